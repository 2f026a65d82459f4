export declare function hiddenFaults(path: string, text: string): string[]
