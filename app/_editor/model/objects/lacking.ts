/** What a scenario asks of its map and the map has not: places, regions and sites to be put on it, as they are asked for. */
import type { Diagnostic } from '../../../../schemas/diagnostic'
import { isObject, valueAt } from '../../../../schemas/walk'
import { type Placeable, placeableKey } from './placeable'

/** A kind of thing to be placed, and what it is to say from the first: its id, or whose it is. */
export type Lacking = { readonly placeable: Placeable; readonly given: Readonly<Record<string, string>> }

/** Lists of a map whose things a scenario calls by their ids, by the finding that nobody has such a name. */
const CALLED: Readonly<Record<string, string>> = {
  'E-UNKNOWN-PLACE': 'places',
  'E-UNKNOWN-REGION': 'regions',
}

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
    if (asked && placeable)
      found.set(lackingKey({ placeable, given: asked.given }), { placeable, given: asked.given })
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

/** What a finding says that the map lacks. */
function askedBy({ code, path, found, wants, cells }: Diagnostic, value: unknown): Asked | undefined {
  if (wants && !cells) return { given: {}, ...wants }
  if (typeof found !== 'string') return undefined
  if (code === 'E-UNKNOWN-ROLE')
    return { list: 'sites', tag: found, given: sideIn(valueAt(value, path.slice(0, -1))) }
  const list = CALLED[code]
  return list === undefined ? undefined : { list, given: { id: found } }
}

/** Whose site is asked for, where it is said. */
const sideIn = (asking: unknown): Lacking['given'] =>
  isObject(asking) && typeof asking.side === 'string' ? { side: asking.side } : {}
