/** The address of a saved game on the site; `at` is the id of its pack or draft. */
export function gameAddress(at: string, scenario: string, game: string, more: Asked = {}): string {
  const asked = new URLSearchParams({ scenario, game })
  if (more.isOfNow) asked.set('pack', 'now')
  if (more.moment !== undefined) asked.set('at', String(more.moment))
  return `/play/${encodeURIComponent(at)}?${asked}`
}

/** `moment`: the step to show. `isOfNow`: replayed on the current pack. */
type Asked = { readonly moment?: number; readonly isOfNow?: boolean }
