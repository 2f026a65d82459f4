/** What speaks to the site is fetched a little after the first writing, in milliseconds: the table comes first. */
const FETCHED_AFTER_MS = 3000

let nudge: (() => void) | undefined
let isComing = false

/** Says that there is something new for the site. Without the site, what speaks to it is fetched at a later writing. */
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
