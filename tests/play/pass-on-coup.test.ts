/** A player who stays out of coups passes them with far fewer presses, and misses nothing that concerns them. */
import { expect, test } from 'vitest'
import { afterChoice, nextPass, type Passed, passingChoice, turnOf } from '../../app/_play/choices/pass-on'
import { compile } from '../../engine/game'
import { loadPack } from '../engine/support/content'
import { LocalGame } from './local-game'

/** The phases of a coup in which a player is asked again and again. */
const COUP = ['movement', 'attack', 'bombard', 'fire']

const made = compile(loadPack('junta'), 'five-families')
if (!made.ok) throw new Error(JSON.stringify(made.error))
const def = made.value
const [me, ...others] = def.seats

type Counts = { passes: number; presses: number }

/** Plays on; the player passes in coups and plays at random elsewhere. A press is needed whenever no run goes on. */
function playCoups(seed: number, counts: Counts): void {
  const controls = Object.fromEntries(others.map((seat) => [seat, 'random' as const]))
  const game = new LocalGame(def, { seed, controls: { ...controls, [me]: 'human' } })
  let passed: Passed | undefined
  let run: { since: number } | undefined
  for (let guard = 0; guard < 3000 && !game.view().outcome; guard++) {
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

test('presses in coups', () => {
  const counts: Counts = { passes: 0, presses: 0 }
  for (const seed of [1, 2]) playCoups(seed, counts)
  console.info(JSON.stringify(counts))
  expect(counts.passes).toBeGreaterThan(20)
  expect(counts.presses).toBeLessThan(counts.passes * 0.65)
})
