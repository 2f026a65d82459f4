/** The files of a pack after schema checks, and the source of each value. */
import type { ValuePath } from '../../schemas/diagnostic'
import type {
  CampaignFile,
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
 * The files of a pack of any game after schema checks, by path. Their shape is valid, but names can still be unknown.
 * A ruleset reads its own files with the types of its schemas: {@link RawPackOf}.
 */
export type RawPack = {
  readonly manifest: PackFile
  readonly digest: string
  /** The digest of the original files, if they are in an old format; old records can name it. */
  readonly earlier?: string
  readonly terrain: TerrainFile
  readonly units: UnitsFile
  readonly tables: TablesFile
  /** Rows of spaces with markers on them, for rulesets that have such. */
  readonly tracks?: TracksFile
  /** Decks of cards by id, for rulesets that have such. `cardsOf` in compile/deck-cards returns the author of each card. */
  readonly decks?: Readonly<Record<string, Sourced<DeckFile>>>
  /** The weights of the greedy bots; without them they play at random. */
  readonly bots?: BotsFile
  readonly maps: Readonly<Record<string, Sourced<MapFile>>>
  readonly scenarios: Readonly<Record<string, Sourced<ScenarioFile>>>
  readonly cases: readonly Sourced<CaseFile>[]
  /** Pictures by id, including those of required packs; absent without any. They do not affect the rules. */
  readonly pictures?: Readonly<Record<string, CarriedPicture>>
  /** Pinned games. */
  readonly goldens?: readonly Sourced<GoldenFile>[]
  /** Scenarios played one after the other. */
  readonly campaigns?: readonly Sourced<CampaignFile>[]
  /** The scenarios of required packs by id and by pack/id, for the cases of this pack. */
  readonly requiredScenarios?: Readonly<Record<string, Sourced<ScenarioFile>>>
  readonly texts: Readonly<Record<string, TextFile>>
  /** The origin of each part of the files that exist once in a pack, by file, if it requires other packs. */
  readonly written?: Readonly<Record<string, Origin>>
  /** Cards of required packs that are removed from their deck, by deck: ids that `without` names. */
  readonly leftOut?: Readonly<Record<string, readonly string[]>>
  /** The pack's own texts without those of required packs. */
  readonly ownTexts?: Readonly<Record<string, TextFile>>
}

/**
 * The same pack with a ruleset's own file shapes; unnamed files are as in {@link RawPack}.
 * Schemas enforce the difference (`schemas/<ruleset>/<file>.schema.json`), so a ruleset can cast its pack to this.
 */
export type RawPackOf<F extends Partial<RawPack>> = Omit<RawPack, keyof F> & Readonly<F>

/** A picture as it travels with a pack: its content and its credits. */
export type CarriedPicture = Omit<Picture, 'id'> & {
  /** `image/png`, `image/jpeg`, `image/webp`. */
  readonly type: string
  readonly base64: string
}

/** An entry that others refer to by id. */
type Entry = { readonly id: string }

/** The common part of terrain files of all rulesets. */
export type TerrainFile = {
  readonly terrain?: readonly (Entry & {
    readonly look: TerrainLook
    /** The cost to enter it; "closed" if units cannot enter. */
    readonly cost?: unknown
    /** The cost of its slope, for ground with an uphill direction. */
    readonly slope?: unknown
  })[]
  readonly edges?: readonly (Entry & { readonly look: EdgeLook })[]
}
/** A side; in rulesets with player mats also the picture of its mat. */
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
  /** The players of sides that have several. */
  readonly seats?: readonly (Entry & { readonly side: string })[]
  readonly sites?: readonly LaidSite[]
  readonly minutes?: number
  readonly [part: string]: unknown
}

/** The common part of deck files of all rulesets. */
export type DeckFile = {
  readonly id: string
  readonly cards: readonly CardEntry[]
  /** Cards of the required pack's deck of this id that this deck omits. */
  readonly without?: readonly string[]
}

/** A kind of card, with the picture on its face; the deck holds `copies` of it, by default one. */
export type CardEntry = { readonly id: string; readonly copies?: number; readonly picture?: string }

/** The common part of track files of all rulesets. */
export type TracksFile = { readonly tracks?: readonly { readonly id: string }[] }

/** Lists of a pack to which another pack can add. */
export type PartList = 'terrain' | 'edges' | 'sides' | 'components' | 'units' | 'tables' | 'tracks' | 'bots'

/**
 * A value with its file, and its pack if it is another one.
 * `origin` locates the parts of a value that was merged over another one.
 */
export type Sourced<T> = T & { readonly file: string; readonly pack?: string; readonly origin?: Origin }

/** A place in a value of a file; `pack` is the required pack of the file, if it is not the pack itself. */
export type Source = { readonly pack?: string; readonly file: string; readonly path: ValuePath }

/** The sources of the parts of a merged value. `writtenAt` in `schemas/origin` looks up a place in it. */
export type Origin = {
  /** The source of everything that is not in `parts`; paths continue from there as in the value. */
  readonly at: Source
  /** The source of the value itself, if it differs from `at`: the last value merged over it or that removed a part. */
  readonly self?: Source
  /** By key, or by index in a list. */
  readonly parts?: Readonly<Record<string, Origin>>
}

/**
 * The place of a finding: a file of the pack or of a required one, and a path into its value.
 * With `origin` (of the whole file) the path is that of the merged value; `finding` converts it to the written place.
 */
export type At = Source & { readonly on?: 'key'; readonly origin?: Origin }
