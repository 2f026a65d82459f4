/** Completion, explanations, search and brackets, for a text that is being edited. */

export const loadHelp = () => import('./code-help')

/** Keys that need the help: find, go to, next, select alike, complete. */
export const wantsHelp = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'F3' || ((ctrlKey || metaKey) && ['f', 'g', 'd', 'l', ' '].includes(key.toLowerCase()))
