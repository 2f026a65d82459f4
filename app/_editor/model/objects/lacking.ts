/** What a scenario asks of its map and the map has not: places, regions and sites to be put on it, as they are asked for. */
import type { Diagnostic } from '../../../../schemas/diagnostic'
import { isObject, valueAt } from '../../../../schemas/value-at'
import { LIST_ASKED_OF } from '../diagnostics'
import { type Placeable, placeableKey } from './placeable'

/** A kind of thing to be placed, and what it is to say from the first: its id, or whose it is. */
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

/** What a finding says that the map lacks. */
function askedBy({ code, path, found, wants, cells }: Diagnostic, value: unknown): Asked | undefined {
  if (wants && !cells) return { given: {}, ...wants }
  const list = LIST_ASKED_OF[code]
  if (list === undefined || typeof found !== 'string') return undefined
  if (list !== 'sites') return { list, given: { id: found } }
  return { list, tag: found, given: sideIn(valueAt(value, path.slice(0, -1))) }
}

/** Whose site is asked for, where it is said. */
const sideIn = (asking: unknown): Lacking['given'] =>
  isObject(asking) && typeof asking.side === 'string' ? { side: asking.side } : {}
