/** The places, regions and sites that a scenario needs and its map lacks, in the order of the findings. */
import type { Diagnostic } from '../../../../schemas/diagnostic'
import { isObject, valueAt } from '../../../../schemas/value-at'
import { LIST_ASKED_OF } from '../../document/diagnostics'
import { type Placeable, placeableKey } from './placeable'

/** A kind of object to place, with its given fields: its id or its side. */
export type Lacking = { readonly placeable: Placeable; readonly given: Readonly<Record<string, string>> }

export function lackingIn(
  diagnostics: readonly Diagnostic[],
  scenario: string,
  kinds: readonly Placeable[],
  value: unknown,
): readonly Lacking[] {
  const found = new Map<string, Lacking>()
  for (const one of diagnostics) {
    const asked = one.file === scenario ? askedBy(one, value) : undefined
    const placeable = kinds.find(
      ({ file, list, tag }) => file !== scenario && list === asked?.list && tag === asked.tag,
    )
    if (!asked || !placeable) continue
    const lacking = { placeable, given: asked.given }
    found.set(lackingKey(lacking), lacking)
  }
  const all = [...found.values()]
  return all.filter(
    (one) =>
      Object.keys(one.given).length > 0 ||
      all.every((other) => other === one || other.placeable !== one.placeable),
  )
}

export const lackingKey = ({ placeable, given }: Lacking): string =>
  placeableKey(placeable) + JSON.stringify(given)

type Asked = { readonly list: string; readonly tag?: string; readonly given: Lacking['given'] }

/** The missing object that a finding reports. */
function askedBy({ code, path, found, wants, cells }: Diagnostic, value: unknown): Asked | undefined {
  if (wants && !cells) return { given: {}, ...wants }
  const list = LIST_ASKED_OF[code]
  if (list === undefined || typeof found !== 'string') return undefined
  if (list !== 'sites') return { list, given: { id: found } }
  return { list, tag: found, given: sideIn(valueAt(value, path.slice(0, -1))) }
}

/** The side of the required site, if it is given. */
const sideIn = (asking: unknown): Lacking['given'] =>
  isObject(asking) && typeof asking.side === 'string' ? { side: asking.side } : {}
