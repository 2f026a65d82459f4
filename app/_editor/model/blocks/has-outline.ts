/** Files that are read as lists of things rather than as text: scenarios, decks of cards, tracks. */
export const hasOutline = (file: string): boolean =>
  /^(?:(?:scenarios|decks)\/[^/]+|tracks)\.ya?ml$/.test(file)
