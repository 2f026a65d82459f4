/** Reports keys of a word that exclude each other, and values without effect, at the key (`x-with`, `x-without`, `x-some`, `x-idle` ...). */
import type { ValuePath } from '../diagnostic'
import type { Problem } from '../judging/problem'
import type { Schema } from '../part'
import type { Placed } from '../resolve'
import { isObject } from '../walk'

type Written = Readonly<Record<string, unknown>>

/** A key with the value `false` counts as missing. */
const isThere = (value: Written, key: string): boolean => value[key] !== undefined && value[key] !== false

export function idleKeys({ schema }: Placed, value: Written, path: ValuePath): Problem[] {
  const { properties = {}, 'x-some': some } = schema
  const found = Object.keys(value)
    .filter((key) => Object.hasOwn(properties, key) && isThere(value, key))
    .flatMap((key) => ofKey(properties[key], key, value, [...path, key]))
  if (some && !some.some((key) => value[key] !== undefined))
    found.push(
      idle('some', String(value.type ?? some[0]), some, value.type === undefined ? path : [...path, 'type']),
    )
  return found
}

function ofKey(schema: Schema, key: string, value: Written, path: ValuePath): Problem[] {
  const {
    'x-with': needed,
    'x-without': others = [],
    'x-wants': wants,
    'x-idle': dead,
    'x-at-least': low,
  } = schema
  const inner = value[key]
  const found: Problem[] = []
  const beside = others.filter((one) => isThere(value, one))
  if (needed && !needed.some((one) => isThere(value, one))) found.push(idle('with', key, needed, path))
  if (beside.length > 0) found.push(idle('without', key, beside, path))
  if (wants && isObject(inner) && !wants.some((one) => inner[one] !== undefined))
    found.push(idle('wants', key, wants.slice(0, 1), path))
  if (dead !== undefined && inner === dead) found.push(idle('value', key, [String(dead)], path))
  if (low !== undefined && typeof inner === 'number' && typeof value[low] === 'number' && inner < value[low])
    found.push(idle('below', key, [low], path))
  if (schema['x-die'] && Array.isArray(inner))
    found.push(...facesOf(inner, value[schema['x-die']] ?? USUAL_DIE, path))
  return found
}

const USUAL_DIE = 6

/** Faces that the die does not have, or that an earlier row already has. */
function facesOf(rows: readonly unknown[], die: unknown, path: ValuePath): Problem[] {
  const taken = new Set<unknown>()
  return rows.flatMap((row, index) => {
    const faces = isObject(row) && Array.isArray(row.faces) ? row.faces : []
    const found = faces.flatMap((face: unknown, at) => {
      const place = [...path, index, 'faces', at]
      if (typeof face !== 'number') return []
      if (face < 1 || face > Number(die)) return [idle('face', String(face), [String(die)], place)]
      return taken.has(face) ? [idle('face-twice', String(face), [], place)] : []
    })
    for (const face of faces) taken.add(face)
    return found
  })
}

const idle = (why: string, word: string, keys: readonly string[], path: ValuePath): Problem => ({
  ...{ path, code: 'W-BLOCK-IDLE', severity: 'warning' },
  message: { key: `blocks.idle-${why}`, values: { word, keys: keys.join(', ') } },
  found: word,
  ...(keys.length > 0 ? { expected: keys.join(', ') } : {}),
})
