/**
 * Parts of the table that are not on a first look. Each loads when it is opened, and all of them load after the first action.
 * Later steps then do not wait, and all parts work without the server.
 */
import { lazy } from 'react'
import { spared } from '../../_ui/spared'

const log = () => import('../log/log')
const deals = () => import('../table/deals')
const table = () => import('../table/table-panel')
const tracks = () => import('../table/tracks')
const displays = () => import('../table/displays')
const score = () => import('../seats/score')
const since = () => import('../story/since-note')
const history = () => import('../story/history-bar')
const rules = () => import('../rules/rules-sheet')
const refusal = () => import('../notes/refusal')
const handover = () => import('../seats/handover')
const menu = () => import('./more-menu')
const inspection = () => import('../inspection/inspection')
const ending = () => import('../seats/ending')
const note = () => import('../notes/saved-note')
const about = () => import('../table/about')
const problem = () => import('../notes/record-problem')
const whatNow = () => import('../guide/what-now')
const hint = () => import('../guide/hint-note')
const die = () => import('../log/die')
const notes = () => import('../notes/note')
const alerts = () => import('../guide/turn-alerts')
const secrets = () => import('../guide/secrets-note')
const advice = () => import('../guide/advice-note')
const scenes = () => import('../../_board/described/described-scene')

export const Log = lazy(spared(async () => ({ default: (await log()).Log })))
export const Deals = lazy(spared(async () => ({ default: (await deals()).Deals })))
export const TablePanel = lazy(spared(async () => ({ default: (await table()).TablePanel })))
/** These two are on a first look only in games that use them. */
export const Tracks = lazy(spared(async () => ({ default: (await tracks()).Tracks })))
export const Displays = lazy(spared(async () => ({ default: (await displays()).Displays })))
export const Score = lazy(spared(async () => ({ default: (await score()).Score })))
export const SinceNote = lazy(spared(async () => ({ default: (await since()).SinceNote })))
export const HistoryBar = lazy(spared(async () => ({ default: (await history()).HistoryBar })))
export const RulesSheet = lazy(spared(async () => ({ default: (await rules()).RulesSheet })))
export const RefusalNote = lazy(spared(async () => ({ default: (await refusal()).RefusalNote })))
export const Handover = lazy(spared(async () => ({ default: (await handover()).Handover })))
export const MoreMenu = lazy(spared(menu))
export const InspectionCard = lazy(spared(async () => ({ default: (await inspection()).InspectionCard })))
export const Ending = lazy(spared(async () => ({ default: (await ending()).Ending })))
export const SavedNote = lazy(spared(async () => ({ default: (await note()).SavedNote })))
export const About = lazy(spared(async () => ({ default: (await about()).About })))
export const AlsoToKnow = lazy(spared(async () => ({ default: (await about()).AlsoToKnow })))
export const RecordProblemDialog = lazy(
  spared(async () => ({ default: (await problem()).RecordProblemDialog })),
)
export const Die = lazy(spared(async () => ({ default: (await die()).Die })))
export const NoteButton = lazy(spared(async () => ({ default: (await notes()).NoteButton })))
export const AdviceNote = lazy(spared(async () => ({ default: (await advice()).AdviceNote })))
export const SecretsNote = lazy(spared(async () => ({ default: (await secrets()).SecretsNote })))
export const WhatNow = lazy(spared(async () => ({ default: (await whatNow()).WhatNow })))
export const PackHint = lazy(spared(async () => ({ default: (await hint()).PackHint })))
export const HintRoom = lazy(spared(async () => ({ default: (await hint()).HintRoom })))
export const TurnAlerts = lazy(spared(async () => ({ default: (await alerts()).TurnAlerts })))

/** Loads all parts; a part that fails now is requested again when it is needed. */
export function preloadParts(): void {
  for (const bring of [
    refusal,
    handover,
    log,
    deals,
    table,
    tracks,
    displays,
    score,
    since,
    history,
    rules,
    menu,
    inspection,
    ending,
    note,
    about,
    problem,
    secrets,
    alerts,
    hint,
    whatNow,
    advice,
    scenes,
    die,
    notes,
  ])
    bring().catch(() => {})
}
