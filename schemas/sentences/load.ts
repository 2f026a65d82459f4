/** Fetches the sentences of a ruleset's words. */
import { SENTENCES } from '../generated/sentences'
import type { Sentences } from './sayer'

/** The sentences of a ruleset without any. */
const NO_SENTENCES: Sentences = { words: {}, kinds: {}, lists: {}, terms: { and: ',', or: ',' } }

/** Resolves to the sentences in a language; another language gets English. */
export async function loadSentences(ruleset: string, language: string): Promise<Sentences> {
  const ways = Object.hasOwn(SENTENCES, ruleset) ? SENTENCES[ruleset] : {}
  const load = Object.hasOwn(ways, language) ? ways[language] : ways.en
  return load === undefined ? NO_SENTENCES : ((await load()).default as Sentences)
}
