type Fault = { readonly line: number; readonly says: string }

/** The faults of one file, each with its line. */
export function englishFaults(file: string, text: string): Fault[]
