import { loadObjectSchemas } from '../../objects/controller/load'
import type { EditorSession } from '../../session'
import { Outlines } from './outline-controller'

/** Returns the session's outline controller, or creates one. */
export function outlinesOf(session: EditorSession): Outlines {
  const { outlines: held } = session.state
  return held instanceof Outlines ? held : new Outlines(session)
}

/** Stores the controller in the session, and loads the schemas that tell which fields name areas. */
export async function takeOutlines(session: EditorSession, hand: Outlines): Promise<void> {
  session.takeOutlines(hand)
  await loadObjectSchemas(session)
}
