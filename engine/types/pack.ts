/** What an author writes: the files of a pack after schema checks, and where each value is written. */
import type { ValuePath } from '../../schemas/diagnostic'
import type {
  Component,
  EdgeLook,
  GoldenFile,
  LaidSite,
  MapFile,
  PackFile,
  Picture,
  Side,
  TerrainLook,
  TextFile,
  UnitLook,
} from '../../schemas/generated/content'
import type { CaseFile } from './case'

/**
 * The files of a pack of any game after schema checks, by path; the loose form is text, this one is shaped but may still dangle.
 * A ruleset reads its own with all that its schemas say of them: {@link RawPackOf}.
 */
export type RawPack = {
  readonly manifest: PackFile
  readonly digest: string
  /** The digest of the files as they are written, where they are of an old format: records made before may name it. */
  readonly earlier?: string
  readonly terrain: TerrainFile
  readonly units: UnitsFile
  readonly tables: TablesFile
  /** Rows of spaces with markers on them, in rulesets that have such. */
  readonly tracks?: TracksFile
  /** Decks of cards by id, in rulesets that have such; `cardsOf` in compile/deck-cards says who wrote which card. */
  readonly decks?: Readonly<Record<string, Sourced<DeckFile>>>
  /** What the greedy bots look for; without it they play at random. */
  readonly bots?: BotsFile
  readonly maps: Readonly<Record<string, Sourced<MapFile>>>
  readonly scenarios: Readonly<Record<string, Sourced<ScenarioFile>>>
  readonly cases: readonly Sourced<CaseFile>[]
  /** Pictures by id, those of required packs too; none in a pack without any. They are shown and never played by. */
  readonly pictures?: Readonly<Record<string, CarriedPicture>>
  /** Games that are pinned. */
  readonly goldens?: readonly Sourced<GoldenFile>[]
  /** Of a pack that requires others: their scenarios by id and by pack/id, for its cases. */
  readonly requiredScenarios?: Readonly<Record<string, Sourced<ScenarioFile>>>
  readonly texts: Readonly<Record<string, TextFile>>
  /** Of a pack that requires others, by file: where each part of the files that a pack has once is written. */
  readonly written?: Readonly<Record<string, Origin>>
  /** Cards of required packs that are out of their deck, by deck: ids that `without` names. */
  readonly leftOut?: Readonly<Record<string, readonly string[]>>
  /** Of a pack that requires others: its own texts without theirs. */
  readonly ownTexts?: Readonly<Record<string, TextFile>>
}

/**
 * The same pack as a ruleset with files of its own shapes reads it: what is not named here is as in {@link RawPack}.
 * Schemas hold the difference (`schemas/<ruleset>/<file>.schema.json`), so a ruleset may take its pack for this.
 */
export type RawPackOf<F extends Partial<RawPack>> = Omit<RawPack, keyof F> & Readonly<F>

/** A picture as it travels with a pack: what is needed to show it, and who made it. */
export type CarriedPicture = Omit<Picture, 'id'> & {
  /** `image/png`, `image/jpeg`, `image/webp`. */
  readonly type: string
  readonly base64: string
}

/** Something that others name. */
type Entry = { readonly id: string }

/** What the files of every ruleset have in common. */
export type TerrainFile = {
  readonly terrain?: readonly (Entry & {
    readonly look: TerrainLook
    /** To enter it; "closed" where nobody may. */
    readonly cost?: unknown
    /** Of ground that has a way up. */
    readonly slope?: unknown
  })[]
  readonly edges?: readonly (Entry & { readonly look: EdgeLook })[]
}
/** A side, in rulesets whose players have mats with the picture on its mat. */
export type SideEntry = Side & { readonly mat?: string }
export type UnitsFile = {
  readonly sides: readonly SideEntry[]
  /** Groups inside the sides. */
  readonly components?: readonly Component[]
  readonly units: readonly (Entry & {
    readonly look: UnitLook
    readonly side?: string
    readonly tags?: readonly string[]
  })[]
}
export type TablesFile = { readonly tables?: readonly Entry[]; readonly [part: string]: unknown }
export type BotsFile = { readonly bots: readonly { readonly side: string }[] }
export type ScenarioFile = Entry & {
  readonly map: string
  /** The sides in the order of play. */
  readonly order: readonly string[]
  /** Players of a side that has several. */
  readonly seats?: readonly (Entry & { readonly side: string })[]
  readonly sites?: readonly LaidSite[]
  readonly minutes?: number
  readonly [part: string]: unknown
}

/** What the decks of all rulesets have in common. */
export type DeckFile = {
  readonly id: string
  readonly cards: readonly CardEntry[]
  /** Cards that a required pack has in its deck of this id, and this one has not. */
  readonly without?: readonly string[]
}

/** A kind of card, with the picture on its face; the deck holds `copies` of it, one unless it says more. */
export type CardEntry = { readonly id: string; readonly copies?: number; readonly picture?: string }

/** What the tracks of all rulesets have in common. */
export type TracksFile = { readonly tracks?: readonly { readonly id: string }[] }

/** Lists of a pack to which another pack can add. */
export type PartList = 'terrain' | 'edges' | 'sides' | 'components' | 'units' | 'tables' | 'tracks' | 'bots'

/**
 * A value with the file it came from, and the pack when it is another one. `origin`: where its parts are written, of a value that was
 * merged over another one.
 */
export type Sourced<T> = T & { readonly file: string; readonly pack?: string; readonly origin?: Origin }

/** A place in a value of a file; `pack` is the required pack the file belongs to, when it is not the pack itself. */
export type Source = { readonly pack?: string; readonly file: string; readonly path: ValuePath }

/**
 * Where the parts of a value are written that was laid together from several files. `writtenAt` in `schemas/origin` answers for a place in it.
 */
export type Origin = {
  /** Where what is not named in `parts` is written: the way goes on from there as it does in the value. */
  readonly at: Source
  /** Of the value itself, where that is not `at`: what was last merged over it, or took something out of it. */
  readonly self?: Source
  /** By key, or by index in a list. */
  readonly parts?: Readonly<Record<string, Origin>>
}

/**
 * Where a finding is: a file of the pack, or of one it requires, and a way into its value. With `origin` (that of the whole file) the way is that
 * of the value as it was laid together; `finding` says where it is written.
 */
export type At = Source & { readonly on?: 'key'; readonly origin?: Origin }
