'use client'
import type { RefObject } from 'react'
import type { BoardHandle } from '../../_board/types'
import { drawOutlines, withViews } from '../lazy-parts'
import type { EditorSession } from '../session'
import { useSession } from '../studio-context'
import {
  type CommandId,
  isToolCommand,
  type MarkCommand,
  modeOf,
  type OutlineCommand,
  type StampCommand,
  stampOf,
  type ToolCommand,
  toolOf,
} from './shortcuts'

/** Commands that need only the session. */
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
type Keyed = ToolCommand | StampCommand | OutlineCommand

/** Commands of the screen, combined with those of the session and the tools. */
export function useCommands(ofScreen: Record<Exclude<CommandId, Keyed | OwnCommand>, () => void>) {
  const session = useSession()
  const { marks } = session
  /** The object controller, while the object tool is active. */
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
    markAll: () => (inHand() ?? { chooseAll: () => marks.all() }).chooseAll(),
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
    const mode = modeOf(command)
    if (isToolCommand(command)) session.takeTool(toolOf(command))
    else if (mode) void drawOutlines(session, mode)
    else if (stamp) marks[stamp.what === 'take' ? 'takeStamp' : 'keepStamp'](stamp.key)
    else commands[command as Exclude<CommandId, Keyed>]()
  }
}

/** Number of frames to wait for the map, which may have to load and to be shown first. */
const FRAMES = 600

/** Focuses a cell of the map once it exists. */
export const focusWhenThere = (board: RefObject<BoardHandle | null>, cell: number): void =>
  untilThere(() => {
    board.current?.focusCell(cell)
    return document.activeElement?.closest('[role="grid"]') != null
  })

/** An empty sheet has no cell, so the pen that draws the first area gets the focus. */
export async function focusPen(session: EditorSession): Promise<void> {
  await drawOutlines(session, 'draw')
  untilThere(() => {
    const pen = document.querySelector<HTMLElement>('[data-testid="pen"]')
    pen?.focus()
    return pen !== null
  })
}

function untilThere(isThere: () => boolean, frames = FRAMES): void {
  if (!isThere() && frames > 0) requestAnimationFrame(() => untilThere(isThere, frames - 1))
}
