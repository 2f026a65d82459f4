'use client'
import { useTranslations } from 'next-intl'
import { useCallback, useMemo } from 'react'
import type { RawPack } from '../../engine/types'
import type { Message, MessageValue } from '../../schemas/diagnostic'
import type { NameOf } from '../_board/types'

export type Say = (message: Message) => string

/** Names that a pack gives to its things, in a language it has, else in its own first one, else the id. */
export function packNames(pack: Pick<RawPack, 'texts'>, language: string): NameOf {
  const texts = [pack.texts[language], pack.texts.en, ...Object.values(pack.texts)]
  return (group, id) => {
    for (const text of texts) {
      const name = text?.text?.[group]?.[id]?.name
      if (name) return name
    }
    return id
  }
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

/** Says messages of the engine and the pack in the reader's language. */
export function useSay(nameOf: NameOf): Say {
  const t = useTranslations()
  const say = useCallback(
    (message: Message): string => {
      const values: Record<string, string | number> = {}
      for (const [name, value] of Object.entries(message.values ?? {}))
        values[name] = sayValue(value, nameOf, say)
      return t.has(message.key) ? t(message.key, values) : message.key
    },
    [t, nameOf],
  )
  return say
}

function sayValue(value: MessageValue, nameOf: NameOf, say: Say): string | number {
  if (typeof value !== 'object') return value
  if ('text' in value) {
    const dot = value.text.indexOf('.')
    return dot < 0 ? value.text : nameOf(value.text.slice(0, dot), value.text.slice(dot + 1))
  }
  return 'cell' in value ? value.cell : say(value.message)
}

export const usePackNames = (pack: Pick<RawPack, 'texts'>, language: string): NameOf =>
  useMemo(() => packNames(pack, language), [pack, language])
