'use client'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Match } from '../../../engine/match/port/match'
import type { CellIndex, Choice, GameDef } from '../../../engine/types'
import type { BoardHandle } from '../../_board/types'
import { useBeenUsed } from '../../_shell/use-been-used'
import { shapeOf } from '../board/is-tall'
import { useFollow } from '../board/use-follow'
import { useTrayDrag } from '../board/use-tray-drag'
import { useComponents } from '../choices/use-components'
import { usePassOn } from '../choices/use-pass-on'
import { useAdvice } from '../guide/use-advice'
import { useAlerts } from '../guide/use-alerts'
import { useGuidance } from '../guide/use-guidance'
import { useHint } from '../guide/use-hint'
import { useHints } from '../guide/use-hints'
import { useSums } from '../inspection/use-sums'
import { PlayGame } from '../model/play-game'
import type { PlayView } from '../model/play-view'
import type { PlaytestProps } from '../types'
import { useStartOnBoard } from './restore-focus'
import { useColumns } from './use-columns'
import { usePlayKeys } from './use-keys'
import { usePace } from './use-pace'
import { usePlayView } from './use-play'
import { type Pointing, usePointing } from './use-pointing'
import { useSheet } from './use-sheet'
import { useShown } from './use-shown'
import { useTableWords } from './use-table-words'
import { useKeysSheet, useWays } from './use-ways'

export type ScreenProps = PlaytestProps & {
  readonly def: GameDef
  readonly match: Match
  /** Replays a saved game that cannot resume here, as far as its actions are legal. */
  readonly onReplay?: (id: string) => void
}

/** The shared state of the table's parts: the game as one seat sees it, its messages, open parts and the pointed target. */
export type Screen = ReturnType<typeof useScreen>

export function useScreen(props: ScreenProps) {
  const { def, match, pack, language, at, campaign, onKept, onShowSource, onLeave } = props
  const words = useTableWords(def, pack, language)
  const game = useMemo(() => new PlayGame(def, match), [def, match])
  const view = usePlayView(game)
  usePace(game)
  const history = useHistory(game, view)
  const rules = useRules()
  const keys = useKeysSheet()
  const whatNow = useWhatNow(view)
  const advice = useAdvice(game, view)
  const board = useRef<BoardHandle>(null)
  const [ready, setReady] = useState(false)
  const onReady = useCallback(() => setReady(true), [])
  useFollow(view, board, ready)
  useStartOnBoard(ready)
  const [shown, setShown] = useShown()
  const { wanted, setWanted } = useWanted(view)
  const pointing = usePointing(game, view)
  const onCells = useOnCells(pointing, board)
  const sums = useSums(match, def, view)
  const isUsed = useBeenUsed()
  const guided = useGuidance(isUsed ? match : undefined, view, words.format, words.helpOf)
  const passOn = usePassOn(game, def, view)
  const sheet = useSheet(view.outcome !== undefined)
  const ways = useWays(sheet, board)
  usePlayKeys(
    game,
    useMemo(
      () => ({
        ...ways,
        ...{ whatNow: whatNow.ask, hint: advice.ask, mark: history.mark, keys: keys.open },
        rules: () => rules.open(),
        repeat: () => game.repeat(),
      }),
      [game, ways, rules.open, whatNow.ask, advice.ask, history.mark, keys.open],
    ),
  )
  const columns = useColumns(
    useMemo(() => shapeOf(def.grid), [def]),
    view.table,
  )
  const { id } = view.kept
  useEffect(() => {
    if (id !== undefined) onKept?.(id)
  }, [id, onKept])
  const taking = useTaking(game, sheet.showBoard)
  const grab = useTrayDrag({ game, view, board, wanted, sheet })
  const hint = useHint(def, game, words.nameOf)
  const hints = useHints(pack.manifest.id, pack.manifest.hints, view, def.sideOf)
  const alerts = useAlerts()
  const components = useComponents(game, view, pointing.flashCells)
  const { decision, botsTurn, optionalActions } = view
  /** Decisions that the player at the screen may make now. */
  const asked = [...(decision && !botsTurn ? [decision] : []), ...optionalActions]
  return {
    ...{ def, game, view, words, board, onReady, shown, setShown, wanted, setWanted, pointing, sums, sheet },
    ...{
      hint,
      components,
      asked,
      history,
      rules,
      keys,
      whatNow,
      hints,
      alerts,
      advice,
      onShowSource,
      columns,
    },
    ...{ pack, at, campaign, guided, isUsed, passOn, onLeave, onCells },
    ...taking,
    grab,
  }
}

/** The history bar, shown on request and while an earlier moment is shown, and the form for its bookmark. */
function useHistory(game: PlayGame, { moment }: PlayView) {
  const [isWanted, setWanted] = useState(false)
  const [isMarking, setMarking] = useState(false)
  /** Bookmarks the moment without a note. The focus stays, because the next key belongs to the game. */
  const mark = useCallback(() => {
    setWanted(true)
    const { step, bookmarks } = game.view()
    if (!bookmarks.some((one) => one.step === step)) game.do({ type: 'bookmark', step, note: '' })
  }, [game])
  const write = useCallback(() => setMarking(true), [])
  const written = useCallback(() => setMarking(false), [])
  const isOpen = isWanted || moment !== undefined
  return { isOpen, toggle: () => setWanted(!isWanted), isMarking: isMarking && isOpen, mark, write, written }
}

/** The rulebook over the table, at a statement or at the current phase. */
function useRules() {
  const [shown, setShown] = useState<{ readonly id?: string }>()
  const open = useCallback((id?: string) => setShown({ id }), [])
  const close = useCallback(() => setShown(undefined), [])
  return { shown, open, close }
}

/** The summary of the possibilities, shown until the position changes. */
function useWhatNow({ position }: PlayView) {
  const [asked, setAsked] = useState<number>()
  const now = useRef(position)
  now.current = position
  const ask = useCallback(() => setAsked((at) => (at === now.current ? undefined : now.current)), [])
  return { isShown: asked === position, ask }
}

/** A selected kind of choice is valid for one decision about one unit. */
function useWanted({ step, decision }: PlayView) {
  const question = `${step} ${decision?.phase}`
  const [wish, setWish] = useState<{ group: string; question: string }>()
  return {
    wanted: wish?.question === question ? wish.group : undefined,
    setWanted: (group: string | undefined) => setWish(group === undefined ? undefined : { group, question }),
  }
}

/** Flashes the cells of a line, and moves the map to one of them on request. */
function useOnCells({ flashCells }: Pointing, board: { readonly current: BoardHandle | null }) {
  return useMemo(
    () => ({
      onPoint: (cells: readonly CellIndex[]) => flashCells([...cells]),
      onCell: (cell: CellIndex) => {
        flashCells([cell])
        board.current?.zoomTo(cell)
      },
    }),
    [flashCells, board],
  )
}

/** Makes a choice from the panel, which then gives way to the board. */
function useTaking(game: PlayGame, showBoard: () => void) {
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
  return { choose, take }
}
