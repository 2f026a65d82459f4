/** The schemas as data, and which one a file of a pack answers to. */
import botsSchema from './bots.schema.json'
import caseSchema from './case.schema.json'
import * as validators from './generated/validators'
import mapSchema from './map.schema.json'
import packSchema from './pack.schema.json'
import scenarioSchema from './scenario.schema.json'
import sharedSchema from './shared.schema.json'
import tablesSchema from './tables.schema.json'
import terrainSchema from './terrain.schema.json'
import textSchema from './text.schema.json'
import unitsSchema from './units.schema.json'

export type Kind = 'pack' | 'map' | 'terrain' | 'units' | 'tables' | 'bots' | 'scenario' | 'case' | 'text'

/** The part of JSON Schema our schemas use. */
export type Schema = {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: Schema | boolean
  readonly propertyNames?: Schema
  readonly items?: Schema | readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly discriminator?: { readonly propertyName: string }
  readonly if?: Schema
  readonly then?: Schema
  readonly else?: Schema
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly pattern?: string
  readonly title?: string
  readonly description?: string
  readonly 'x-description-it'?: string
  readonly 'x-names'?: string
  readonly 'x-also'?: readonly string[]
  readonly examples?: readonly unknown[]
  readonly definitions?: Readonly<Record<string, Schema>>
}

export const SCHEMAS = {
  shared: sharedSchema,
  pack: packSchema,
  map: mapSchema,
  terrain: terrainSchema,
  units: unitsSchema,
  tables: tablesSchema,
  bots: botsSchema,
  scenario: scenarioSchema,
  case: caseSchema,
  text: textSchema,
} as unknown as Readonly<Record<Kind | 'shared', Schema>>

const WHOLE: Readonly<Record<string, Kind>> = {
  'pack.yaml': 'pack',
  'terrain.yaml': 'terrain',
  'units.yaml': 'units',
  'tables.yaml': 'tables',
}
/** Files that stand alone and may be left out. */
const OPTIONAL: Readonly<Record<string, Kind>> = { 'bots.yaml': 'bots' }
const FOLDERS: Readonly<Record<string, Kind>> = {
  maps: 'map',
  scenarios: 'scenario',
  cases: 'case',
  text: 'text',
}

/** Which schema a file of a pack answers to, by its path; undefined for art, readmes and unknown files. */
export function schemaFor(path: string): Kind | undefined {
  if (Object.hasOwn(WHOLE, path)) return WHOLE[path]
  if (Object.hasOwn(OPTIONAL, path)) return OPTIONAL[path]
  const inFolder = /^([a-z]+)\/([a-z0-9][a-z0-9._-]*)\.ya?ml$/.exec(path)
  return inFolder && Object.hasOwn(FOLDERS, inFolder[1]!) ? FOLDERS[inFolder[1]!] : undefined
}

/** Files that every pack must have. */
export const WHOLE_FILES: readonly string[] = Object.keys(WHOLE)
export const OPTIONAL_FILES: readonly string[] = Object.keys(OPTIONAL)

type Validators = Readonly<Record<string, validators.Validate | undefined>>

/** Checks a file without the items of the lists that `itemValidator` knows. */
export const fileValidator = (kind: Kind): validators.Validate =>
  (validators as unknown as Validators)[`${kind}File`]!

/** Checks one item of a list at the top of a file; undefined when the file's own validator looks at it. */
export const itemValidator = (kind: Kind, property: string): validators.Validate | undefined =>
  /^[a-z]+$/.test(property) ? (validators as unknown as Validators)[`${kind}Item_${property}`] : undefined

/** A schema with its reference followed; texts beside the reference win. `home` is where local references point. */
export type Placed = { readonly schema: Schema; readonly home: Kind | 'shared' }

export function resolve({ schema, home }: Placed): Placed {
  let current = schema
  let at = home
  for (let hops = 0; current.$ref !== undefined && hops < 8; hops++) {
    const [file, pointer] = current.$ref.split('#') as [string, string]
    const texts = { ...current, $ref: undefined }
    if (file) at = file.replace('.schema.json', '') as Kind
    let target: unknown = SCHEMAS[at]
    for (const step of pointer.split('/').slice(1)) target = (target as Record<string, unknown>)[step]
    current = { ...(target as Schema), ...dropUndefined(texts) }
    if ((target as Schema).$ref !== undefined) current = { ...current, $ref: (target as Schema).$ref }
  }
  return { schema: current, home: at }
}

const dropUndefined = (schema: Schema): Schema =>
  Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined))
