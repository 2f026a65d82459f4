/** Merges packs file by file. */
import type { Origin } from '../../engine/types'
import { isLaid } from '../catalogue'
import type { TextFile } from '../generated/content'
import { originAt } from '../origin'
import type { FileReading } from '../reading/assemble'
import { judgeAgain, mended, type Parsing, type Whole } from '../reading/reading'
import { isObject } from '../walk'
import { borrowing, extendedIn } from './borrowed-words'
import { reach } from './reach'
import { ScenarioWholes } from './scenario'
import { aloneOf, type Content, contentName, idOf, type Laying, placeOf, type Stack } from './stack'

/** The repaired files of a pack, each merged over the file below it. */
export function layFiles(parsings: readonly Parsing[], laying: Laying): Map<string, FileReading> {
  const scenarios = new ScenarioWholes(
    parsings.filter(({ role }) => role === 'scenario'),
    laying,
  )
  return new Map(
    parsings.map((parsing) => {
      const whole = parsing.role === 'scenario' ? scenarios.of(parsing) : wholeOf(parsing, laying)
      return [parsing.file, mended(judgeAgain(parsing, whole, laying.limits, laying.memory))]
    }),
  )
}

type Known = { readonly under: unknown; readonly isComplete: boolean; readonly whole: Whole | undefined }
const known = new WeakMap<Parsing, Known>()

/** A file merged over the one below it, cached while neither changes; `undefined` if it stands alone. */
function wholeOf(parsing: Parsing, { stack, pack, isComplete }: Laying): Whole | undefined {
  const { role, parsed, file } = parsing
  if (!isLaid(role) || !isObject(parsed.value)) return undefined
  const under = stack.contents.get(contentName(role, idOf(role, parsed.value)))?.layered
  const before = known.get(parsing)
  if (before && before.under === under && before.isComplete === isComplete) return before.whole
  const at = placeOf(file, pack)
  const whole = under ? { ...reach(role, parsed.value, under, at), at } : aloneOf(parsing, at, isComplete)
  known.set(parsing, { under, isComplete, whole })
  return whole
}

/** The stack with another pack on top. */
export function stackOn(stack: Stack, pack: string, readings: readonly FileReading[]): Stack {
  const contents = new Map(stack.contents)
  const scenarios = new Map<string, Content>()
  const extended = extendedIn(readings)
  for (const reading of readings) {
    const { role, file } = reading
    if (!isLaid(role) || !isObject(reading.value)) continue
    const value = role === 'text' ? borrowing(reading.value as TextFile, extended) : reading.value
    const id = idOf(role, value)
    const content = { ...{ role, id, file, pack }, layered: { value, origin: originOf(reading, pack) } }
    // The first of two files with one id counts; the second has a finding.
    if (role === 'scenario' && !scenarios.has(id)) scenarios.set(id, content)
    else if (role !== 'scenario' && contents.get(contentName(role, id))?.pack !== pack)
      contents.set(contentName(role, id), content)
  }
  return { contents, scenarios: new Map([...stack.scenarios, [pack, scenarios]]) }
}

/** The source of the parts of a file's value. */
export const originOf = ({ origin, file }: FileReading, pack?: string): Origin =>
  origin ?? originAt(placeOf(file, pack))
