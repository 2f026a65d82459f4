/** The moments of cards, by phase. */
import type { Moment } from '../rules'
import type { JuntaState } from '../state'

/** Other phases allow no card as an optional action (J-09, J-110). */
export const MOMENTS: Readonly<Record<string, Moment>> = {
  nominate: 'vote',
  back: 'vote',
  decline: 'vote',
  vote: 'vote',
  tie: 'vote',
  abroad: 'any',
  shed: 'any',
  trim: 'any',
  appoint: 'any',
  budget: 'budget',
  force: 'any',
  pay: 'any',
  locations: 'any',
  declare: 'declare',
  bank: 'bank',
  call: 'call',
  movement: 'movement',
}

export const momentIn = (phase: string): Moment | undefined =>
  Object.hasOwn(MOMENTS, phase) ? MOMENTS[phase] : undefined

export const momentOf = ({ phase }: JuntaState): Moment | undefined => momentIn(phase)
