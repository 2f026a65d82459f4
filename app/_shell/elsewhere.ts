/**
 * Marks all further requests of a page that was opened by an address outside the user's own machine. The site cannot detect that
 * behind a proxy, but the browser can. The mark only ever removes rights.
 */
export function markElsewhere() {
  const { hostname } = window.location
  if (/^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname)) return
  // biome-ignore lint/suspicious/noDocumentCookie: the CookieStore interface is not in every browser yet
  document.cookie = 'ludoteca-elsewhere=1; path=/; samesite=lax'
}
