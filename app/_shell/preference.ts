/** Stores a user's choice for a year in a cookie, which the server reads at the next request. */
export function keepPreference(name: 'language' | 'theme', value: string) {
  const year = 60 * 60 * 24 * 365
  // biome-ignore lint/suspicious/noDocumentCookie: the CookieStore interface is not in every browser yet
  document.cookie = `${name}=${value}; path=/; max-age=${year}; samesite=lax`
}
