import { RULESETS, rulesetsFor } from '../../../../schemas/catalogue'
import { loadParts } from '../../../../schemas/library'
import type { EditorSession } from '../../session'
import { Objects } from './object-controller'

/** Returns the session's object controller, or creates one. */
export function objectsOf(session: EditorSession): Objects {
  const { objects: held } = session.state
  return held instanceof Objects ? held : new Objects(session)
}

/** Stores the controller in the session, and loads the schemas that tell which objects exist. */
export async function takeObjects(
  session: EditorSession,
  objects: Objects = objectsOf(session),
): Promise<void> {
  session.takeObjects(objects)
  await loadObjectSchemas(session)
}

/** Loads the schemas that tell which fields are names. */
export async function loadObjectSchemas(session: EditorSession): Promise<void> {
  const { ruleset } = session.files
  const isKnown = ruleset !== undefined && RULESETS.includes(ruleset)
  await loadParts(rulesetsFor(ruleset, isKnown))
  session.changed()
}
