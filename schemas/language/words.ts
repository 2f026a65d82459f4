import type { Schema } from '../part'
import en from '../text/en.json'
import it from '../text/it.json'

export type Language = 'en' | 'it'

type Words = typeof en.hover
export const wordsOf = (language: string): Words => (language.startsWith('it') ? it.hover : en.hover)

export function describe(schema: Schema, language: string): string | undefined {
  return language.startsWith('it') ? (schema['x-description-it'] ?? schema.description) : schema.description
}

/** "a whole number", "a text". */
export function typeName(schema: Schema, language: string): string | undefined {
  const types: Readonly<Record<string, string>> = language.startsWith('it') ? it.types : en.types
  const type = Array.isArray(schema.type)
    ? [...schema.type].sort().join('-')
    : (schema.type as string | undefined)
  return type && Object.hasOwn(types, type) ? types[type] : undefined
}
