import { LONGEST_GAME_NAME, type SavedGame } from '../../engine/match/saved/saved-game'
import { isObject, isSavedGame, isSummary, isText } from '../../engine/match/saved/saved-shape'

/** Ids made up by browsers, and digests. */
const ID = /^[0-9a-f]{32}$/
const DIGEST = /^[0-9a-f]{64}$/

export const isGameId = (text: unknown): text is string => typeof text === 'string' && ID.test(text)
export const isDigest = (text: unknown): text is string => typeof text === 'string' && DIGEST.test(text)

/** Returns whether a value is a game in the format of browsers, down to the last field that another browser reads. */
export function isSentGame(value: unknown): value is SavedGame {
  if (!isSavedGame(value)) return false
  const { id, at, name, summary, from, record } = value
  return (
    isGameId(id) &&
    isDigest(record.pack.digest) &&
    isText(record.pack.version) &&
    isText(record.scenario) &&
    typeof record.hash === 'string' &&
    isText(at) &&
    (name === undefined || isText(name, 2 * LONGEST_GAME_NAME)) &&
    (summary === undefined || isSummary(summary)) &&
    (from === undefined || (isObject(from) && isText(from.id) && Number.isSafeInteger(from.rev)))
  )
}
