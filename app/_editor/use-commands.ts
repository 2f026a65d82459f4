'use client'
import type { RefObject } from 'react'
import type { BoardHandle } from '../_board/types'
import { withViews } from './at-work'
import {
  type CommandId,
  isToolCommand,
  type MarkCommand,
  type StampCommand,
  stampOf,
  type ToolCommand,
  toolOf,
} from './shortcuts'
import { useSession } from './studio-context'

/** Commands that need nothing but the session. */
type OwnCommand =
  | MarkCommand
  | 'undo'
  | 'redo'
  | 'cancel'
  | 'smaller'
  | 'larger'
  | 'sideNext'
  | 'sideBack'
  | 'nextProblem'
  | 'lastProblem'
  | 'copyLink'
type Keyed = ToolCommand | StampCommand

/** Commands of the screen, with those of the session and the tools. */
export function useCommands(ofScreen: Record<Exclude<CommandId, Keyed | OwnCommand>, () => void>) {
  const session = useSession()
  const { marks } = session
  /** What is done to things on the map, while that is what the tool in the hand is for. */
  const inHand = () => (session.state.tool === 'objects' ? session.state.objects : undefined)
  const outlines = () => (session.state.tool === 'outlines' ? session.state.outlines : undefined)
  const commands: Record<Exclude<CommandId, Keyed>, () => void> = {
    ...ofScreen,
    undo: () => outlines()?.takeBack() || session.edits.undo(),
    redo: () => session.edits.redo(),
    cancel: () => {
      if (session.tool.isAtWork) session.tool.pointerCancel()
      else if (!(outlines() ?? inHand())?.leave()) marks.none()
    },
    markAll: () => marks.all(),
    markNone: () => marks.none(),
    markOthers: () => marks.others(),
    copy: () => marks.copy(),
    cut: () => marks.cut(),
    paste: () => marks.paste(),
    clear: () => (outlines() ?? inHand() ?? { remove: () => marks.clear() }).remove(),
    duplicate: () => inHand()?.duplicate(),
    paintMarked: () => marks.paint(),
    wallMarked: () => marks.wall(),
    flipAcross: () => marks.flip('across'),
    flipDown: () => marks.flip('down'),
    turn: () => marks.turn(1),
    turnBack: () => marks.turn(-1),
    carry: () => marks.carry(),
    nextProblem: () => session.selection.goToProblem(1),
    lastProblem: () => session.selection.goToProblem(-1),
    copyLink: () =>
      void withViews(session, ({ copyLink, placesHere }) => copyLink(session, placesHere(session)[0])),
    smaller: () => session.tool.stepSize(-1),
    larger: () => session.tool.stepSize(1),
    sideNext: () => session.tool.turnSide(1),
    sideBack: () => session.tool.turnSide(-1),
  }
  return (command: CommandId) => {
    const stamp = stampOf(command)
    if (isToolCommand(command)) session.takeTool(toolOf(command))
    else if (stamp) marks[stamp.what === 'take' ? 'takeStamp' : 'keepStamp'](stamp.key)
    else commands[command as Exclude<CommandId, Keyed>]()
  }
}

/** How many frames the map is waited for: it is fetched, and its panel may have to be shown first. */
const FRAMES = 600

/** Puts the focus on a cell of the map, once it takes it. */
export function focusWhenThere(board: RefObject<BoardHandle | null>, cell: number, frames = FRAMES): void {
  board.current?.focusCell(cell)
  const isThere = document.activeElement?.closest('[role="grid"]') != null
  if (!isThere && frames > 0) requestAnimationFrame(() => focusWhenThere(board, cell, frames - 1))
}
