/** Completion, explanations, search and brackets: what a text needs when somebody writes in it. */

/** Fetches it. */
export const bringHelp = () => import('./code-help')

/** Keys that only the help answers: find, go to, next, choose alike, complete. */
export const wantsHelp = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'F3' || ((ctrlKey || metaKey) && ['f', 'g', 'd', 'l', ' '].includes(key.toLowerCase()))
