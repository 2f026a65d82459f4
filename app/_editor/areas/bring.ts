import { bringSchemas } from '../objects/bring'
import type { EditorSession } from '../session'
import { Outlines } from './outline-hand'

/** The hand that a session has for outlines, or one for it. */
export function outlinesOf(session: EditorSession): Outlines {
  const { outlines: held } = session.state
  return held instanceof Outlines ? held : new Outlines(session)
}

/** The session has the hand, and the schemas that say where areas are named. */
export async function takeOutlines(session: EditorSession, hand: Outlines): Promise<void> {
  session.takeOutlines(hand)
  await bringSchemas(session)
}
