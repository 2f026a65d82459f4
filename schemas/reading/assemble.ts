/** Combines the parsed and repaired files of a pack into a raw pack for the engine. */
import type { DeckFile, Origin, RawPack, Sourced, TracksFile } from '../../engine/types'
import { type Kind, type Role, wholeFiles } from '../catalogue'
import type { Diagnostic, ValuePath } from '../diagnostic'
import type {
  BotsFile,
  CampaignFile,
  CaseFile,
  GoldenFile,
  MapFile,
  PackFile,
  ScenarioFile,
  TablesFile,
  TerrainFile,
  TextFile,
  UnitsFile,
} from '../generated/content'
import type { Parsed } from '../yaml/parsed'

export type FileReading = {
  readonly file: string
  readonly role: Role
  readonly kind: Kind
  readonly parsed: Parsed
  readonly diagnostics: readonly Diagnostic[]
  /** The value repaired to fit its schema; absent if that is impossible. */
  readonly value?: unknown
  /** The sources of the parts of a merged value. */
  readonly origin?: Origin
  /** Paths in the text. */
  readonly replaced: readonly ValuePath[]
  /** Whether ids were lost with the replaced parts. */
  readonly losesNames: boolean
  readonly broken: boolean
}

export type Assembled = {
  readonly pack?: RawPack
  /**
   * Whether all data is there. Only then do cross-checks report causes instead of consequences.
   * The rest of the pack does not depend on an unreadable scenario.
   */
  readonly complete: boolean
}

export function assemble(readings: ReadonlyMap<string, FileReading>, digest: string): Assembled {
  const manifest = contentOf<PackFile>(readings, 'pack.yaml')
  if (!manifest) return { complete: false }
  const terrain = contentOf<TerrainFile>(readings, 'terrain.yaml')
  const units = contentOf<UnitsFile>(readings, 'units.yaml')
  const tables = contentOf<TablesFile>(readings, 'tables.yaml')
  const bots = contentOf<BotsFile>(readings, 'bots.yaml')
  const tracks = contentOf<TracksFile>(readings, 'tracks.yaml')
  const decks = byId<DeckFile>(readings, 'deck')
  const campaigns = sourced<CampaignFile>(readings, 'campaign')
  const goldens = sourced<GoldenFile>(readings, 'golden')
  const pack: RawPack = {
    manifest,
    digest,
    terrain: terrain ?? { terrain: [] },
    units: units ?? { sides: [], units: [] },
    tables: tables ?? { tables: [] },
    ...(bots ? { bots } : {}),
    ...(tracks ? { tracks } : {}),
    ...(Object.keys(decks).length > 0 ? { decks } : {}),
    maps: byId<MapFile>(readings, 'map'),
    scenarios: inOrder(byId<ScenarioFile>(readings, 'scenario'), manifest.scenarios ?? []),
    cases: sourced<CaseFile>(readings, 'case'),
    ...(goldens.length > 0 ? { goldens } : {}),
    ...(campaigns.length > 0 ? { campaigns } : {}),
    texts: texts(readings),
  }
  const data = [...readings.values()].filter(
    ({ role }) => !['text', 'case', 'golden', 'campaign'].includes(role),
  )
  const isThere = (file: string, value: unknown) =>
    value !== undefined || (manifest.requires !== undefined && !readings.has(file))
  const values: Readonly<Record<string, unknown>> = {
    'pack.yaml': manifest,
    'terrain.yaml': terrain,
    'units.yaml': units,
    'tables.yaml': tables,
  }
  const complete =
    wholeFiles(manifest.ruleset).every((file) => isThere(file, values[file])) &&
    data.every(({ role, value, broken }) => value !== undefined && (!broken || role === 'scenario'))
  return { pack, complete }
}

const contentOf = <T>(readings: ReadonlyMap<string, FileReading>, file: string): T | undefined =>
  readings.get(file)?.value as T | undefined

function sourced<T>(readings: ReadonlyMap<string, FileReading>, role: Role): Sourced<T>[] {
  return [...readings.values()]
    .filter((reading) => reading.role === role && reading.value !== undefined)
    .map(({ value, file, origin }) => withFile(value as object, file, origin) as Sourced<T>)
}

const placedValues = new WeakMap<object, Sourced<object>>()

/** Returns the same object for a cached value, so that derived data can be cached too. */
function withFile(value: object, file: string, origin: Origin | undefined): Sourced<object> {
  const known = placedValues.get(value)
  if (known?.file === file) return known
  const placed = { ...value, file, ...(origin ? { origin } : {}) }
  placedValues.set(value, placed)
  return placed
}

/** Indexes by id. The first of two files with one id counts; the second has a finding. */
function byId<T extends { id: string }>(
  readings: ReadonlyMap<string, FileReading>,
  role: Role,
): Record<string, Sourced<T>> {
  const found: Record<string, Sourced<T>> = {}
  for (const value of sourced<T>(readings, role)) if (!Object.hasOwn(found, value.id)) found[value.id] = value
  return found
}

/** Puts the named ones first, in that order; the others keep theirs. */
function inOrder<T>(found: Record<string, T>, first: readonly string[]): Record<string, T> {
  const ids = [...first.filter((id) => Object.hasOwn(found, id)), ...Object.keys(found)]
  return Object.fromEntries([...new Set(ids)].map((id) => [id, found[id]]))
}

function texts(readings: ReadonlyMap<string, FileReading>): Record<string, TextFile> {
  return Object.fromEntries(sourced<TextFile>(readings, 'text').map((text) => [text.language, text]))
}
