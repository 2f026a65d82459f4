import type { Schema } from './catalogue'

/** What a compiled validator found. */
export type SchemaError = {
  readonly keyword: string
  readonly instancePath: string
  readonly schemaPath: string
  readonly propertyName?: string
  readonly params: Readonly<Record<string, unknown>>
}
export type Validate = { (value: unknown): boolean; errors?: SchemaError[] | null }

/** The schemas of some kinds as data, and their validators: `kindFile` for a file without the items of its lists, `kindItem_list` for one item. */
export type Part = {
  readonly schemas: Readonly<Record<string, Schema>>
  readonly validators: Readonly<Record<string, Validate>>
}
