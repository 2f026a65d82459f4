'use client'
import { useMemo } from 'react'
import type { RawPack } from '../../engine/types'
import { withArticle } from '../../schemas/articles'
import type { NameOf } from '../_board/types'
import { plainName } from '../_text/plain-name'

/** Names that a pack gives to its things, in a language it has, else in its own first one, else the id. */
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

/** Name of a level of victory, of the rules (`victory`) or of the scenario (`levels`); empty if the pack has no words for it. */
export function levelName(nameOf: NameOf, level = ''): string {
  const unnamed = plainName(level)
  return ['victory', 'levels'].map((group) => nameOf(group, level)).find((name) => name !== unnamed) ?? ''
}

/** Longer help of a thing of the pack, if there is any. */
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
