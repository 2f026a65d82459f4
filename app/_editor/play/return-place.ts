/** The query of the studio's address for a visitor from a table ("Change something" there, and back here). */
export type ReturnPlace = {
  readonly scenario?: string
  /** The saved game that is replayed when the pack is played again. */
  readonly game?: string
}

export function returnPlace(): ReturnPlace {
  const asked = new URLSearchParams(location.search)
  const { scenario, game } = Object.fromEntries(asked)
  return { scenario, game }
}

/** The address of the game as it was left, or `undefined` if the user came from elsewhere. */
export function wayBack(): string | undefined {
  const { from, was } = Object.fromEntries(new URLSearchParams(location.search))
  return from && was && `/play/${encodeURIComponent(from)}?game=${encodeURIComponent(was)}`
}

/** Makes the current game the one to replay after the next change. */
export function goOnWith(game: string): void {
  const address = new URL(location.href)
  if (!address.searchParams.has('game')) return
  address.searchParams.set('game', game)
  history.replaceState(history.state, '', address)
}
