import { RULESETS, rulesetsFor } from '../../../schemas/catalogue'
import { loadParts } from '../../../schemas/library'
import type { EditorSession } from '../session'
import { Objects } from './object-hand'

/** The hand that a session has for what stands on its maps, or one for it. */
export function handOf(session: EditorSession): Objects {
  const { objects: held } = session.state
  return held instanceof Objects ? held : new Objects(session)
}

/** The session has the hand, and the schemas that say what it can hold. */
export async function takeHand(session: EditorSession, objects: Objects = handOf(session)): Promise<void> {
  session.takeObjects(objects)
  await bringSchemas(session)
}

/** The schemas that say what the files of this session name. */
export async function bringSchemas(session: EditorSession): Promise<void> {
  const { ruleset } = session.files
  const isKnown = ruleset !== undefined && RULESETS.includes(ruleset)
  await loadParts(rulesetsFor(ruleset, isKnown))
  session.changed()
}
