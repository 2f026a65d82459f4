/** Random numbers of a bot for mutual guesses. They are equal in equal positions and depend on its hand, so that others cannot predict them. */
import { nextBelow, seedRandom } from '../../../kernel/random'
import { handPlace } from '../rules/cards'
import { type JuntaState, VALUES } from '../state'
import type { Beliefs } from './beliefs'

/** Returns a number below `count`. `about` distinguishes the questions of one position. */
export function surprise({ seat }: Beliefs, view: JuntaState, about: number, count: number): number {
  if (count <= 1) return 0
  const own = handPlace(seat)
  let mixed = blend(blend(view.turn, seat), about)
  for (let card = 0; card < view.place.length; card++)
    if (view.place[card] === own) mixed = blend(mixed, card)
  for (let value = 0; value < VALUES; value++) {
    mixed = blend(mixed, view.hand[seat * VALUES + value])
    mixed = blend(mixed, view.swiss[seat * VALUES + value])
  }
  return nextBelow(seedRandom(mixed), count)
}

const blend = (mixed: number, part: number): number => Math.imul(mixed ^ (part + 1), 0x9e3779b1) >>> 1
