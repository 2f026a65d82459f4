'use client'
import { useTranslations } from 'next-intl'
import { type ReactNode, type RefObject, useCallback, useMemo } from 'react'
import { cellText } from '../../engine/cell-text'
import { onlyGroup } from '../../engine/match/shapes'
import type { CellIndex, GameDef } from '../../engine/types'
import { Board } from '../_board/board'
import type { BoardHandle, BoardLook, NameOf } from '../_board/types'
import type { Say } from '../_text/use-say'
import { describeCell } from './describe'
import { highlightsOf } from './model/choices'
import { isTall } from './model/is-tall'
import type { PlayGame } from './model/play-game'
import type { PlayView } from './model/play-view'
import { Handover } from './panels/handover'
import { InspectionCard, inspectionText } from './panels/inspection'
import styles from './playtest.module.css'
import { PromptBar } from './prompt-bar'
import type { SeatName } from './seat-name'
import type { PlaytestProps } from './types'
import type { Asking } from './use-inspect'
import type { Shown } from './use-shown'

type Props = {
  readonly def: GameDef
  readonly game: PlayGame
  readonly view: PlayView
  readonly look: BoardLook
  readonly nameOf: NameOf
  readonly nameOfSeat: SeatName
  readonly say: Say
  readonly helpOf: (group: string, id: string) => string | undefined
  readonly shown: Shown
  readonly asking: Asking
  readonly flash: { readonly cells: readonly CellIndex[]; readonly key: number } | undefined
  readonly handle: RefObject<BoardHandle | null>
  readonly wanted: string | undefined
  readonly onWanted: (group: string | undefined) => void
  readonly onReady: () => void
  readonly onList: (focus: boolean) => void
  readonly onShowSource: PlaytestProps['onShowSource']
  /** What is along the edge of the table, under the map. */
  readonly children?: ReactNode
}

/** The board with everything that is over it: who is asked, what would come of it, whose turn it is to look. */
export function PlayBoard(props: Props) {
  const { def, game, view, look, nameOf, nameOfSeat, say, helpOf, shown, asking, handle, wanted } = props
  const t = useTranslations('play')
  const { decision, botsTurn, table, handover } = view
  const { inspection } = asking
  const tall = useMemo(() => isTall(def.grid), [def.grid])
  const highlights = useMemo(
    () =>
      botsTurn
        ? { focusCells: decision?.focus?.cells, focusPieces: decision?.focus?.pieces }
        : highlightsOf(decision && onlyGroup(decision, wanted)),
    [decision, botsTurn, wanted],
  )
  const marks = useMemo(
    () =>
      table.marks.filter(
        ({ kind }) =>
          kind !== 'covered' && (kind !== 'zone' || shown.zones) && (kind !== 'lit' || shown.lines),
      ),
    [table.marks, shown.zones, shown.lines],
  )
  const describe = useCallback(
    (cell: CellIndex) => describeCell({ cell, def, view: game.view(), nameOf, t, long: false, say, helpOf }),
    [def, game, nameOf, t, say, helpOf],
  )
  const describeMore = useCallback(
    (cell: CellIndex) => describeCell({ cell, def, view: game.view(), nameOf, t, long: true, say, helpOf }),
    [def, game, nameOf, t, say, helpOf],
  )
  const side = look.sides?.find(({ id }) => handover !== undefined && id === def.sideOf[handover])
  return (
    <main className={styles.boardArea} data-dock={tall ? 'side' : 'below'}>
      <Board
        board={def.map}
        look={look}
        pieces={table.pieces}
        marks={marks}
        lines={shown.lines ? table.lines : undefined}
        highlights={highlights}
        inspected={inspection}
        flash={props.flash}
        showIds={shown.ids}
        hidePieces={!shown.pieces}
        firstScale={22}
        onReady={props.onReady}
        nameOf={nameOf}
        describe={describe}
        describeMore={describeMore}
        label={t('boardLabel')}
        handle={handle}
        onPoint={asking.onPoint}
        onAsk={asking.onAsk}
        onCell={(cell, press) => {
          if (press.button === 0) game.press({ cell }, wanted)
          else askAbout(cell)
        }}
        onPiece={(piece, cell, press) => {
          if (press.button === 0) game.press({ cell, piece }, wanted)
          else askAbout(cell, piece)
        }}
        onEdge={({ cell, direction }, press) => {
          if (press.button === 0) game.press({ cell, direction }, wanted)
        }}
        onList={() => props.onList(true)}
      >
        {inspection && (
          <InspectionCard
            inspection={inspection}
            isPinned={asking.isPinned}
            nameOfCell={(cell) => cellText(cell, def, nameOf)}
            say={say}
            onClose={asking.close}
          />
        )}
        {handover !== undefined && (
          <Handover
            seat={handover}
            name={nameOfSeat(handover)}
            colour={side?.look.colour}
            onTake={() => game.do({ type: 'take-screen', seat: handover })}
          />
        )}
      </Board>
      <PromptBar
        game={game}
        view={view}
        look={look}
        nameOfSeat={nameOfSeat}
        say={say}
        onList={() => props.onList(false)}
        onShowSource={props.onShowSource}
        wanted={wanted}
        onWanted={props.onWanted}
      />
      {props.children}
      <p className="sr-only" role="status" data-inspection-text>
        {inspection && asking.isPinned ? inspectionText(inspection, say, t) : ''}
      </p>
    </main>
  )

  /** The right button and the long press of a finger: stay with this and say what would come of it. */
  function askAbout(cell: CellIndex, piece?: string) {
    handle.current?.focusCell(cell)
    if (view.canInspect) asking.pin(cell, piece)
  }
}
