export declare const LIMITS: { readonly file: number; readonly function: number }
export declare function tooLong(path: string, text: string): { what: string; says: string }[]
export declare function sizeFaults(root: string, still?: readonly string[]): string[]
