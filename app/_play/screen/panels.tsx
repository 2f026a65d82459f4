'use client'
import { useTranslations } from 'next-intl'
import { type ReactNode, Suspense, useRef } from 'react'
import { inSentence } from '../../../schemas/articles'
import { ChoiceList } from '../choices/choice-list'
import { OptionalActions } from '../choices/optional-actions'
import { isSameQuestion } from '../choices/question'
import type { PlayView } from '../model/play-view'
import { About, AlsoToKnow } from '../table/about'
import { Trays } from '../table/trays'
import { Arrivals, CampaignEnd, Deals, Ending, Log, Score, SinceNote, TablePanel } from './parts'
import { subjectNames } from './subject-names'
import type { Tab } from './tabs'
import type { Screen } from './use-screen'
import { useWide } from './use-wide'

/** The contents of each tab of the panel beside the board. */
export const PANELS: Readonly<Record<Tab, (screen: Screen) => ReactNode>> = {
  choices: (screen) => <Choices {...screen} />,
  table: (screen) => <OnTheTable {...screen} />,
  deals: ({ view, asked, game, words: { format, nameOfSeat, colourOf } }) => (
    <Deals
      deals={view.table.deals ?? []}
      decisions={asked}
      onChoose={(choice) => game.choose(choice)}
      {...{ format, nameOfSeat, colourOf }}
    />
  ),
  log: ({ def, game, view, onCells, sheet, words: { look, nameOf, nameOfSeat, tell } }) => (
    <Log
      steps={view.log}
      takeovers={view.takeovers}
      bookmarks={view.bookmarks}
      hasEarlier={view.hasEarlier}
      onEarlier={() => game.do({ type: 'earlier' })}
      shown={view.moment && view.step}
      onMoment={(to) => {
        game.do({ type: 'look', to })
        sheet.showBoard()
      }}
      {...{ look, def, nameOf, nameOfSeat, ...onCells }}
      format={tell}
    />
  ),
  score: ({ view, words: { format } }) => <Score table={view.table} format={format} />,
  trays: ({ view: { table, decision, botsTurn }, take, grab, words: { look, nameOf, format } }) => (
    <Trays
      trays={table.trays}
      decision={botsTurn ? undefined : decision}
      {...{ look, nameOf, format }}
      onPiece={take}
      onGrab={grab}
    />
  ),
}

function Choices(screen: Screen) {
  const { game, view, words, choose, history, sheet } = screen
  const { outcome } = view
  const { nameOf, nameOfSeat, format } = words
  const isAbove = useCameFirst(view)
  return (
    <>
      {/*
       * Each lazy part has its own boundary; otherwise the old panel, with another player's choices, would stay in the page while
       * a part loads.
       */}
      <Suspense>
        {outcome && (
          <Ending
            {...{ outcome, nameOf, nameOfSeat, format }}
            colourOf={words.colourOf}
            onAgain={() => game.do({ type: 'restart', seed: 'new' })}
            onStory={() => sheet.open('log')}
            onReplay={() => {
              if (!history.isOpen) history.toggle()
              game.do({ type: 'look', to: 0 })
              sheet.showBoard()
            }}
            onHome={screen.onLeave}
          />
        )}
        {outcome && screen.campaign && (
          <CampaignEnd
            {...{ nameOf, nameOfSeat }}
            match={game.match}
            pack={screen.pack}
            at={screen.at}
            campaign={screen.campaign}
            game={view.kept.id}
            seats={view.controls}
          />
        )}
      </Suspense>
      {/*
       * The choices appear together with the note above them. One that comes later, while bots act, is under them. The choices of
       * the seat that was asked before leave the page at once: several seats may share one viewer.
       */}
      <Suspense key={`${view.viewer} ${view.decision?.seat}`}>
        {isAbove && <Happened {...screen} />}
        <Asked {...screen} />
        {!isAbove && <Happened {...screen} />}
      </Suspense>
      {!outcome && (
        <OptionalActions optionalActions={view.optionalActions} format={format} onChoose={choose} />
      )}
      <AboutIt {...screen} part={AlsoToKnow} />
      <Coming {...screen} />
    </>
  )
}

/** Whether the note about earlier events came with the question or before it. */
function useCameFirst(view: PlayView): boolean {
  const first = useRef({ view, cameFirst: view.since !== undefined })
  if (first.current.view !== view) {
    const isSame = isSameQuestion(first.current.view, view)
    first.current = { view, cameFirst: isSame ? first.current.cameFirst : view.since !== undefined }
  }
  return first.current.cameFirst
}

/** The facts of the decision, and its choices. */
function Asked(screen: Screen) {
  const { def, view, words, hint, sums, choose, take, grab, pointing, advice, guided } = screen
  const t = useTranslations('play')
  const { decision, botsTurn, outcome, table, moment } = view
  const { nameOf, nameOfSeat, format, look } = words
  return (
    <>
      <AboutIt {...screen} part={About} />
      {!botsTurn && (
        <Trays
          trays={table.trays}
          {...{ decision, look, nameOf, format }}
          onlyChoosable
          onPiece={take}
          onGrab={grab}
        />
      )}
      {botsTurn ? (
        <p>
          {inSentence(t('botThinks', { side: nameOfSeat(decision?.seat ?? '', 'marked') }))}{' '}
          {view.paused && t('botsPaused')}
        </p>
      ) : outcome ? null : moment ? (
        <p>{t('history.asksNobody')}</p>
      ) : (
        <ChoiceList
          {...{ decision, table, hint, sums, format }}
          noteOf={guided.noteOf}
          forms={def.forms}
          nameOfSubject={subjectNames(screen)}
          advised={advice.choice}
          onChoose={choose}
          onPoint={pointing.pointAt}
        />
      )}
    </>
  )
}

/** The facts of the decision above the choices, or the further facts under them. */
function AboutIt({
  part: Part,
  view: { table, viewer, outcome },
  pointing,
  words: { format, colourOf },
}: Screen & { readonly part: typeof About }) {
  if (!table.about || outcome) return null
  return (
    <Part
      {...{ viewer, format, colourOf }}
      about={table.about}
      onCell={(cell) => pointing.flashCells([cell])}
    />
  )
}

/** The reinforcements to come. */
const Coming = ({ view: { table, outcome }, words: { look, nameOf, format, colourOf } }: Screen) => (
  <Suspense>
    {table.arrivals && !outcome && (
      <Arrivals arrivals={table.arrivals} {...{ look, nameOf, format, colourOf }} />
    )}
  </Suspense>
)

/** The events since the viewer's last decision; hidden while bots still act. */
function Happened({ def, game, view, words, shown, setShown, sheet, onCells }: Screen) {
  if (!view.since || (view.botsTurn && !view.paused)) return null
  return (
    <SinceNote
      {...{ game, view, shown, ...onCells }}
      words={{ def, ...words, format: words.tell }}
      onShown={setShown}
      onLog={() => sheet.open('log')}
    />
  )
}

function OnTheTable({
  def,
  view,
  components,
  words: { nameOf, format, look, nameOfSeat, colourOf },
}: Screen) {
  const isWide = useWide()
  return (
    <TablePanel
      table={view.table}
      seats={def.seats}
      viewer={view.viewer}
      asked={view.decision?.seat}
      withTracks={!isWide}
      matOf={(seat) => look.art?.mat(def.sideOf[seat])}
      {...{ components, nameOfSeat, colourOf, nameOf, format, look }}
    />
  )
}
