/** Whether a stored or received value has the shape of a saved game. */
import { type CampaignState, MOST_GAMES } from '../../campaign/campaign'
import type { SeatText } from '../../seat-text'
import { areBookmarks } from '../history/bookmarks'
import { CONTROLS, type Control } from '../port/controls'
import { areTakeovers } from '../port/takeovers'
import { isRecord } from './records'
import { SAVED_STATUSES, type SavedGame, type SavedSummary } from './saved-game'

const isControl = (value: unknown): value is Control => CONTROLS.some((control) => control === value)

/** An entry of a store can be of another version or damaged; it is then ignored. */
export function isSavedGame(value: unknown): value is SavedGame {
  const kept = value as Partial<SavedGame> | null
  return (
    typeof kept === 'object' &&
    kept !== null &&
    kept.format === 1 &&
    typeof kept.id === 'string' &&
    typeof kept.at === 'string' &&
    SAVED_STATUSES.some((status) => status === kept.status) &&
    Number.isSafeInteger(kept.updated) &&
    Number.isSafeInteger(kept.rev) &&
    isRecord(kept.record) &&
    typeof kept.controls === 'object' &&
    kept.controls !== null &&
    Object.values(kept.controls).every(isControl) &&
    areTakeovers(kept.takeovers) &&
    areBookmarks(kept.bookmarks) &&
    (kept.campaign === undefined || isCampaignState(kept.campaign))
  )
}

const LONGEST_ID = 64

export const isText = (value: unknown, longest = LONGEST_ID): value is string =>
  typeof value === 'string' && value.length <= longest

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const areTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => isText(one))

const isUnit = (value: unknown): boolean =>
  isObject(value) &&
  isText(value.side) &&
  isText(value.unit) &&
  (value.component === undefined || isText(value.component)) &&
  areTexts(value.statuses)

const isPlayed = (value: unknown): boolean =>
  isObject(value) &&
  [value.step, value.scenario, value.winner].every((one) => isText(one)) &&
  (value.level === undefined || isText(value.level)) &&
  Number.isSafeInteger(value.score)

/** Whether a value is the state of a campaign with a game to play. */
function isCampaignState(value: unknown): value is CampaignState {
  if (!isObject(value) || !isText(value.campaign) || !isText(value.step)) return false
  const { carried, played } = value
  return (
    isObject(carried) &&
    isObject(carried.counters) &&
    Object.values(carried.counters).every(Number.isSafeInteger) &&
    isObject(carried.options) &&
    Object.values(carried.options).every((choice) => isText(choice)) &&
    areTexts(carried.sides) &&
    Array.isArray(carried.units) &&
    carried.units.every(isUnit) &&
    Array.isArray(played) &&
    played.length <= MOST_GAMES &&
    played.every(isPlayed)
  )
}

const isSeatText = (value: unknown): value is SeatText =>
  isObject(value) && (value.section === 'seats' || value.section === 'sides') && isText(value.id)

export const isSummary = (value: unknown): value is SavedSummary =>
  isObject(value) &&
  isText(value.ruleset) &&
  isObject(value.round) &&
  isText(value.round.key) &&
  (value.steps === undefined || Number.isSafeInteger(value.steps)) &&
  Array.isArray(value.asked) &&
  value.asked.every(isSeatText) &&
  (value.winner === undefined || isSeatText(value.winner))
