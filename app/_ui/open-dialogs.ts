/** The modal dialogs that are open. A modal dialog makes the rest of the page inert, so a message to every screen stands in the last one. */
let open: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function change(dialogs: readonly HTMLDialogElement[]): void {
  open = dialogs
  for (const listener of listeners) listener()
}

export const openDialogs = {
  /** Adds a dialog above the others. Returns the function that removes it. */
  add(dialog: HTMLDialogElement): () => void {
    change([...open, dialog])
    return () => change(open.filter((other) => other !== dialog))
  },
  /** The dialog above all others, or `undefined` if none is open. */
  last: (): HTMLDialogElement | undefined => open.at(-1),
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
