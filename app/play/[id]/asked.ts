/** What the address of a table asks for. */
import { readSeed } from '../../../engine/kernel/seed'
import type { Seed } from '../../../engine/types'
import type { Where } from '../../_play/types'

export type Asked = {
  scenario?: string
  seed?: Seed
  /** A kept game. */
  game?: string
  /** A step of the game, to look at: counted from 0 before the first act. */
  moment?: number
  /** The game is wanted on the pack as it is now, also if it was begun with another state of it. */
  isOfNow: boolean
  where: Where
}

/** Reads it from the part after the question mark; what is there twice counts as not there. */
export function readAsked(address: string): Asked {
  const search = new URLSearchParams(address)
  const one = (name: string) =>
    search.getAll(name).length === 1 ? (search.get(name) ?? undefined) : undefined
  const [seed, at] = [one('seed'), one('at')]
  return {
    scenario: one('scenario'),
    seed: seed === undefined ? undefined : readSeed(seed),
    game: one('game'),
    moment: at !== undefined && /^\d{1,6}$/.test(at) ? Number(at) : undefined,
    isOfNow: one('pack') === 'now',
    where: one('compute') === 'worker' ? 'worker' : 'page',
  }
}
