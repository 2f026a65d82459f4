/** What a compiled validator found. */
export type SchemaError = {
  readonly keyword: string
  readonly instancePath: string
  /** Left out where nobody asks for it: see scripts/lib/lean-validators.mjs. */
  readonly schemaPath?: string
  readonly propertyName?: string
  readonly params: Readonly<Record<string, unknown>>
}
export type Validate = { (value: unknown): boolean; errors?: SchemaError[] | null }

/** The schemas of some kinds as data, and their validators: `kindFile` for a file without the items of its lists, `kindItem_list` for one item. */
export type Part = {
  readonly schemas: Readonly<Record<string, Schema>>
  readonly validators: Readonly<Record<string, Validate>>
}

/** What a moment provides; whose turn it is then, if that is fixed; the key of the scenario without which it never comes. */
export type Moment = {
  readonly provides: readonly string[]
  readonly turn?: 'first' | 'last' | 'none'
  readonly wants?: string
}

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
  /** The value is the name of a cell of the map. */
  readonly 'x-cell'?: true
  /** The value is the name of a direction on the map. */
  readonly 'x-direction'?: true
  /** Terrain with this key is what things of a list stand on, on maps of scenarios that say something at `asked`. */
  readonly 'x-ground-of'?: {
    readonly list: string
    readonly tag: string
    readonly asked: readonly string[]
  }
  /** The group of `text/*.yaml` that gives what bears this id its name. */
  readonly 'x-text'?: string
  /** What a word or a key of blocks reads of the moment it stands at: see `schemas/moments`. */
  readonly 'x-of'?: string
  /** Keys beside which a word reads nothing of its moment. */
  readonly 'x-unless'?: readonly string[]
  /** What a word reads of its moment where this key is left out. */
  readonly 'x-otherwise'?: string
  /** What blocks under a key can read besides. */
  readonly 'x-gives'?: readonly string[]
  /** The key names a moment. */
  readonly 'x-moment'?: true
  /** What stands here counts longer than its moment: it reads nothing of it. */
  readonly 'x-lasts'?: true
  /** The deck that is named here brings its cards to this moment. */
  readonly 'x-starts'?: 'cards'
  /** Keys without any of which this key has no effect. */
  readonly 'x-with'?: readonly string[]
  /** Keys beside which this key has no effect. */
  readonly 'x-without'?: readonly string[]
  /** Keys without any of which a word does nothing. */
  readonly 'x-some'?: readonly string[]
  /** Keys of the value without any of which it hardly means what its author expects. */
  readonly 'x-wants'?: readonly string[]
  /** With this number a word does nothing. */
  readonly 'x-idle'?: number
  /** The key beside it that the number must not lie below. */
  readonly 'x-at-least'?: string
  /** Rows for the faces of a die, whose number of sides stands under that key. */
  readonly 'x-die'?: string
  /** Of a language of blocks: what its moments provide, and whose its numbers are. */
  readonly 'x-moments'?: Readonly<Record<string, Moment>>
  readonly 'x-numbers'?: Readonly<Record<string, readonly string[]>>
  readonly examples?: readonly unknown[]
  readonly definitions?: Readonly<Record<string, Schema>>
}
