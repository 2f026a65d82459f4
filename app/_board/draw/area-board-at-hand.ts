/** How maps of areas are drawn comes when one is to be shown: maps of hexes and squares carry none of it (decision 43). */
type AreaBoard = typeof import('./area-board')

let atHand: AreaBoard | undefined

/** For a stage that comes together with it. */
export function putAreaBoard(board: AreaBoard): void {
  atHand = board
}

/** Fetches it once; what could not be fetched is asked for again next time. */
export async function loadAreaBoard(): Promise<void> {
  atHand ??= await import('./area-board')
}

/** @throws when a map of areas is drawn before it was fetched: none may be shown as something else */
export function areaBoard(): AreaBoard {
  if (!atHand) throw new Error('How maps of areas are drawn was not loaded.')
  return atHand
}
