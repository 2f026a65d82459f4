/** Fights and retreats on open ground, worked out a second time from the words of the rules and the numbers of the pack. */
import { expect, test } from 'vitest'
import { nextBelow, seedRandom } from '../../engine/kernel/random'
import { azure, bundled, gules, Skirmish, type Unit } from './skirmish'

const ROWS = ['..b....', '.t...b.', '...s...', 'b....t.', '..b....', '....s..', '.b...b.']
const MINUS = 'bts'

/** Column and row to three coordinates: the second, fourth ... column is half a hex lower. */
function cube(cell: string): [number, number, number] {
  const column = Number(cell.slice(0, 2)) - 1
  const row = Number(cell.slice(2)) - 1
  const along = row - (column - (column % 2)) / 2
  return [column, along, -column - along]
}
const apart = (a: string, b: string): number => {
  const [first, second] = [cube(a), cube(b)]
  return Math.max(...first.map((one, axis) => Math.abs(one - second[axis])))
}
const CELLS = ROWS.flatMap((row, y) => [...row].map((_, x) => `0${x + 1}0${y + 1}`))
const glyph = (cell: string): string => ROWS[Number(cell.slice(2)) - 1][Number(cell.slice(0, 2)) - 1]

const TYPES = ['foot-serjeant', 'halberd-man', 'spear-man', 'bow-man', 'country-man', 'knight-at-arms']
const COUNTS: Readonly<Record<string, number>> = {
  'foot-serjeant': 2,
  'halberd-man': 2,
  'spear-man': 4,
  'bow-man': 3,
  'country-man': 4,
  'knight-at-arms': 3,
}

type Man = Unit & { readonly at: string }

function position(seed: number): Man[] {
  const rng = seedRandom(seed)
  const free = [...CELLS]
  const left = { gules: { ...COUNTS }, azure: { ...COUNTS } }
  return Array.from({ length: 10 }, (_, index): Man => {
    const side = index % 2 === 0 ? 'gules' : 'azure'
    const able = TYPES.filter((type) => left[side][type] > 0)
    const unit = able[nextBelow(rng, able.length)]
    left[side][unit] -= 1
    const [at] = free.splice(nextBelow(rng, free.length), 1)
    const health = nextBelow(rng, 4) === 0 ? ({ health: 'wounded' } as const) : {}
    const stunned = nextBelow(rng, 6) === 0 ? { stunned: true } : {}
    return (side === 'gules' ? gules : azure)(unit, `m${index}`, at, { ...health, ...stunned }) as Man
  })
}

type Values = { attack: number; defence: number }
const units = (bundled().units as unknown as { units: { id: string; values: Record<string, Values> }[] })
  .units
const valuesOf = ({ unit, health }: Man): Values =>
  units.find(({ id }) => id === unit)!.values[health ?? 'healthy']

/** The column that is read, undefined when the attack is not allowed. */
function columnOf(attackers: readonly Man[], defender: Man): number | undefined {
  const attack = attackers.reduce((sum, man) => sum + valuesOf(man).attack, 0)
  const ratio = Math.floor(attack / valuesOf(defender).defence)
  if (ratio < 1) return undefined
  const worst = attackers.some(({ at }) => MINUS.includes(glyph(at))) ? -1 : 0
  const column = Math.min(8, Math.min(8, ratio) + worst - (MINUS.includes(glyph(defender.at)) ? -1 : 0))
  return column < 1 ? undefined : column
}

const retreats = (men: readonly Man[], man: Man, opponents: readonly Man[]): string[] =>
  CELLS.filter(
    (cell) =>
      apart(cell, man.at) === 1 &&
      men.every((other) => other.at !== cell) &&
      opponents.every((other) => apart(cell, other.at) > apart(man.at, other.at)) &&
      men.every((other) => other.side === man.side || apart(cell, other.at) > 1),
  ).sort()

const SEEDS = 150

test(`${SEEDS} positions: who reaches whom, what column is read, and where the beaten go`, {
  timeout: 120_000,
}, () => {
  const told = { fights: 0, refused: 0, retreats: 0, cornered: 0 }
  for (let seed = 1; seed <= SEEDS; seed++) {
    const men = position(seed)
    const open = (dice: number[] = []) =>
      new Skirmish({ rows: ROWS }, { step: 'fights', side: 'gules', turn: 1, units: men }, dice)
    const able = men.filter(({ side, stunned }) => side === 'gules' && !stunned)
    const beside = (man: Man) => men.filter(({ side, at }) => side !== man.side && apart(at, man.at) === 1)
    if (able.every((man) => beside(man).length === 0)) continue
    const strikers = able.filter((man) => beside(man).length > 0)
    expect(open().offers('select')).toEqual(strikers.map(({ id }) => id).sort())
    for (const foe of men.filter(({ side }) => side === 'azure')) {
      const attackers = strikers.filter((man) => apart(man.at, foe.at) === 1)
      if (attackers.length === 0) continue
      const form = (dice: number[] = []) => {
        const scene = open(dice).do('select', attackers[0].id!).do('against', foe.id!)
        for (const { id } of attackers.slice(1)) scene.do('select', id!)
        return scene
      }
      const column = columnOf(attackers, foe)
      const strike = form()
        .decision()
        .choices.find(({ action }) => action.type === 'strike')
      expect(strike?.label.values?.column, `seed ${seed}, on ${foe.id}`).toBe(column)
      told[column === undefined ? 'refused' : 'fights'] += 1
      if (column === undefined || foe.stunned) continue
      // The last die that makes the defender retreat in that column.
      const die = [6, 5, 6, 6, 7, 9, 10, 10][column - 1]
      const letter = '- C C C C C C C'.split(' ')[column - 1]
      if (letter === '-') continue
      const scene = form([die]).do('strike')
      expect(scene.told('fight')[0]).toMatchObject({ result: 'C' })
      const ways = retreats(men, foe, attackers)
      told[ways.length === 0 ? 'cornered' : 'retreats'] += 1
      if (ways.length === 0) expect(scene.told('cornered')).toHaveLength(1)
      else if (ways.length === 1) expect(scene.told('retreated')[0]).toMatchObject({ cell: ways[0] })
      else expect(scene.offers('retreat')).toEqual(ways)
    }
  }
  expect(
    Object.values(told).every((count) => count >= 20),
    JSON.stringify(told),
  ).toBe(true)
})
