/** Three armies at war with each other: random games to the end, and a secret placement. */
import { expect, test } from 'vitest'
import { merge } from '../../engine/compile/merge'
import { compile, decisions, outcome, setup, view } from '../../engine/game'
import type { KriegspielDef } from '../../engine/rulesets/kriegspiel/rules'
import type { KriegspielState } from '../../engine/rulesets/kriegspiel/state'
import type { RawPack } from '../../engine/types'
import { readPack } from '../cli/support/read-pack'
import { playRandomly, playsAgain } from '../engine/support/random-play'
import { own } from '../support/own'

const raw = await readPack('examples/three-crowns')

function threeArmies(change: object = {}): KriegspielDef {
  const scenarios = { ...raw.scenarios, 'three-crowns': merge(raw.scenarios['three-crowns'], change) }
  const made = compile({ ...raw, scenarios } as RawPack, 'three-crowns')
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  return own(made.value)
}

/** Returns the violated invariant of a game of three, or `undefined`. */
function faultOf({ rules }: KriegspielDef, state: KriegspielState): string | undefined {
  const { out = [], cell, arsenals, turn, phase } = state
  if (new Set(cell.filter((at) => at >= 0)).size !== cell.filter((at) => at >= 0).length)
    return 'two on a square'
  const isLeft = cell.some((at, piece) => at >= 0 && out.includes(rules.pieces.side[piece]))
  if (isLeft) return 'a unit of a side that is out'
  if (arsenals.some((stands, index) => stands === 1 && out.includes(rules.arsenals.side[index])))
    return 'an arsenal of a side that is out'
  return phase !== 'over' && out.includes(turn) ? 'a side that is out is in turn' : undefined
}

test('random games end, are what they must be on the way, and go the same way again', () => {
  const def = threeArmies({ endings: { agreement: false } })
  let left = 0
  for (let seed = 1; seed <= 12; seed++) {
    const faults = new Set<string>()
    const played = playRandomly<KriegspielState>(def, seed, {
      busy: true,
      watch: (now) => {
        const fault = faultOf(def, now)
        if (fault) faults.add(fault)
        left = Math.max(left, now.out?.length ?? 0)
      },
    })
    expect([seed, [...faults], played.over]).toEqual([seed, [], true])
    if (seed <= 4) expect(playsAgain(def, seed, played)).toBe(true)
    expect(outcome(def, played.state)?.scores).toHaveLength(3)
  }
  expect(left).toBe(1)
})

test('all three place their units at once, and nobody sees those of the others', () => {
  const def = threeArmies({ opening: undefined, setup: { placement: 'free', secret: true } })
  const state = setup(def, { seed: 1 })
  expect(decisions(def, state).map(({ seat }) => seat)).toEqual(['north', 'east', 'south'])
  const all = playRandomly<KriegspielState>(def, 3, { anyone: true, most: 60 }).state
  const seen = view(def, all, 'east') as KriegspielState
  const shown = new Set(seen.cell.flatMap((at, piece) => (at >= 0 ? [def.rules.pieces.side[piece]] : [])))
  expect([all.phase, [...shown]]).toEqual(['placement', [1]])
})
