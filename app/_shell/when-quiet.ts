/** Milliseconds after hydration before caching starts. */
const QUIET_MS = 4000

/** Starts caching once a page. Not in development, because cached files would hide changes. */
export function keepWhenQuiet() {
  if (process.env.NODE_ENV === 'production')
    setTimeout(() => void import('./offline').then((it) => it.keepForOffline(), String), QUIET_MS)
}
