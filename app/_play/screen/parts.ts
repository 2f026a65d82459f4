/**
 * Parts of the table that are not on a first look. Each loads when it is opened, and all of them load after the first action.
 * Later steps then do not wait, and all parts work without the server.
 */
import { type ComponentType, lazy } from 'react'
import { spared } from '../../_ui/spared'

const late = () => import('./late-parts')
const log = () => import('../log/log')
const guide = () => import('./guide-parts')
const tracks = () => import('../table/tracks')
const displays = () => import('../table/displays')
const arrivals = () => import('../table/arrivals')
const notes = () => import('../notes/note')
const campaign = () => import('../campaign/campaign-end')
const scenes = () => import('../../_board/described/described-scene')

const partOf = <M, P>(load: () => Promise<M>, pick: (module: M) => ComponentType<P>) =>
  lazy(spared(async () => ({ default: pick(await load()) })))

/** These four are on a first look in some games or windows. */
export const Log = partOf(log, (parts) => parts.Log)
export const Tracks = partOf(tracks, (parts) => parts.Tracks)
export const Displays = partOf(displays, (parts) => parts.Displays)
export const Arrivals = partOf(arrivals, (parts) => parts.Arrivals)
export const Deals = partOf(late, (parts) => parts.Deals)
export const TablePanel = partOf(late, (parts) => parts.TablePanel)
export const Score = partOf(late, (parts) => parts.Score)
export const ResultNote = partOf(late, (parts) => parts.ResultNote)
export const SinceNote = partOf(late, (parts) => parts.SinceNote)
export const HistoryBar = partOf(late, (parts) => parts.HistoryBar)
export const RulesSheet = partOf(late, (parts) => parts.RulesSheet)
export const RefusalNote = partOf(late, (parts) => parts.RefusalNote)
export const Handover = partOf(late, (parts) => parts.Handover)
export const MoreMenu = partOf(late, (parts) => parts.MoreMenu)
export const InspectionCard = partOf(late, (parts) => parts.InspectionCard)
export const Handling = partOf(late, (parts) => parts.Handling)
export const Ending = partOf(late, (parts) => parts.Ending)
/** Only games of a campaign need it. */
export const CampaignEnd = partOf(campaign, (parts) => parts.CampaignEnd)
export const SavedNote = partOf(late, (parts) => parts.SavedNote)
export const RecordProblemDialog = partOf(late, (parts) => parts.RecordProblemDialog)
export const NoteButton = partOf(notes, (parts) => parts.NoteButton)
export const AdviceNote = partOf(guide, (parts) => parts.AdviceNote)
export const SecretsNote = partOf(late, (parts) => parts.SecretsNote)
export const WhatNow = partOf(guide, (parts) => parts.WhatNow)
export const KeysSheet = partOf(late, (parts) => parts.KeysSheet)
export const PackHint = partOf(guide, (parts) => parts.PackHint)
export const TurnAlerts = partOf(late, (parts) => parts.TurnAlerts)

/** Loads all parts; a part that fails now is requested again when it is needed. */
export function preloadParts(): void {
  for (const bring of [late, log, guide, tracks, displays, arrivals, notes, scenes]) bring().catch(() => {})
}
