'use client'
import * as Tabs from '@radix-ui/react-tabs'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Match } from '../../engine/match/match'
import type { CellIndex, Choice, GameDef } from '../../engine/types'
import type { BoardHandle } from '../_board/types'
import { useSay } from '../_text/use-say'
import { lookOf } from './model/look-of'
import { PlayGame } from './model/play-game'
import { packHelp, usePackNames } from './pack-names'
import { Besides } from './panels/besides'
import { ChoiceList } from './panels/choice-list'
import { Ending } from './panels/ending'
import { KeptNote } from './panels/kept-note'
import { Log } from './panels/log'
import { Score } from './panels/score'
import { Seats } from './panels/seats'
import { Trays } from './panels/trays'
import { PlayBar } from './play-bar'
import { PlayBoard } from './play-board'
import styles from './playtest.module.css'
import { seatNames } from './seat-name'
import { Deals } from './table/deals'
import { Displays } from './table/displays'
import { TablePanel } from './table/table-panel'
import { Tracks } from './table/tracks'
import { offersTo, type Tab, tabsOf } from './tabs'
import type { PlaytestProps } from './types'
import { useFollow } from './use-follow'
import { useHint } from './use-hint'
import { useInspect } from './use-inspect'
import { usePlayKeys } from './use-keys'
import { usePlayView } from './use-play'
import { useShown } from './use-shown'
import { useSums } from './use-sums'
import { useThings } from './use-things'
import { useNarrow, useWide } from './use-wide'

type Props = PlaytestProps & { readonly def: GameDef; readonly match: Match }

export function PlayScreen({ def, match, ...props }: Props) {
  const { pack, language, onKept } = props
  const t = useTranslations('play')
  const nameOf = usePackNames(pack, language)
  const nameOfSeat = useMemo(() => seatNames(def, nameOf), [def, nameOf])
  const say = useSay(nameOf)
  const look = useMemo(() => lookOf(pack), [pack])
  const game = useMemo(() => new PlayGame(def, match), [def, match])
  const view = usePlayView(game)
  const [tab, setTab] = useState<Tab>('choices')
  const [sheetOpen, setSheetOpen] = useState(false)
  const [flash, setFlash] = useState<{ cells: CellIndex[]; key: number }>()
  const [shown, setShown] = useShown()
  const board = useRef<BoardHandle>(null)
  const sheet = useRef<HTMLElement>(null)
  usePlayKeys(game)

  const { decision, botsTurn, table } = view
  // A wanted kind of choice holds for one question about one unit.
  const question = `${view.step} ${decision?.phase}`
  const [wish, setWish] = useState<{ group: string; question: string }>()
  const wanted = wish?.question === question ? wish.group : undefined
  const flashCells = useCallback((cells: CellIndex[]) => {
    const seen = cells.filter((cell) => cell >= 0)
    if (seen.length > 0) setFlash((last) => ({ cells: seen, key: (last?.key ?? 0) + 1 }))
  }, [])
  const point = useCallback(
    (choice: Choice) => {
      const { at } = choice
      if (at.kind === 'cell') flashCells([at.cell])
      else if (at.kind === 'piece') {
        const piece = game.view().table.pieces.find(({ id }) => id === at.piece)
        if (piece?.cell !== undefined) flashCells([piece.cell])
      }
    },
    [flashCells, game],
  )
  const asking = useInspect(game, view)
  const { pointAtChoice } = asking
  const pointAt = useCallback(
    (choice: Choice | undefined) => {
      if (choice) point(choice)
      pointAtChoice(choice)
    },
    [point, pointAtChoice],
  )
  const sums = useSums(match, def, view)
  const [ready, setReady] = useState(false)
  const onReady = useCallback(() => setReady(true), [])
  useFollow(view, board, ready)
  const { id } = view.kept
  useEffect(() => {
    if (id !== undefined) onKept?.(id)
  }, [id, onKept])
  const over = view.outcome !== undefined
  useEffect(() => {
    if (!over) return
    setTab('choices')
    setSheetOpen(true)
  }, [over])
  const helpOf = useCallback(
    (group: string, id: string) => packHelp(pack, language, group, id),
    [pack, language],
  )
  const hint = useHint(def, game, nameOf)
  /** On a small screen the panel gives way to the board once something was taken from it. */
  const showBoard = useCallback(() => {
    if (matchMedia('(max-width: 760px)').matches) setSheetOpen(false)
  }, [])
  const choose = useCallback(
    (choice: Choice) => {
      game.choose(choice)
      showBoard()
    },
    [game, showBoard],
  )
  const take = useCallback(
    (piece: string) => {
      game.press({ cell: -1, piece })
      showBoard()
    },
    [game, showBoard],
  )
  const colourOf = useCallback(
    (seat: string) => look.sides?.find(({ id }) => id === def.sideOf[seat])?.look.colour,
    [look, def],
  )
  const words = { nameOf, say, look }
  const things = useThings(game, view, flashCells)
  const dealing = [...(decision && !botsTurn ? [decision] : []), ...view.asides]
  const tabs = tabsOf(table, dealing)
  const isWide = useWide()
  const isSheet = useNarrow()
  const seats = (
    <div className={styles.seats}>
      <Seats {...{ game, view, look, nameOfSeat, say }} />
      {isWide && <Tracks tracks={table.tracks ?? []} {...{ look, nameOf, say, things }} />}
    </div>
  )
  const open = (next: Tab) => {
    setTab(next)
    setSheetOpen(true)
    sheet.current?.scrollTo({ top: 0 })
  }

  return (
    <div
      className={styles.play}
      data-play={view.outcome ? 'over' : 'on'}
      data-step={view.step}
      data-asked={decision?.seat}
    >
      <PlayBar
        game={game}
        view={view}
        nameOf={nameOf}
        say={say}
        shown={shown}
        onShown={setShown}
        onLeave={props.onLeave}
      />
      <KeptNote {...{ game, view }} />
      <PlayBoard
        {...{ def, game, view, look, nameOf, nameOfSeat, say, helpOf, shown, asking, flash, wanted }}
        handle={board}
        onReady={onReady}
        onWanted={(group) => setWish(group === undefined ? undefined : { group, question })}
        onList={(focus) => {
          open('choices')
          if (focus)
            requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-choices] button')?.focus())
        }}
        onShowSource={props.onShowSource}
      >
        <Displays
          displays={table.displays ?? []}
          viewer={view.viewer}
          {...{ things, nameOfSeat }}
          {...words}
        />
      </PlayBoard>
      <p className="sr-only" aria-live="polite" data-last-events>
        {view.events.map((event) => say(event.message)).join('. ')}
      </p>
      <aside ref={sheet} className={styles.side} data-open={sheetOpen} aria-label={t('panel')}>
        <button
          type="button"
          className={styles.handle}
          onClick={() => setSheetOpen(!sheetOpen)}
          aria-expanded={sheetOpen}
          aria-label={t(sheetOpen ? 'hidePanel' : 'showPanel')}
        >
          {sheetOpen ? <ChevronDown size={18} /> : <ChevronUp size={18} />}
        </button>
        {!isSheet && seats}
        <Tabs.Root value={tab} onValueChange={(next) => open(next as Tab)} style={{ display: 'contents' }}>
          <Tabs.List className={styles.tabs}>
            {tabs.map((one) => (
              <Tabs.Trigger key={one} value={one}>
                {t(`tabs.${one}`)}
                {one === 'deals' && offersTo(table, view.viewer) > 0 && <b>{offersTo(table, view.viewer)}</b>}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          <Tabs.Content value="choices" className={styles.panel}>
            {view.outcome && (
              <Ending
                outcome={view.outcome}
                nameOf={nameOf}
                nameOfSeat={nameOfSeat}
                say={say}
                onAgain={() => game.do({ type: 'restart', seed: 'new' })}
              />
            )}
            {!botsTurn && (
              <Trays
                trays={table.trays}
                decision={decision}
                look={look}
                nameOf={nameOf}
                say={say}
                onlyChoosable
                onPiece={take}
              />
            )}
            {botsTurn ? (
              <p>
                {t('botThinks', { side: nameOfSeat(decision?.seat ?? '') })} {view.paused && t('botsPaused')}
              </p>
            ) : view.outcome ? null : (
              <ChoiceList
                decision={decision}
                hint={hint}
                sums={sums}
                say={say}
                onChoose={choose}
                onPoint={pointAt}
              />
            )}
            {!view.outcome && <Besides asides={view.asides} say={say} onChoose={choose} />}
          </Tabs.Content>
          <Tabs.Content value="table" className={styles.panel}>
            <TablePanel
              table={table}
              seats={def.seats}
              viewer={view.viewer}
              asked={decision?.seat}
              withTracks={!isWide}
              {...{ things, nameOfSeat, colourOf }}
              {...words}
            />
          </Tabs.Content>
          <Tabs.Content value="deals" className={styles.panel}>
            <Deals
              deals={table.deals ?? []}
              decisions={dealing}
              onChoose={(choice) => game.choose(choice)}
              {...{ say, nameOfSeat, colourOf }}
            />
          </Tabs.Content>
          <Tabs.Content value="log" className={styles.panel}>
            <Log
              steps={view.log}
              hasEarlier={view.hasEarlier}
              onEarlier={() => game.do({ type: 'earlier' })}
              look={look}
              def={def}
              nameOfSeat={nameOfSeat}
              say={say}
              onCell={(name) => {
                const cell = def.grid.indexOf(name)
                flashCells([cell])
                board.current?.zoomTo(cell)
              }}
            />
          </Tabs.Content>
          <Tabs.Content value="score" className={styles.panel}>
            <Score table={table} say={say} />
          </Tabs.Content>
          <Tabs.Content value="trays" className={styles.panel}>
            <Trays
              trays={table.trays}
              decision={botsTurn ? undefined : decision}
              look={look}
              nameOf={nameOf}
              say={say}
              onPiece={take}
            />
          </Tabs.Content>
        </Tabs.Root>
        {isSheet && seats}
      </aside>
    </div>
  )
}
