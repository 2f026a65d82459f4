/**
 * Every written item of the packs of blocks occurs in fifty games of each scenario. The long run tries all packs, other runs one.
 */
import { expect, test } from 'vitest'
import { tryOut } from '../../engine/trial/trial'
import { readPack } from '../cli/support/read-pack'
import { perScale } from '../support/budget'

const GAMES = 50
const ALL = ['general-strike', 'burning-village', 'oil-shock', 'second-republic', 'three-crowns']
const PACKS = perScale({ daily: ALL.slice(0, 1), reduced: ALL.slice(0, 1), long: ALL })

test.each(PACKS)(`%s: everything comes up in ${GAMES} games`, { timeout: 600_000 }, async (id) => {
  const trial = tryOut(await readPack(`examples/${id}`), { games: GAMES })
  let next = trial.next()
  while (!next.done) next = trial.next()
  expect(next.value).toEqual([])
})
