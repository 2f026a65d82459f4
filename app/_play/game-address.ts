/** Where a kept game is opened, on the site: `at` names its pack or draft. */
export function gameAddress(at: string, scenario: string, game: string, more: Asked = {}): string {
  const asked = new URLSearchParams({ scenario, game })
  if (more.isOfNow) asked.set('pack', 'now')
  if (more.moment !== undefined) asked.set('at', String(more.moment))
  return `/play/${encodeURIComponent(at)}?${asked}`
}

/** `moment`: the step that is looked at. `isOfNow`: replayed on the pack as it is now. */
type Asked = { readonly moment?: number; readonly isOfNow?: boolean }
