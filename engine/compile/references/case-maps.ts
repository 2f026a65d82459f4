/** Checks names that are keys in positions and expectations of cases. A misspelt one would silently do nothing. */

import type { RawPack } from '../../types'
import type { At } from '../../types/pack'
import { onKey, within } from '../finding'
import { casesOf, entries } from '../pack-parts'
import { changedScenario } from '../shared-parts'
import { type Reference, refer } from './reference'

/** By key of a position or an expectation: the kind of its names, and the known names of a scenario. */
export type NamedMaps<S> = Readonly<
  Record<string, readonly [kind: string, known: (scenario: S) => readonly string[]]>
>

/** @param given keys of positions; @param expected those of expectations */
export const namesInMaps = <S>(raw: RawPack, given: NamedMaps<S>, expected: NamedMaps<S>): Reference[] =>
  casesOf(raw).flatMap(({ value: rule, at }) => {
    const scenario = changedScenario(raw, rule) as S | undefined
    if (scenario === undefined) return []
    return [
      ...inPart(rule.given, within(at, 'given'), given, scenario),
      ...entries(rule.steps, within(at, 'steps')).flatMap((step) => {
        const { expect } = step.value as { readonly expect?: object }
        return inPart(expect, within(step.at, 'expect'), expected, scenario)
      }),
    ]
  })

const inPart = <S>(part: object | undefined, at: At, maps: NamedMaps<S>, scenario: S): Reference[] =>
  Object.entries(part ?? {}).flatMap(([key, map]) => {
    if (!Object.hasOwn(maps, key) || typeof map !== 'object' || map === null || Array.isArray(map)) return []
    const [kind, known] = maps[key]
    return Object.keys(map).flatMap((id) => refer(kind, known(scenario), onKey(within(at, key), id), id))
  })
