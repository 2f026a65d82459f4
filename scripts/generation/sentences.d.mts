import type { Sentences } from '../../schemas/sentences/sayer'

type Ruleset = { readonly id: string; readonly schemas: string }

/** Returns the definitions of a ruleset that stand in sentences: its blocks, and those of its files. */
export function definitionsOf(ruleset: Ruleset): {
  // biome-ignore lint/suspicious/noExplicitAny: definitions as they are written
  readonly definitions: Readonly<Record<string, any>>
}
/** Returns the sentences of a ruleset in a language; undefined if it has none. */
export function sentencesOf(ruleset: Ruleset, language: 'en' | 'it'): Sentences | undefined
/** Returns the files by path. */
export function sentenceFiles(): Readonly<Record<string, string>>
