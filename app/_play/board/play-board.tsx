'use client'
import { useTranslations } from 'next-intl'
import { type ReactNode, type RefObject, Suspense, useCallback, useMemo, useRef } from 'react'
import { onlyGroup } from '../../../engine/match/port/shapes'
import type { CellIndex } from '../../../engine/types'
import { Board } from '../../_board/board'
import type { CarryEvent, CellPress, Highlights } from '../../_board/types'
import { highlightsOf } from '../choices/choices'
import { PromptBar } from '../choices/prompt-bar'
import { Inspected } from '../inspection/inspected'
import { inspectionText } from '../inspection/inspection-text'
import styles from '../playtest.module.css'
import { Handover, ResultNote } from '../screen/parts'
import type { Screen } from '../screen/use-screen'
import { cellsAsked } from './cells-asked'
import { describeCell } from './describe'
import { isTall } from './is-tall'
import { Loupe, type LoupeHandle } from './loupe'
import { useWay } from './use-way'

/** Smallest size of a cell on a first view, in CSS pixels. */
const FIRST_SCALE = 22

type Props = {
  readonly screen: Screen
  /** Shown along the edge of the table, under the map. */
  readonly children?: ReactNode
}

/** The board with its overlays: the decision, the inspection and the handover. */
export function PlayBoard({ screen, children }: Props) {
  const t = useTranslations('play')
  const { def, view, shown, board, pointing, words } = screen
  const { inspection, isPinned, onPoint, onAsk } = pointing.asking
  const loupe = useRef<LoupeHandle>(null)
  const tall = useMemo(() => isTall(def.grid), [def.grid])
  const way = useWay({ game: screen.game, board, format: words.format, wanted: screen.wanted })
  return (
    <main className={styles.boardArea} data-dock={tall ? 'side' : 'below'}>
      <Board
        board={view.table.board ?? def.map}
        look={words.look}
        pieces={view.table.pieces}
        marks={useMarks(screen)}
        lines={shown.lines ? view.table.lines : undefined}
        trails={shown.trails ? view.since?.trails : undefined}
        highlights={useHighlights(screen)}
        inspected={inspection}
        flash={pointing.flash}
        showIds={shown.ids}
        hidePieces={!shown.pieces}
        isStill={view.pace === 'instant'}
        firstScale={def.grid.kind === 'areas' ? undefined : FIRST_SCALE}
        firstCells={useMemo(() => cellsAsked(view), [view])}
        onReady={screen.onReady}
        onHover={(cell) => {
          loupe.current?.show(board.current?.isFar() ? cell : undefined)
          way.hover(cell)
        }}
        nameOf={words.nameOf}
        describe={useDescribe(screen, false)}
        describeMore={useDescribe(screen, true)}
        label={t('boardLabel')}
        moreKeys={t('boardKeys')}
        handle={board}
        onPoint={onPoint}
        onCursor={(cell) => {
          pointing.touched.current = cell
        }}
        onAsk={onAsk}
        {...pressesOf(screen, loupe)}
        {...dragsOf(screen, way)}
      >
        {!inspection && <Loupe handle={loupe} pieces={view.table.pieces} {...words} />}
        <OverBoard {...screen} />
      </Board>
      <PromptBar screen={screen} />
      {children}
      <p className="sr-only" role="status" data-inspection-text>
        {inspection && isPinned ? inspectionText(inspection, words.format, t) : ''}
      </p>
    </main>
  )
}

/** The result of the last act and the inspection over the board, and the handover between players. */
function OverBoard(screen: Screen) {
  const { game, words, columns } = screen
  const { handover, result, turnEnd } = screen.view
  return (
    <Suspense>
      {(result || turnEnd) && <ResultNote screen={screen} />}
      {columns === 1 && <Inspected screen={screen} isDocked={false} />}
      {handover !== undefined && (
        <Handover
          seat={handover}
          name={words.nameOfSeat(handover, 'marked')}
          colour={words.colourOf(handover)}
          onTake={() => game.do({ type: 'take-screen', seat: handover })}
        />
      )}
    </Suspense>
  )
}

/** While a bot proposes a choice, only that one is highlighted. */
function useHighlights({ view: { botsTurn, decision, marked }, wanted, advice: { choice } }: Screen) {
  return useMemo(
    () =>
      botsTurn
        ? { focusCells: decision?.focus?.cells, focusPieces: decision?.focus?.pieces }
        : withMarked(
            highlightsOf(
              decision && (choice ? { ...decision, choices: [choice] } : onlyGroup(decision, wanted)),
            ),
            marked,
          ),
    [decision, botsTurn, wanted, choice, marked],
  )
}

/** Marked pieces look like the subject of the question. */
const withMarked = (highlights: Highlights, marked: readonly string[]): Highlights =>
  marked.length === 0
    ? highlights
    : { ...highlights, focusPieces: [...(highlights.focusPieces ?? []), ...marked] }

function useMarks({ view: { table }, shown: { zones, lines } }: Screen) {
  return useMemo(
    () => table.marks.filter(({ kind }) => (kind !== 'zone' || zones) && (kind !== 'lit' || lines)),
    [table.marks, zones, lines],
  )
}

function useDescribe({ def, game, guided, words: { nameOf, format, helpOf } }: Screen, long: boolean) {
  const t = useTranslations('play')
  const { noteOf } = guided
  return useCallback(
    (cell: CellIndex) =>
      describeCell({ cell, def, view: game.view(), nameOf, t, long, format, helpOf, noteOf }),
    [def, game, nameOf, t, format, helpOf, noteOf, long],
  )
}

/** Drags of counters on the board. With Shift all pieces of the cell come along. */
function dragsOf({ game, wanted, pointing }: Screen, way: ReturnType<typeof useWay>) {
  return {
    canCarry: (piece: string, cell: CellIndex) => game.dragging.canLift({ cell, piece }),
    onCarry(event: CarryEvent) {
      way.drag(event.type === 'start')
      if (event.type === 'start') game.dragging.lift(event)
      else if (event.type === 'cancel') game.dragging.cancel()
      else {
        pointing.touched.current = event.cell
        const { cell, piece, press } = event
        game.dragging.drop({ cell, piece, wanted, isTogether: press.shift })
      }
    },
  }
}

/** The main button acts; the right button and a long press inspect. With Shift, or a long press, pieces are marked to act together. */
function pressesOf({ game, wanted, board, view, pointing }: Screen, loupe: RefObject<LoupeHandle | null>) {
  const look = (cell: CellIndex) => {
    pointing.touched.current = cell
    loupe.current?.show(board.current?.isFar() ? cell : undefined)
  }
  const askAbout = (cell: CellIndex, piece?: string) => {
    board.current?.focusCell(cell)
    if (view.canInspect) pointing.asking.pin(cell, piece)
  }
  return {
    onCell(cell: CellIndex, { button, shift }: CellPress) {
      look(cell)
      if (button === 0) game.press({ cell }, wanted, shift)
      else askAbout(cell)
    },
    onPiece(piece: string, cell: CellIndex, { button, shift, isTouch }: CellPress) {
      look(cell)
      const isLong = isTouch === true && button === 2
      const isMarked = (shift || isLong) && game.mark({ cell, piece })
      if (button !== 0) askAbout(cell, piece)
      else if (!isMarked) game.press({ cell, piece }, wanted, shift)
    },
    onEdge: ({ cell, direction }: { cell: CellIndex; direction: number }, { button }: CellPress) => {
      if (button === 0) game.press({ cell, direction }, wanted)
    },
  }
}
