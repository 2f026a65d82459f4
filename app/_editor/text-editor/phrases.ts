/** The built-in phrases of the text editor, by their key under `studio.editor`. */
const PHRASES = {
  find: 'Find',
  replace: 'Replace',
  next: 'next',
  previous: 'previous',
  all: 'all',
  matchCase: 'match case',
  regexp: 'regexp',
  byWord: 'by word',
  replaceOne: 'replace',
  replaceAll: 'replace all',
  close: 'close',
  goToLine: 'Go to line',
  go: 'go',
  currentMatch: 'current match',
  onLine: 'on line',
  replacedMatches: 'replaced $ matches',
  replacedOnLine: 'replaced match on line $',
  diagnostics: 'Diagnostics',
  noDiagnostics: 'No diagnostics',
  foldedLines: 'Folded lines',
  unfoldedLines: 'Unfolded lines',
  to: 'to',
  foldedCode: 'folded code',
  unfold: 'unfold',
  foldLine: 'Fold line',
  unfoldLine: 'Unfold line',
  completions: 'Completions',
  controlCharacter: 'Control character',
} as const

export const phrasesIn = (words: (key: keyof typeof PHRASES) => string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(PHRASES).map(([key, phrase]) => [phrase, words(key as keyof typeof PHRASES)]),
  )
