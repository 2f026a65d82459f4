'use client'
import type { RefObject } from 'react'
import type { BoardHandle } from '../../_board/types'
import { keepWrap } from '../open-studio'
import { exportZip } from '../saving/site/export-zip'
import { type useSession, useWorkbench } from '../studio-context'
import type { TextView } from '../text-editor/text-view'
import { useCommands } from './use-commands'
import type { useDialogs } from './use-dialogs'

type Parts = {
  readonly session: ReturnType<typeof useSession>
  readonly board: RefObject<BoardHandle | null>
  readonly text: RefObject<TextView | null>
  readonly dialogs: ReturnType<typeof useDialogs>
  readonly play: { readonly begin: (isChoosing: boolean) => void }
  readonly setTab: (tab: 'map' | 'code') => void
  readonly toMap: () => void
}

/** The commands for parts of the screen. */
export function useStudioCommands({ session, board, text, dialogs, play, setTab, toMap }: Parts) {
  const { queue } = useWorkbench()
  return useCommands({
    zoomIn: () => board.current?.zoomBy(1.3),
    zoomOut: () => board.current?.zoomBy(1 / 1.3),
    fit: () => board.current?.fit(),
    grid: () => session.look({ grid: !session.state.view.grid }),
    ids: () => session.look({ ids: !session.state.view.ids }),
    size: () => dialogs.ask('size'),
    crop: () => session.marks.some() && dialogs.ask('crop'),
    newMap: () => dialogs.ask('newMap'),
    newScenario: () => dialogs.ask('newScenario'),
    brush: () => dialogs.ask('brush'),
    layers: () => session.look({ isOpen: !session.state.view.isOpen }),
    file: () => dialogs.ask('file'),
    save: () => void queue.flush(),
    pictures: () => dialogs.ask('pictures'),
    underlay: () => {
      setTab('map')
      dialogs.ask('underlay')
    },
    palette: () => dialogs.ask('palette'),
    goToCell: () => dialogs.ask('cell'),
    find: () => {
      setTab('code')
      void text.current?.find()
    },
    wrap: () => {
      session.look({ wrap: !session.state.view.wrap })
      keepWrap(session.state.view.wrap)
    },
    export: () => void exportZip(queue),
    toMap,
    play: () => play.begin(false),
    scenario: () => play.begin(true),
    help: () => dialogs.ask('help'),
  })
}
