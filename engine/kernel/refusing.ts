/** Helpers for the refusals of all rulesets. */
import type { Message, RawPack, Refusal, Source, Sourced, ValuePath } from '../types'
import { placeIn, sourceOf } from './sources'

export type Details = {
  readonly values?: Message['values']
  readonly source?: Source
  readonly cells?: readonly number[]
}

/** Refusals of a ruleset, with texts under `<ruleset>.refuse.<key>`; without `sectionOf` they cite no rulebook. */
export const refusing =
  (ruleset: string, sectionOf?: (rule: string) => string | undefined) =>
  (rule: string, key: string, { values, source, cells }: Details = {}): Refusal => ({
    rule,
    section: sectionOf?.(rule),
    message: { key: `${ruleset}.refuse.${key}`, values },
    source,
    cells,
  })

/** The parts of compiled rules that lead to their source files. */
type Rooted = {
  readonly pack: Pick<RawPack, 'written'>
  readonly pieces: { readonly type: ArrayLike<number> }
  readonly ground: { readonly terrain: ArrayLike<number> }
}

/** A place in the file of the scenario: "options.0.changes". */
export const inScenarioFile = (
  { scenario }: { readonly scenario: Sourced<unknown> },
  ...path: ValuePath
): Source => placeIn(scenario, ...path)

/** A place in the type of a piece. */
export const inUnits = ({ pack, pieces }: Rooted, piece: number, ...path: ValuePath): Source =>
  sourceOf(pack, 'units', pieces.type[piece], ...path)

/** A place in the ground of a cell; `undefined` if none is written. */
export const inTerrain = ({ pack, ground }: Rooted, cell: number, ...path: ValuePath): Source | undefined =>
  ground.terrain[cell] < 0 ? undefined : sourceOf(pack, 'terrain', ground.terrain[cell], ...path)
