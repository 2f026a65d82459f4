/** Names in the parts of positions and expectations that blocks make: features, sides, terrain, edges and questions. */
import type { RawPack } from '../../types'
import type { At } from '../../types/pack'
import { onKey, within } from '../finding'
import { idsOf } from '../pack-parts'
import { blocksIn, featuresIn, isQuestion } from '../walk-blocks'
import { type Reference, refer } from './reference'

type Written = Readonly<Record<string, unknown>>
const NO_EDGE = 'none'

/** @param scenario the scenario of the case, with its changes; @param part a position or an expectation */
export function namesInParts(raw: RawPack, scenario: object, part: object | undefined, at: At): Reference[] {
  const { features, control, ground, edges, answers } = (part ?? {}) as Readonly<Record<string, unknown>>
  if (!features && !control && !ground && !edges && !answers) return []
  const { triggers, decks } = scenario as Written
  const spoken = [triggers, decks, Object.values(raw.decks ?? {})]
  const asked = blocksIn(scenario).concat(blocksIn(Object.values(raw.decks ?? {})))
  const onKeys = (kind: string, known: readonly string[], key: string, map: unknown) =>
    Object.keys(isMap(map) ? map : {}).flatMap((id) => refer(kind, known, onKey(within(at, key), id), id))
  return [
    ...onKeys('feature', featuresIn(spoken), 'features', features),
    ...onKeys('side', idsOf(raw.units.sides), 'control', control),
    ...onKeys(
      'question',
      asked.filter(isQuestion).map(({ id }) => String(id)),
      'answers',
      answers,
    ),
    ...Object.entries(isMap(ground) ? ground : {}).flatMap(([cell, to]) =>
      refer('terrain', idsOf(raw.terrain.terrain), within(at, 'ground', cell), to as string),
    ),
    ...(Array.isArray(edges) ? edges : []).flatMap(({ edge }: { edge: string }, index) =>
      refer('edge', [...idsOf(raw.terrain.edges), NO_EDGE], within(at, 'edges', index, 'edge'), edge),
    ),
  ]
}

const isMap = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
