/** Asks the browser to keep the site for when the server is away (`public/offline.js`), without taking time from the page. */
export async function keepForOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register('/offline.js', { updateViaCache: 'none' })
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ look: lookOf(document.cookie), path: location.pathname })
  } catch {
    // Forbidden by the reader or out of room: the site works as before.
  }
}

/** Language and theme, which the documents are written in. */
export const lookOf = (cookies: string): string =>
  ['language', 'theme']
    .map((name) => new RegExp(`(?:^|; )${name}=(\\w+)`).exec(cookies)?.[1] ?? '-')
    .join(' ')
