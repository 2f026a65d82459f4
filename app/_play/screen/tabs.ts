import type { Decision, Table, Viewer } from '../../../engine/types'
import { DEAL } from '../table/deal-phase'
import { hasTable } from '../table/has-table'

/** Tabs of the panel beside the board, in order. */
export const TABS = ['choices', 'table', 'deals', 'log', 'score', 'trays'] as const
export type Tab = (typeof TABS)[number]

/** The tabs that a game needs. */
export function tabsOf(table: Table, decisions: readonly Decision[]): Tab[] {
  const deals =
    table.deals !== undefined || decisions.some(({ choices }) => choices.some(({ group }) => group === DEAL))
  const isTable = hasTable(table)
  return TABS.filter(
    (tab) =>
      (tab !== 'table' || isTable) &&
      (tab !== 'deals' || deals) &&
      (tab !== 'trays' || table.trays.length > 0),
  )
}

/** The number of offers that wait for the viewer's answer. */
export const offersTo = ({ deals = [] }: Table, viewer: Viewer): number =>
  deals.filter(({ to, state }) => to === viewer && state === 'offered').length
