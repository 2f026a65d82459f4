/** Files shown as lists of entries instead of text: scenarios, decks of cards, tracks. */
export const hasOutline = (file: string): boolean =>
  /^(?:(?:scenarios|decks)\/[^/]+|tracks)\.ya?ml$/.test(file)
