/** Checks the words of actions that must not be offered: a misspelt word is never offered, which proves nothing. */

import { scenarioOfCase, type WholeCase } from '../compile/shared-parts'
import { decisions } from '../game'
import { wordsIn } from '../kernel/forms'
import type { Action, GameDef, GameState, Message, RawPack } from '../types'
import { allPieces } from './aliases'
import { inWords, says } from './match'

export type KnownNames = { readonly of: () => ReadonlySet<string> }

/** All names in a game: cells, pieces, players, and ids of the pack. Computed on first use. */
export function knownNames(raw: RawPack, rule: WholeCase, def: GameDef): KnownNames {
  let names: ReadonlySet<string> | undefined
  return {
    of: () => {
      names ??= new Set([
        ...namesOfPack(raw),
        ...namesIn([scenarioOfCase(raw, rule.scenario), rule.map, rule.change]),
        ...namesOfGame(def),
        ...wordsIn(def.forms),
      ])
      return names
    },
  }
}

const ofGames = new WeakMap<GameDef, readonly string[]>()

function namesOfGame(def: GameDef): readonly string[] {
  let names = ofGames.get(def)
  if (!names) {
    names = [...def.seats, ...def.grid.names, ...allPieces(def).map(({ id }) => id)]
    ofGames.set(def, names)
  }
  return names
}

const ofPacks = new WeakMap<RawPack, readonly string[]>()

function namesOfPack(raw: RawPack): readonly string[] {
  let names = ofPacks.get(raw)
  if (!names) {
    const { terrain, units, tables, tracks, decks, maps } = raw
    names = [...namesIn([terrain, units, tables, tracks, decks, maps])]
    ofPacks.set(raw, names)
  }
  return names
}

/** Ids, and the keys and words beside them, such as the copies of a card or the choices of an option. */
function namesIn(value: unknown, names = new Set<string>()): Set<string> {
  if (typeof value === 'string') names.add(value)
  else if (Array.isArray(value)) for (const entry of value) namesIn(entry, names)
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) {
      names.add(key)
      namesIn(inner, names)
    }
  return names
}

/** A name, joined names ("berlin:leipzig"), or the next of a numbered row ("infantry-10" after nine). */
function isKnown(names: ReadonlySet<string>, value: string): boolean {
  if (names.has(value)) return true
  const parts = value.split(/[:,/+ ]/)
  if (parts.length > 1) return parts.every((part) => isKnown(names, part))
  const row = /^(.*[a-z])-[1-9][0-9]?$/.exec(value)?.[1]
  return row !== undefined && (names.has(row) || names.has(`${row}-1`))
}

/** A finding for each text of the actions that is unknown and not offered. */
export function unknownWords(
  known: KnownNames,
  def: GameDef,
  state: GameState,
  actions: readonly Action[],
): Message[] {
  const names = known.of()
  let offered: Set<unknown> | undefined
  return actions.flatMap((action) =>
    Object.entries(action).flatMap(([field, value]) => {
      if (field === 'type' || typeof value !== 'string' || isKnown(names, value)) return []
      offered ??= new Set(
        decisions(def, state).flatMap(({ choices }) =>
          choices.flatMap((choice) => Object.values(choice.action)),
        ),
      )
      return offered.has(value) ? [] : [says('unknown-name', { action: inWords(action), field, name: value })]
    }),
  )
}
