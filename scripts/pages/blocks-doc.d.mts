/** Returns the page with its tables filled. */
export function blocksPage(): Readonly<Record<string, string>>
/** Returns the definitions that a table names; `every Effect` stands for all words of the kind. */
export function namesIn(names: string): string[]
