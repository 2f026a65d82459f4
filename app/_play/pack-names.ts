'use client'
import { useMemo } from 'react'
import type { RawPack } from '../../engine/types'
import { withArticle } from '../../schemas/articles'
import type { NameOf } from '../_board/types'
import { plainName } from '../_text/plain-name'

/** Names of a pack's things: in the given language, else in English or another language, else the id. */
export function packNames(pack: Pick<RawPack, 'texts'>, language: string): NameOf {
  const texts = [pack.texts[language], pack.texts.en, ...Object.values(pack.texts)]
  return (group, id, form) => {
    for (const text of texts) {
      const entry = text?.text?.[group]?.[id]
      if (!entry?.name) continue
      const name = plainName((form === 'short' ? entry.short : undefined) ?? entry.name)
      return form === 'marked' ? withArticle(name, entry.article) : name
    }
    return plainName(id)
  }
}

/** The name of a level of victory, from the rules (`victory`) or the scenario (`levels`); empty if the pack has none. */
export function levelName(nameOf: NameOf, level = ''): string {
  const unnamed = plainName(level)
  return ['victory', 'levels'].map((group) => nameOf(group, level)).find((name) => name !== unnamed) ?? ''
}

/** Longer help about a thing of the pack, if there is any. */
export function packHelp(
  pack: Pick<RawPack, 'texts'>,
  language: string,
  group: string,
  id: string,
): string | undefined {
  return (pack.texts[language] ?? pack.texts.en)?.text?.[group]?.[id]?.help
}

export const usePackNames = (pack: Pick<RawPack, 'texts'>, language: string): NameOf =>
  useMemo(() => packNames(pack, language), [pack, language])
