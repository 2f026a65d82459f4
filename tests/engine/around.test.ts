/** The reach of a unit on a cell in the studio equals the moves that the game offers it there. */
import { describe, expect, test } from 'vitest'
import { aroundIn } from '../../engine/compile/around'
import { apply, compile, decisions, setUpAs } from '../../engine/game'
import type { GameDef, UnitKind, WrittenPosition } from '../../engine/types'
import { loadPack } from './support/content'

/** Returns a case's position with one unit on the map in its own movement. */
const WRITTEN: Readonly<Record<string, (kind: UnitKind, at: string) => object>> = {
  corteo: ({ unit, side }, at) => ({ hand: 1, turn: side, phase: 'movement', units: [{ unit, at }] }),
  kriegspiel: ({ unit, side }, at) => ({ turn: side, phase: 'moves', units: [{ unit, side, at }] }),
  'cry-havoc': ({ unit, side }, at) => ({ side, units: [{ unit, side, at }] }),
}

/** Returns the cells that the game offers. If selection is a choice of its own, the one piece is selected first. */
function movesOf(def: GameDef, given: object): string[] {
  let state = setUpAs(def, given as WrittenPosition, [])
  for (;;) {
    const [asked] = decisions(def, state)
    const moves = (asked?.choices ?? []).filter(({ action: { type } }) => type === 'move')
    if (moves.length > 0) return [...new Set(moves.map(({ action: { cell } }) => String(cell)))].sort()
    const take = asked?.choices.find(({ action: { type } }) => type === 'select' || type === 'activate')
    const next = take && apply(def, state, asked.seat, take.action)
    if (!next?.ok) return []
    state = next.value.state
  }
}

function gameOf(pack: string) {
  const raw = loadPack(pack)
  const [scenario] = Object.keys(raw.scenarios)
  const [def, around] = [compile(raw, scenario), aroundIn(raw, scenario)]
  if (!def.ok || !around.ok) throw new Error(`${pack} is not compiled`)
  return { def: def.value, ask: around.value }
}

describe.each(Object.keys(WRITTEN))('%s', (pack) => {
  const { def, ask } = gameOf(pack)
  const { names, size } = def.grid
  const { kinds } = ask()

  test('offers the moves of a unit alone on the map, on cells all over it', () => {
    let compared = 0
    for (const kind of kinds.slice(0, 6))
      for (let at = 7; at < size; at += Math.ceil(size / 12)) {
        const [reach] = ask({ kind, at }).layers
        const offered = movesOf(def, WRITTEN[pack](kind, names[at]))
        // A position may put it on a forbidden cell.
        if (!reach || offered.length === 0) continue
        compared++
        expect(reach.cells.map(({ cell }) => names[cell]).sort(), `${kind.unit} ${names[at]}`).toEqual(
          offered,
        )
      }
    expect(compared).toBeGreaterThan(2)
  })

  test('has more than reach to say of some kind, and nothing of nobody', () => {
    const said = kinds.flatMap((kind) =>
      ask({ kind, at: 7 + Math.floor(size / 2) }).layers.map(({ id }) => id),
    )
    expect(new Set(said).size).toBeGreaterThan(1)
    expect(ask({ kind: { unit: 'nobody' }, at: 9 }).layers).toEqual([])
    expect(ask().layers).toEqual([])
  })
})

test('a ruleset without the port has no kinds', () => {
  expect(gameOf('junta').ask()).toEqual({ kinds: [], layers: [] })
})
