/** Describes the targets of an armed figure from its cell or from an empty hex in reach, and one line of fire. */
import type { CellIndex, Inspection, Message, MessageValue } from '../../../types'
import { cellName, unitName } from '../events'
import type { Rules } from '../rules'
import { farthest, shotAt, weaponNow } from '../rules/aim'
import { cellsOf, isAble, piecesWhere, sideOf } from '../rules/figures'
import { lineOfFire, type Shot, sightFrom } from '../rules/sight/sight'
import { type CryHavocState, isLiving } from '../state'

type Cell = Inspection['cells'][number]

/** Names of the visible hexes, by cover. */
const KINDS = ['none', 'light', 'medium'] as const

/** Inspects an armed figure: all that it sees, and the enemies among it. */
export function inspectSight(rules: Rules, state: CryHavocState, shooter: number): Inspection | undefined {
  if (rules.pieces.weapon[shooter] < 0 || !isAble(rules, state, shooter)) return undefined
  const foes = foesOf(rules, state, shooter).map((piece) => {
    const shot = shotAt(rules, state, shooter, piece)
    const label = shot.possible
      ? seenMessage(shot.cover, shot.range)
      : stopMessage(rules, state, shooter, unitName(rules, piece), shot)
    return { cells: cellsOf(state, piece), shot, label }
  })
  const seen = foes.filter(({ shot }) => shot.possible)
  const taken = new Set(foes.flatMap(({ cells }) => cells))
  const from = state.cell[shooter]
  return {
    title: { key: 'cry-havoc.inspect.sight', values: { unit: unitName(rules, shooter) } },
    verdict: { key: 'cry-havoc.inspect.seen', values: { seen: seen.length, foes: foes.length } },
    sums: [],
    cells: [
      ...foes.flatMap(({ cells, label, shot }) =>
        cells.map((cell) => ({ cell, kind: shot.possible ? 'target' : 'blocked', label })),
      ),
      ...fieldFrom(rules, state, rules.cache.living, shooter, from).filter(({ cell }) => !taken.has(cell)),
    ],
    lines: seen.map(({ shot }) => fireLine(rules, shooter, from, shot.to)),
  }
}

/** Inspects an empty hex: the line to it in a step of shots, otherwise the view of the active figure from there. */
export function inspectHex(rules: Rules, state: CryHavocState, at: CellIndex): Inspection | undefined {
  const { active, phase } = state
  const { sight, board } = rules
  if (active < 0 || rules.pieces.weapon[active] < 0 || !sight || at < 0 || at >= board.grid.size)
    return undefined
  const living = rules.cache.living.slice()
  const values = { unit: unitName(rules, active), cell: cellName(rules, at) }
  if (phase === 'movement') {
    for (const cell of cellsOf(state, active)) living[cell] = 0
    return {
      title: { key: 'cry-havoc.inspect.sight-from', values },
      sums: [],
      cells: [{ cell: at, kind: 'target' }, ...fieldFrom(rules, state, living, active, at)],
      lines: [],
    }
  }
  if ((phase !== 'first-shots' && phase !== 'second-shots') || at === state.cell[active]) return undefined
  const weapon = weaponNow(rules, state, active)
  if (!weapon) return undefined
  const shot = lineOfFire(sight, living, state.cell[active], [at], weapon)
  return {
    title: { key: 'cry-havoc.inspect.line', values: { ...values, range: shot.range } },
    verdict: shot.possible ? coverMessage(shot.cover) : stopMessage(rules, state, active, values.cell, shot),
    sums: [],
    cells: [
      ...(shot.atCell >= 0 ? [{ cell: shot.atCell, kind: 'blocked' }] : []),
      { cell: at, kind: shot.possible ? KINDS[shot.cover] : 'target' },
    ],
    lines: [fireLine(rules, active, state.cell[active], at)],
  }
}

const foesOf = (rules: Rules, state: CryHavocState, shooter: number): number[] =>
  piecesWhere(
    rules,
    (piece) => sideOf(rules, state, piece) !== rules.pieces.side[shooter] && isLiving(state, piece),
  )

function fieldFrom(
  rules: Rules,
  state: CryHavocState,
  living: Uint8Array,
  shooter: number,
  from: CellIndex,
): Cell[] {
  const weapon = weaponNow(rules, state, shooter)
  if (!rules.sight || !weapon) return []
  const { grid } = rules.board
  const { cells, cover } = sightFrom(rules.sight, living, from, weapon)
  return Array.from(cells.keys())
    .filter((cell) => cells[cell] === 1)
    .map((cell) => ({
      cell,
      kind: KINDS[cover[cell]],
      label: seenMessage(cover[cell], grid.distance(from, cell)),
    }))
}

const seenMessage = (cover: number, range: number): Message => ({
  key: 'cry-havoc.inspect.seen-at',
  values: { cover: KINDS[cover], range },
})
const coverMessage = (cover: number): Message => ({
  key: 'cry-havoc.inspect.clear',
  values: { cover: KINDS[cover] },
})

/** Returns the reason why the line does not reach its target, in the words of a refusal. */
function stopMessage(
  rules: Rules,
  state: CryHavocState,
  shooter: number,
  target: MessageValue,
  shot: Shot,
): Message {
  return {
    key: `cry-havoc.refuse.shot-${shot.whyNot.slice(3)}`,
    values: {
      unit: unitName(rules, shooter),
      target,
      range: shot.range,
      most: farthest(rules, state, shooter),
    },
  }
}

const fireLine = (rules: Rules, shooter: number, from: CellIndex, to: CellIndex) => ({
  kind: 'fire',
  side: rules.sides[rules.pieces.side[shooter]],
  from,
  to,
})
