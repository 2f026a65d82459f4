/** The texts of the screen in one language: messages and names as the table, the log and the board render them. */
import { createTranslator } from 'use-intl/core'
import { packHelp, packNames } from '../../../app/_play/pack-names'
import type { PlayWords } from '../../../app/_play/play-words'
import { seatNames } from '../../../app/_play/seats/seat-name'
import type { Language } from '../../../app/_text/languages'
import { loadMessages } from '../../../app/_text/messages'
import { loadTexts, rulesetIds } from '../../../engine/rulesets'
import type { GameDef, Message, RawPack } from '../../../engine/types'
import { format, type Translate } from '../../../schemas/say'

export type Speech = {
  /** Returns a message in words. A missing key or value is shown in ‹ ›. */
  format(message: Message): string
  /** A text of the interface. */
  t(key: string, values?: Record<string, string | number>): string
  has(key: string): boolean
  /** The interface's texts of the table. */
  readonly play: PlayWords
  nameOf(group: string, id: string): string
  helpOf(group: string, id: string): string | undefined
  nameOfSeat(seat: string): string
}

/** Returns the messages of the pages and of every game. */
export const everyMessage = async (language: Language): Promise<Record<string, unknown>> => ({
  ...(await loadMessages(language)),
  ...(await loadTexts(rulesetIds(), language)),
})

export async function speechOf(pack: RawPack, def: GameDef, language: Language): Promise<Speech> {
  const messages = await everyMessage(language)
  const options = {
    locale: language,
    messages,
    timeZone: 'UTC',
    onError: () => {},
    getMessageFallback: ({ key, error }: { key: string; error: { code: string } }) =>
      `‹${key}: ${error.code}›`,
  }
  const translator = createTranslator(options) as unknown as Translate & { has(key: string): boolean }
  const nameOf = packNames(pack, language)
  return {
    t: translator,
    has: (key) => translator.has(key),
    play: createTranslator({ ...options, namespace: 'play' }) as unknown as PlayWords,
    nameOf,
    helpOf: (group, id) => packHelp(pack, language, group, id),
    nameOfSeat: seatNames(def, nameOf),
    format: (message) =>
      format(message, translator, (text) => {
        const dot = text.indexOf('.')
        return nameOf(text.slice(0, dot), text.slice(dot + 1), 'marked')
      }),
  }
}
