export type Figures = Record<string, number>

/** The figures of one state of the project, from its text files by path. */
export function figuresOf(files: ReadonlyMap<string, string>): Figures
export function tableOf(columns: readonly { readonly title: string; readonly figures: Figures }[]): string
