/** A counter dragged from beside the map onto it, with the mouse or a finger. */
import type { PointerEvent as Pressed } from 'react'
import type { BoardHandle } from '../../_board/types'
import type { PlayGame } from '../model/play-game'

/** Pixels that a press may move before it is a drag. */
const SLOP = { mouse: 5, touch: 9 }

type Drag = {
  readonly game: PlayGame
  readonly board: { readonly current: BoardHandle | null }
  readonly wanted: string | undefined
  /** The drag begins: the panel may uncover the board. */
  readonly onLift: () => void
  /** The counter was dropped on a cell. */
  readonly onDrop: () => void
}

export function dragFromTray(event: Pressed<HTMLElement>, piece: string, drag: Drag): void {
  if (event.button !== 0) return
  const { game, board, wanted, onLift, onDrop } = drag
  const { clientX: startX, clientY: startY, pointerId } = event
  const isTouch = event.pointerType === 'touch'
  const picture = event.currentTarget.querySelector('canvas')
  const left = new AbortController()
  let ghost: HTMLElement | undefined
  const on = (name: 'pointermove' | 'pointerup' | 'pointercancel', run: (event: PointerEvent) => void) =>
    window.addEventListener(name, (event) => event.pointerId === pointerId && run(event), {
      signal: left.signal,
    })
  const end = (finish: () => void) => {
    left.abort()
    if (!ghost) return
    ghost.remove()
    finish()
  }
  const cancel = () => end(() => game.dragging.cancel())
  on('pointermove', ({ clientX, clientY }) => {
    const isFar = Math.hypot(clientX - startX, clientY - startY) >= (isTouch ? SLOP.touch : SLOP.mouse)
    if (!ghost && !isFar) return
    if (!ghost) {
      ghost = ghostOf(picture, isTouch)
      document.body.append(ghost)
      game.dragging.lift({ cell: -1, piece })
      onLift()
    }
    ghost.style.left = `${clientX}px`
    ghost.style.top = `${clientY}px`
  })
  on('pointerup', ({ clientX, clientY, shiftKey }) =>
    end(() => {
      const cell = board.current?.cellAt(clientX, clientY) ?? -1
      if (cell < 0) return game.dragging.cancel()
      onDrop()
      game.dragging.drop({ cell, wanted, isTogether: shiftKey })
    }),
  )
  on('pointercancel', cancel)
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && cancel(), { signal: left.signal })
}

/** A copy of the counter's picture that follows the pointer; a finger would cover it, so it is above the finger. */
function ghostOf(picture: HTMLCanvasElement | null, isTouch: boolean): HTMLElement {
  const ghost = document.createElement('canvas')
  ghost.width = picture?.width ?? 1
  ghost.height = picture?.height ?? 1
  if (picture) ghost.getContext('2d')?.drawImage(picture, 0, 0)
  const { width = 42, height = 42 } = picture?.getBoundingClientRect() ?? {}
  Object.assign(ghost.style, {
    ...{ position: 'fixed', zIndex: '60', width: `${width}px`, height: `${height}px` },
    ...{ translate: isTouch ? '-50% -130%' : '-50% -50%', opacity: '0.86', pointerEvents: 'none' },
  })
  ghost.dataset.carried = ''
  return ghost
}
