'use client'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Besides } from '../panels/besides'
import { ChoiceList } from '../panels/choice-list'
import { Ending } from '../panels/ending'
import { Log } from '../panels/log'
import { Score } from '../panels/score'
import { Trays } from '../panels/trays'
import { Deals } from '../table/deals'
import { TablePanel } from '../table/table-panel'
import type { Tab } from '../tabs'
import { useWide } from '../use-wide'
import type { Screen } from './use-screen'

/** What each part of the panel beside the board shows. */
export const PANELS: Readonly<Record<Tab, (screen: Screen) => ReactNode>> = {
  choices: (screen) => <Choices {...screen} />,
  table: (screen) => <OnTheTable {...screen} />,
  deals: ({ view, asked, game, words: { say, nameOfSeat, colourOf } }) => (
    <Deals
      deals={view.table.deals ?? []}
      decisions={asked}
      onChoose={(choice) => game.choose(choice)}
      {...{ say, nameOfSeat, colourOf }}
    />
  ),
  log: ({ def, game, view, board, pointing, words: { look, nameOfSeat, say } }) => (
    <Log
      steps={view.log}
      hasEarlier={view.hasEarlier}
      onEarlier={() => game.do({ type: 'earlier' })}
      {...{ look, def, nameOfSeat, say }}
      onCell={(name) => {
        const cell = def.grid.indexOf(name)
        pointing.flashCells([cell])
        board.current?.zoomTo(cell)
      }}
    />
  ),
  score: ({ view, words: { say } }) => <Score table={view.table} say={say} />,
  trays: ({ view: { table, decision, botsTurn }, take, words: { look, nameOf, say } }) => (
    <Trays
      trays={table.trays}
      decision={botsTurn ? undefined : decision}
      {...{ look, nameOf, say }}
      onPiece={take}
    />
  ),
}

function Choices({ game, view, words, hint, sums, choose, take, pointing }: Screen) {
  const t = useTranslations('play')
  const { decision, botsTurn, outcome, table } = view
  const { nameOf, nameOfSeat, say, look } = words
  return (
    <>
      {outcome && (
        <Ending
          {...{ outcome, nameOf, nameOfSeat, say }}
          onAgain={() => game.do({ type: 'restart', seed: 'new' })}
        />
      )}
      {!botsTurn && (
        <Trays trays={table.trays} {...{ decision, look, nameOf, say }} onlyChoosable onPiece={take} />
      )}
      {botsTurn ? (
        <p>
          {t('botThinks', { side: nameOfSeat(decision?.seat ?? '') })} {view.paused && t('botsPaused')}
        </p>
      ) : outcome ? null : (
        <ChoiceList {...{ decision, hint, sums, say }} onChoose={choose} onPoint={pointing.pointAt} />
      )}
      {!outcome && <Besides asides={view.asides} say={say} onChoose={choose} />}
    </>
  )
}

function OnTheTable({ def, view, things, words: { nameOf, say, look, nameOfSeat, colourOf } }: Screen) {
  const isWide = useWide()
  return (
    <TablePanel
      table={view.table}
      seats={def.seats}
      viewer={view.viewer}
      asked={view.decision?.seat}
      withTracks={!isWide}
      {...{ things, nameOfSeat, colourOf, nameOf, say, look }}
    />
  )
}
