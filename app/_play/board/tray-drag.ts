/** A counter dragged with the mouse from beside the map onto it. A finger presses the counter and then the cell instead. */
import type { PointerEvent as Pressed } from 'react'
import type { BoardHandle } from '../../_board/types'
import type { PlayGame } from '../model/play-game'

/** Pixels that a press may move before it is a drag. */
const SLOP = 5

type Drag = {
  readonly game: PlayGame
  readonly board: { readonly current: BoardHandle | null }
  readonly wanted: string | undefined
}

export function dragFromTray(
  event: Pressed<HTMLElement>,
  piece: string,
  { game, board, wanted }: Drag,
): void {
  if (event.button !== 0 || event.pointerType === 'touch') return
  const { clientX: startX, clientY: startY } = event
  const picture = event.currentTarget.querySelector('canvas')
  const left = new AbortController()
  const { signal } = left
  let ghost: HTMLElement | undefined
  const end = (finish: () => void) => {
    left.abort()
    if (!ghost) return
    ghost.remove()
    finish()
  }
  window.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      if (!ghost && Math.hypot(clientX - startX, clientY - startY) < SLOP) return
      if (!ghost) {
        ghost = ghostOf(picture)
        document.body.append(ghost)
        game.dragging.lift({ cell: -1, piece })
      }
      ghost.style.left = `${clientX}px`
      ghost.style.top = `${clientY}px`
    },
    { signal },
  )
  window.addEventListener(
    'pointerup',
    ({ clientX, clientY, shiftKey }) =>
      end(() => {
        const cell = board.current?.cellAt(clientX, clientY) ?? -1
        if (cell < 0) game.dragging.cancel()
        else game.dragging.drop({ cell, wanted, isTogether: shiftKey })
      }),
    { signal },
  )
  const cancel = () => end(() => game.dragging.cancel())
  window.addEventListener('pointercancel', cancel, { signal })
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && cancel(), { signal })
}

/** A copy of the counter's picture that follows the pointer. */
function ghostOf(picture: HTMLCanvasElement | null): HTMLElement {
  const ghost = document.createElement('canvas')
  ghost.width = picture?.width ?? 1
  ghost.height = picture?.height ?? 1
  if (picture) ghost.getContext('2d')?.drawImage(picture, 0, 0)
  const { width = 42, height = 42 } = picture?.getBoundingClientRect() ?? {}
  Object.assign(ghost.style, {
    ...{ position: 'fixed', zIndex: '60', width: `${width}px`, height: `${height}px` },
    ...{ translate: '-50% -50%', opacity: '0.86', pointerEvents: 'none' },
  })
  ghost.dataset.carried = ''
  return ghost
}
