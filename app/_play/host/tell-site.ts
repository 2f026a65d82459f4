/** Milliseconds after the first save until the synchronisation code loads: the table comes first. */
const FETCHED_AFTER_MS = 3000

let nudge: (() => void) | undefined
let isComing = false

/** Reports a change for the server. If the synchronisation code failed to load, a later save tries again. */
export function tellSite(): void {
  nudge?.()
  if (nudge || isComing) return
  isComing = true
  setTimeout(() => {
    import('./sync-runner').then(
      ({ pageSync }) => {
        nudge = pageSync().nudge
        nudge()
      },
      () => {
        isComing = false
      },
    )
  }, FETCHED_AFTER_MS)
}
