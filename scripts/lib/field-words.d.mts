type Term = { use: string; never: string[]; except?: string[] }
type Lists = { words: Term[]; identifiers: Term[] }

export function readWords(): Lists
export function faultsOfText(file: string, text: string, lists: Lists): string[]
export function wordedFiles(): string[]
export function wordFaults(): string[]
