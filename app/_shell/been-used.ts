let isUsed = false

/** Whether the user has pressed anything since this document loaded; further pages of the site open in the same document. */
export const hasBeenUsed = (): boolean => isUsed

/** Begins to watch for the first press or key. */
export function watchUse(): void {
  const note = () => {
    isUsed = true
  }
  for (const type of ['pointerdown', 'keydown'])
    window.addEventListener(type, note, { capture: true, once: true })
}
