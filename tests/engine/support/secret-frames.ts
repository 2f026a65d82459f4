/** Returns the frames of a match as text, for a viewer with an own screen and for one who shares it. */
import { LocalMatch } from '../../../engine/match/local/local-match'
import type { Frame } from '../../../engine/match/port/match'
import type { Session } from '../../../engine/replay/session'
import type { Pointed, Seat, Viewer } from '../../../engine/types'

/** With `points`, includes the refusals of a press on them. */
export function framesFor(session: Session, viewer: Viewer, points: readonly Pointed[] = []): string {
  const { def } = session
  const bots = Object.fromEntries(def.seats.map((seat): [Seat, 'random'] => [seat, 'random']))
  const alone = new LocalMatch(def, {
    ...{ seed: session.seed, session },
    controls: viewer === 'spectator' ? bots : { ...bots, [viewer]: 'human' },
  })
  const answers = points.map((at, id) => {
    const cell = at.kind === 'cell' ? at.cell : -1
    const piece = at.kind === 'piece' ? at.piece : undefined
    alone.send({ type: 'explain', id, press: { kind: 'cell', pressed: { cell, piece } } })
    return alone.frame().answer
  })
  return JSON.stringify([alone.frame(), answers, sharedFrame(session, viewer)])
}

/**
 * All seats share the screen and the viewer has it, or no seat for a spectator. The history is left out, because some of it was
 * secret.
 */
function sharedFrame({ def, seed, start, last }: Session, viewer: Viewer): Frame {
  const session: Session = { def, seed, start: last?.state ?? start, last: undefined, undone: undefined }
  const shared = new LocalMatch(def, { seed, session })
  if (viewer !== 'spectator') shared.send({ type: 'take-screen', seat: viewer })
  return shared.frame()
}
