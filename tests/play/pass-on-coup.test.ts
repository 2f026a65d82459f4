/** A player who stays out of coups passes them with far fewer presses, and misses nothing that concerns them. */
import { expect, test } from 'vitest'
import { afterChoice, nextPass, type Passed, passingChoice, turnOf } from '../../app/_play/choices/pass-on'
import { compile } from '../../engine/game'
import { seedRandom } from '../../engine/kernel/random'
import type { Controls } from '../../engine/match/port/controls'
import type { Session } from '../../engine/replay/session'
import { authoring } from '../../engine/rulesets/junta/authoring'
import type { GameState, Seat } from '../../engine/types'
import { loadPack } from '../engine/support/content'
import { governed, republic } from '../junta/coup-field'
import { LocalGame } from './local-game'

/** The phases of a coup in which a player is asked again and again. */
const COUP = ['movement', 'attack', 'bombard', 'fire']

const made = compile(loadPack('junta'), 'five-families')
if (!made.ok) throw new Error(JSON.stringify(made.error))
const def = made.value
const [me] = def.seats

type Counts = { passes: number; presses: number }

/** Plays on; the player passes in coups and plays at random elsewhere. A press is needed whenever no run goes on. */
function playOn(game: LocalGame, me: Seat, counts: Counts, isEnd: () => boolean = () => false): void {
  const { def } = game
  let passed: Passed | undefined
  let run: { since: number } | undefined
  for (let guard = 0; guard < 3000 && !game.view().outcome && !isEnd(); guard++) {
    if (game.botSteps(1) > 0) continue
    const view = game.view()
    const { decision } = view
    if (!decision) return
    const passing = COUP.includes(decision.phase) ? passingChoice(decision) : undefined
    if (!passing) {
      ;[passed, run] = [undefined, undefined]
      game.chooseForMe(false)
      continue
    }
    const round = turnOf(view.table)
    const next = passed && run ? nextPass(passed, view, round, run.since, def.sideOf[me]) : 'stop'
    counts.passes++
    if (typeof next === 'string') counts.presses++
    // The run starts with the second press.
    run = typeof next !== 'string' || passed ? { since: view.log[0]?.count ?? 0 } : undefined
    passed = afterChoice(passed, decision, passing, round)
    game.choose(passing)
  }
}

const botsBut = (seats: readonly Seat[], me: Seat, bot: 'random' | 'greedy'): Controls =>
  Object.fromEntries(seats.map((seat) => [seat, seat === me ? 'human' : bot]))

test('presses in coups', () => {
  const counts: Counts = { passes: 0, presses: 0 }
  for (const seed of [1, 2])
    playOn(new LocalGame(def, { seed, controls: botsBut(def.seats, me, 'random') }), me, counts)
  console.info(JSON.stringify(counts))
  expect(counts.passes).toBeGreaterThan(20)
  expect(counts.presses).toBeLessThan(counts.passes * 0.65)
})

/** The most presses in a coup for a player with one marine who stays out of it. Without *Pass on* each of the 12 passes is one. */
const MOST_PRESSES = 3

test('a coup needs few presses of the owner of one marine', () => {
  const island = republic()
  const { offices = {}, ...rest } = governed(island, { phase: 'movement' })
  const admiral = offices['office-admiral']
  const leader = offices['office-first-brigade']
  const coup = { phase: 1, leader, rebels: [leader, offices['office-air-force']] }
  const all = [1, 2].map((seed): Counts => {
    const start: GameState = authoring.position(island, { ...rest, offices, coup }, [])
    const session: Session = {
      ...{ def: island, seed, last: undefined, undone: undefined },
      start: { ...start, rng: seedRandom(seed) },
    }
    const game = new LocalGame(island, { seed, session, controls: botsBut(island.seats, admiral, 'greedy') })
    const counts: Counts = { passes: 0, presses: 0 }
    const turn = turnOf(game.view().table)
    playOn(game, admiral, counts, () => turnOf(game.view().table) !== turn)
    return counts
  })
  console.info(JSON.stringify(all))
  const most = (of: keyof Counts) => Math.max(...all.map((counts) => counts[of]))
  expect(most('passes')).toBeGreaterThanOrEqual(12)
  expect(most('presses')).toBeLessThanOrEqual(MOST_PRESSES)
})
