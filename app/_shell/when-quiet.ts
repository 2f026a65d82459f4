/** How long a page is left alone after it has come to life, in milliseconds. */
const QUIET_MS = 4000

/** Once a page, and not while the site is being written: what is kept would stand in the way of what changes. */
export function keepWhenQuiet() {
  if (process.env.NODE_ENV === 'production')
    setTimeout(() => void import('./offline').then((it) => it.keepForOffline(), String), QUIET_MS)
}
