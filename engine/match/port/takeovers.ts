/** Seats that people took over from bots in games with secrets. They are public and saved beside the record. */
import { type Session, stepCount } from '../../replay/session'
import type { Seat } from '../../types'
import type { Control, Controls } from './controls'
import { hasHidden } from './hidden'

/** A person took the seat over after this many steps, and sees its secrets from then on. */
export type Takeover = { readonly step: number; readonly seat: Seat }

/** The takeovers after a change of the player of a seat; each seat at most once a step. */
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

/** The takeovers after undo: they remain, moved to the last step that is left. */
export const takenBackTo = (takeovers: readonly Takeover[], last: number): readonly Takeover[] =>
  takeovers.some(({ step }) => step > last)
    ? takeovers.map(({ step, seat }) => ({ seat, step: Math.min(step, last) }))
    : takeovers

/** Whether a loaded value has the shape of takeovers. */
export const areTakeovers = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.every(isTakeover))

const isTakeover = (value: Partial<Takeover> | null): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Number.isSafeInteger(value.step) &&
  typeof value.seat === 'string'
