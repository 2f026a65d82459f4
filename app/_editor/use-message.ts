'use client'
import { useTranslations } from 'next-intl'
import { useCallback } from 'react'
import type { Message } from '../../schemas/diagnostic'
import { say } from '../../schemas/say'

/** Turns a message of the engine, the schemas or the studio into words of the reader's language. */
export function useMessage(nameOf: (group: string, id: string) => string): (message: Message) => string {
  const t = useTranslations()
  return useCallback(
    (message) =>
      say(
        message,
        (key, values) => (t.has(key) ? t(key, values) : key),
        (text) => nameOf(text.slice(0, text.indexOf('.')), text.slice(text.indexOf('.') + 1)),
      ),
    [t, nameOf],
  )
}
