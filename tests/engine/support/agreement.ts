/** Helpers of every ruleset's comparison of offers and refusals. */
import { nextBelow } from '../../../engine/kernel/random'
import type { GameDef, Message, Source } from '../../../engine/types'
import { engineTexts } from '../../support/texts'

/** The engine's texts in both languages. */
export const texts = Object.values(engineTexts)

const written = new Map<string, boolean>()

/** Whether a message has texts in both languages. */
export function isWritten({ key }: Message): boolean {
  const known = written.get(key)
  if (known !== undefined) return known
  const found = texts.every(
    (text) => typeof key.split('.').reduce((part, name) => part?.[name], text) === 'string',
  )
  written.set(key, found)
  return found
}

export const pick = <T>(rng: number[], list: readonly T[]): T => list[nextBelow(rng, list.length)]

type File = { readonly file: string }
type Files = { readonly file: string } | readonly File[] | Readonly<Record<string, File>>

/** The sources of a game, stored alike by every ruleset. */
type Written = { readonly rules: { readonly pack: object; readonly scenario: File } }

/** Whether a refusal refers to a written value. In an entry of a list or of the scenario, an omitted part has its default. */
export function isThere(def: GameDef, { file, path }: Source): boolean {
  const { pack, scenario } = (def as GameDef & Written).rules
  const { terrain, units, tables, tracks, ...others } = pack as Readonly<Record<string, Files | undefined>>
  const named = { 'terrain.yaml': terrain, 'units.yaml': units, 'tables.yaml': tables, 'tracks.yaml': tracks }
  const files = new Map<string, unknown>(Object.entries(named))
  // A scenario that extends another also has the other's lines.
  for (const kind of Object.values(others))
    for (const one of Object.values(kind ?? {})) if (one?.file) files.set(one.file, one)
  files.set(scenario.file, scenario)
  let value = files.get(file)
  if (value === undefined) return false
  for (const [depth, key] of path.entries()) {
    const inside: unknown = (value as Record<string | number, unknown> | undefined)?.[key]
    if (inside === undefined) return depth >= 2
    value = inside
  }
  return true
}
