/** Asks the browser to cache the site for offline use (`public/offline.js`), without slowing the page. */
export async function keepForOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register('/offline.js', { updateViaCache: 'none' })
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ look: lookOf(document.cookie), path: location.pathname })
  } catch {
    // If the user forbids it or storage is full, the site works as before.
  }
}

/** The language and theme of the rendered documents. */
export const lookOf = (cookies: string): string =>
  ['language', 'theme']
    .map((name) => new RegExp(`(?:^|; )${name}=(\\w+)`).exec(cookies)?.[1] ?? '-')
    .join(' ')
