import { loadTexts } from '../../engine/rulesets'
import type { RawPack } from '../../engine/types'
import type { Diagnostic } from '../../schemas/diagnostic'
import { languageOf } from '../_text/languages'
import { openPack } from '../play/[id]/open-pack'

/** A pack to be set up: itself, and the key of the words that say how long its games last, if there are any. */
export type SetUpPack = { readonly pack: RawPack; readonly lengthKey?: string }

export type NotOpened = { readonly trouble: 'notFound' | 'broken' | 'failed'; readonly error?: Diagnostic }

export async function openToSetUp(id: string, language: string): Promise<SetUpPack | NotOpened> {
  const opened = await openPack(id, undefined)
  return 'pack' in opened ? withLength(opened.pack, language) : opened
}

export async function withLength(pack: RawPack, language: string): Promise<SetUpPack> {
  return { pack, lengthKey: await lengthKeyOf(pack, language).catch(() => undefined) }
}

/** Texts of a ruleset are in one group, whatever it is called. */
async function lengthKeyOf({ manifest }: RawPack, language: string): Promise<string | undefined> {
  const texts = await loadTexts([manifest.ruleset], languageOf(language))
  const group = Object.entries(texts).find(([, own]) => typeof own === 'object' && own && 'length' in own)
  return group && `${group[0]}.length`
}
