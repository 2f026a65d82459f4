/**
 * Tells the site, in each request from here on, that this page was opened by an address that is not the reader's own machine. The site
 * cannot know where a proxy before it hides that; a browser always does. It only ever takes away.
 */
export function markElsewhere() {
  const { hostname } = window.location
  if (/^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname)) return
  // biome-ignore lint/suspicious/noDocumentCookie: the CookieStore interface is not in every browser yet
  document.cookie = 'ludoteca-elsewhere=1; path=/; samesite=lax'
}
