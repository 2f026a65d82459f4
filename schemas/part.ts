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
  /** The group of `text/*.yaml` that gives what bears this id its name. */
  readonly 'x-text'?: string
  readonly examples?: readonly unknown[]
  readonly definitions?: Readonly<Record<string, Schema>>
}
