/** The place of a value in a text whose blocks may be written short. It reads schemas, so it loads when it is needed. */
import { schemaFor } from '../../../schemas/catalogue'
import type { ValuePath } from '../../../schemas/diagnostic'
import { rangeOf } from '../../../schemas/language/range'
import { inFull } from '../../../schemas/short'
import { parseText } from '../yaml/parse-text'

/** The range of a value by its path in the long form; undefined if the text has no such value. */
export function writtenRange(file: string, text: string, ruleset: string | undefined, path: ValuePath) {
  const kind = schemaFor(file, ruleset)
  const parsed = parseText(text)
  return rangeOf(kind ? inFull(kind, parsed) : parsed, path)
}
