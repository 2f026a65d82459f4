'use client'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Tabs } from 'radix-ui'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { CellIndex, Choice, GameDef } from '../../engine/types'
import { Board } from '../_board/board'
import type { BoardHandle, BoardLook } from '../_board/types'
import { useSay } from '../_text/use-say'
import { describeCell } from './describe'
import { highlightsOf, onlyGroup } from './model/choices'
import { newSeed, PlayGame } from './model/play-game'
import { packHelp, usePackNames } from './pack-names'
import { ChoiceList } from './panels/choice-list'
import { Ending } from './panels/ending'
import { Log } from './panels/log'
import { Score } from './panels/score'
import { Seats } from './panels/seats'
import { Trays } from './panels/trays'
import { PlayBar } from './play-bar'
import styles from './playtest.module.css'
import { PromptBar } from './prompt-bar'
import { seatNames } from './seat-name'
import type { PlaytestProps } from './types'
import { useFollow } from './use-follow'
import { usePlayKeys } from './use-keys'
import { type Pace, useBots, usePlayView } from './use-play'

const TABS = ['choices', 'log', 'score', 'trays'] as const
type Tab = (typeof TABS)[number]

export function PlayScreen({ def, ...props }: PlaytestProps & { readonly def: GameDef }) {
  const { pack, language } = props
  const t = useTranslations('play')
  const nameOf = usePackNames(pack, language)
  const nameOfSeat = useMemo(() => seatNames(def, nameOf), [def, nameOf])
  const say = useSay(nameOf)
  const look = useMemo(() => lookOf(pack), [pack])
  const [game] = useState(() => new PlayGame(def, { seed: props.seed ?? newSeed(), controls: props.seats }))
  const view = usePlayView(game)
  const [pace, setPace] = useState<Pace>('normal')
  const [tab, setTab] = useState<Tab>('choices')
  const [sheetOpen, setSheetOpen] = useState(false)
  const [flash, setFlash] = useState<{ cells: CellIndex[]; key: number }>()
  const [shown, setShown] = useState({ ids: false, zones: false, pieces: true })
  const board = useRef<BoardHandle>(null)
  useBots(game, pace, false)
  usePlayKeys(game)

  const { decision, botsTurn, table } = view
  // A wanted kind of choice holds for one question about one unit.
  const question = `${view.step} ${decision?.phase}`
  const [wish, setWish] = useState<{ group: string; question: string }>()
  const wanted = wish?.question === question ? wish.group : undefined
  const highlights = useMemo(
    () =>
      botsTurn
        ? { focusCells: decision?.focus?.cells, focusPieces: decision?.focus?.pieces }
        : highlightsOf(decision && onlyGroup(decision, wanted)),
    [decision, botsTurn, wanted],
  )
  const marks = useMemo(
    () => table.marks.filter(({ kind }) => kind !== 'covered' && (kind !== 'zone' || shown.zones)),
    [table.marks, shown.zones],
  )
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
  const [ready, setReady] = useState(false)
  const onReady = useCallback(() => setReady(true), [])
  useFollow(view, board, ready)
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
  const describe = useCallback(
    (cell: CellIndex) => describeCell({ cell, def, view: game.view(), nameOf, t, long: false, say, helpOf }),
    [def, game, nameOf, t, say, helpOf],
  )
  const describeMore = useCallback(
    (cell: CellIndex) => describeCell({ cell, def, view: game.view(), nameOf, t, long: true, say, helpOf }),
    [def, game, nameOf, t, say, helpOf],
  )
  const hint = useCallback(
    ({ at }: Choice) => {
      if (at.kind === 'piece') {
        const { table } = game.view()
        const piece = [...table.pieces, ...table.trays.flatMap(({ pieces }) => pieces)].find(
          ({ id }) => id === at.piece,
        )
        const component = piece?.component ? nameOf('components', piece.component) : ''
        const cell = piece?.cell === undefined ? '' : def.grid.names[piece.cell]
        return [component, piece?.numbers?.join('-') ?? '', cell].filter(Boolean).join(' · ')
      }
      if (at.kind !== 'cell') return ''
      const place = def.map.places.find(({ cells }) => cells.includes(at.cell))
      const terrain = def.map.terrain[at.cell]
      return place ? nameOf('places', place.id) : terrain === undefined ? '' : nameOf('terrain', terrain)
    },
    [def, game, nameOf],
  )
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
  const open = (next: Tab) => {
    setTab(next)
    setSheetOpen(true)
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
      <main className={styles.boardArea}>
        <Board
          board={def.map}
          look={look}
          pieces={table.pieces}
          marks={marks}
          highlights={highlights}
          flash={flash}
          showIds={shown.ids}
          hidePieces={!shown.pieces}
          firstScale={22}
          onReady={onReady}
          nameOf={nameOf}
          describe={describe}
          describeMore={describeMore}
          label={t('boardLabel')}
          handle={board}
          onCell={(cell, press) => {
            if (press.button === 0) game.press({ cell }, wanted)
            else board.current?.focusCell(cell)
          }}
          onPiece={(piece, cell, press) => {
            if (press.button === 0) game.press({ cell, piece }, wanted)
          }}
          onList={() => {
            open('choices')
            requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-choices] button')?.focus())
          }}
        />
        <PromptBar
          game={game}
          view={view}
          look={look}
          nameOfSeat={nameOfSeat}
          say={say}
          onList={() => open('choices')}
          onShowSource={props.onShowSource}
          wanted={wanted}
          onWanted={(group) => setWish(group === undefined ? undefined : { group, question })}
        />
      </main>
      <p className="sr-only" aria-live="polite" data-last-events>
        {view.session.last?.events.map((event) => say(event.message)).join('. ')}
      </p>
      <aside className={styles.side} data-open={sheetOpen} aria-label={t('panel')}>
        <button
          type="button"
          className={styles.handle}
          onClick={() => setSheetOpen(!sheetOpen)}
          aria-expanded={sheetOpen}
          aria-label={t(sheetOpen ? 'hidePanel' : 'showPanel')}
        >
          {sheetOpen ? <ChevronDown size={18} /> : <ChevronUp size={18} />}
        </button>
        <div className={styles.seats}>
          <Seats {...{ game, view, look, nameOfSeat, say }} pace={pace} onPace={setPace} />
        </div>
        <Tabs.Root value={tab} onValueChange={(next) => open(next as Tab)} style={{ display: 'contents' }}>
          <Tabs.List className={styles.tabs}>
            {TABS.map((one) => (
              <Tabs.Trigger key={one} value={one}>
                {t(`tabs.${one}`)}
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
                onAgain={() => game.restart(newSeed())}
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
              <p>{t('botThinks', { side: nameOfSeat(decision?.seat ?? '') })}</p>
            ) : view.outcome ? null : (
              <ChoiceList decision={decision} hint={hint} say={say} onChoose={choose} onPoint={point} />
            )}
          </Tabs.Content>
          <Tabs.Content value="log" className={styles.panel}>
            <Log
              session={view.session}
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
      </aside>
    </div>
  )
}

export const lookOf = (pack: PlaytestProps['pack']): BoardLook => ({
  terrain: pack.terrain.terrain,
  edges: pack.terrain.edges,
  sides: pack.units.sides,
  components: pack.units.components,
  units: pack.units.units,
})
