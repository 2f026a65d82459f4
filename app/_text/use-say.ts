'use client'
import { useTranslations } from 'next-intl'
import { useCallback } from 'react'
import type { NameOf } from '../../engine/cell-text'
import type { Message } from '../../schemas/diagnostic'
import { format } from '../../schemas/say'

export type Format = (message: Message) => string

const theId = (_group: string, id: string) => id

/** Translates a message of the engine, the schemas, the server or the interface into the user's language. */
export function useFormat(nameOf: NameOf = theId): Format {
  const t = useTranslations()
  return useCallback(
    (message) =>
      format(
        message,
        (key, values) => (t.has(key) ? t(key, values) : key),
        (text) => {
          const dot = text.indexOf('.')
          return dot < 0 ? text : nameOf(text.slice(0, dot), text.slice(dot + 1), 'marked')
        },
      ),
    [t, nameOf],
  )
}
