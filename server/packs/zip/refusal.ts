import type { Message, MessageValue } from '../../../schemas/diagnostic'

/** Why a pack is refused: a stable code, the entry at fault, and the message (`server/text`). */
export type PackError = { readonly code: string; readonly entry?: string; readonly message: Message }

/** Makes control and direction characters in a displayed name visible, and cuts a long name. */
const shown = (entry: string): string => entry.replace(/[\p{Cc}\p{Cf}]/gu, '\ufffd').slice(0, 160)

export function refusal(code: string, entry?: string, values: Record<string, MessageValue> = {}): PackError {
  const message = (more?: Record<string, MessageValue>): Message => ({
    key: `server.pack.${code}`,
    values: { ...values, ...more },
  })
  if (entry === undefined) return { code, message: message() }
  return { code, entry: shown(entry), message: message({ entry: shown(entry) }) }
}
