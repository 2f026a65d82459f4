/** Seats of bots that people took over in games with secrets: said to everybody, and kept with the game beside its record. */
import { type Session, stepCount } from '../replay/session'
import type { Seat } from '../types'
import type { Control, Controls } from './controls'
import { hasHidden } from './hidden'

/** After so many steps a person took the seat over from a bot, and sees from then on what is hidden there. */
export type Takeover = { readonly step: number; readonly seat: Seat }

/** What there is to say after a seat is played by somebody else: each seat once a step. */
export function withTakeover(
  takeovers: readonly Takeover[],
  session: Session,
  before: Controls,
  { seat, control }: { readonly seat: Seat; readonly control: Control },
): readonly Takeover[] {
  if (before[seat] === 'human' || control !== 'human' || !hasHidden(session)) return takeovers
  const step = stepCount(session)
  const isSaid = takeovers.some((one) => one.seat === seat && one.step === step)
  return isSaid ? takeovers : [...takeovers, { step, seat }]
}

/** The same after steps were taken back: what was looked at stays said, at the last step that is left. */
export const takenBackTo = (takeovers: readonly Takeover[], last: number): readonly Takeover[] =>
  takeovers.some(({ step }) => step > last)
    ? takeovers.map(({ step, seat }) => ({ seat, step: Math.min(step, last) }))
    : takeovers

/** Whether something that was kept has the shape of them. */
export const areTakeovers = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.every(isTakeover))

const isTakeover = (value: Partial<Takeover> | null): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Number.isSafeInteger(value.step) &&
  typeof value.seat === 'string'
