import { loadTexts } from '../../engine/rulesets'
import type { RawPack } from '../../engine/types'
import type { Diagnostic } from '../../schemas/diagnostic'
import { openPack } from '../_open/open-pack'
import { languageOf } from '../_text/languages'

/** A pack to set up, with the message key about the duration of its games, if there is one. */
export type SetUpPack = { readonly pack: RawPack; readonly lengthKey?: string }

export type NotOpened = { readonly trouble: 'notFound' | 'broken' | 'failed'; readonly error?: Diagnostic }

export async function openToSetUp(id: string, language: string): Promise<SetUpPack | NotOpened> {
  const opened = await openPack(id, undefined)
  return 'pack' in opened ? withLength(opened.pack, language) : opened
}

export async function withLength(pack: RawPack, language: string): Promise<SetUpPack> {
  return { pack, lengthKey: await lengthKeyOf(pack, language).catch(() => undefined) }
}

/** A ruleset's texts are in one group with any name. */
async function lengthKeyOf({ manifest }: RawPack, language: string): Promise<string | undefined> {
  const texts = await loadTexts([manifest.ruleset], languageOf(language))
  const group = Object.entries(texts).find(([, own]) => typeof own === 'object' && own && 'length' in own)
  return group && `${group[0]}.length`
}
