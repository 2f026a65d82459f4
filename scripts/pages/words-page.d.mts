export function missingWords(): readonly {
  readonly game: string
  readonly name: string
  readonly word: string
  readonly need: string
  readonly reason?: { readonly en: string; readonly it: string }
}[]
export function wordsPages(): Record<string, string>
