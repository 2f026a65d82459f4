export declare const REACH: Readonly<Record<string, readonly string[]>>
export declare function asWritten(texts: ReadonlyMap<string, string>): Map<string, string>
