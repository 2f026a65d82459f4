/** An error of a compiled validator. */
export type SchemaError = {
  readonly keyword: string
  readonly instancePath: string
  /** Omitted if not needed: see scripts/generation/lean-validators.mjs. */
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

/** A moment: the data that it provides, the fixed side in turn, and the key of the scenario that it needs to occur. */
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
  /** Terrain with this key is the ground for items of `list`, on maps of scenarios that have a value at `asked`. */
  readonly 'x-ground-of'?: {
    readonly list: string
    readonly tag: string
    readonly asked: readonly string[]
  }
  /** The group of `text/*.yaml` with the name for this id. */
  readonly 'x-text'?: string
  /** The data that a word or a key of blocks reads from its moment: see `schemas/moments`. */
  readonly 'x-of'?: string
  /** Keys that keep a word from reading its moment. */
  readonly 'x-unless'?: readonly string[]
  /** The data that a word reads from its moment if this key is missing. */
  readonly 'x-otherwise'?: string
  /** Additional data available to blocks under a key. */
  readonly 'x-gives'?: readonly string[]
  /** The key names a moment. */
  readonly 'x-moment'?: true
  /** The value outlasts its moment, so it can read nothing of it. */
  readonly 'x-lasts'?: true
  /** The named deck makes its cards available at this moment. */
  readonly 'x-starts'?: 'cards'
  /** This key has no effect unless one of these exists. */
  readonly 'x-with'?: readonly string[]
  /** This key has no effect beside any of these. */
  readonly 'x-without'?: readonly string[]
  /** A word has no effect unless one of these exists. */
  readonly 'x-some'?: readonly string[]
  /** Without any of these keys the value is probably a mistake. */
  readonly 'x-wants'?: readonly string[]
  /** With this number a word has no effect. */
  readonly 'x-idle'?: number
  /** The sibling key that is the lower bound of the number. */
  readonly 'x-at-least'?: string
  /** Rows for the faces of a die; the named key holds its number of sides. */
  readonly 'x-die'?: string
  /** For a language of blocks: the data of its moments, and the owners of its numbers. */
  readonly 'x-moments'?: Readonly<Record<string, Moment>>
  readonly 'x-numbers'?: Readonly<Record<string, readonly string[]>>
  /** The key of the main value of a word of blocks. In the short notation the name of the word is the key of this value. */
  readonly 'x-short'?: string
  /** The main value may be written in the same object, with its keys beside those of the word. */
  readonly 'x-inline'?: true
  readonly 'x-figures'?: Readonly<Record<string, readonly string[]>>
  readonly examples?: readonly unknown[]
  readonly definitions?: Readonly<Record<string, Schema>>
}
