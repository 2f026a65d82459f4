import type { BoardController } from './board-controller'
import { browserPage } from './page'
import type { PointerInput } from './pointer/gestures'
import { Scene } from './scene'
import type { Point, Size } from './view'

/** Wheel clicks are about 100 pixels; touchpads send many small ones. */
const ZOOM_PER_PIXEL = 0.0016

/**
 * Attaches a board to an element: size, pointers, wheel, keys and fonts. It draws in the part marked `data-canvas` and writes the
 * text about the hovered cell into `data-chip`. The returned function detaches it.
 */
export function attachBoard(board: BoardController, box: HTMLElement): () => void {
  const chip = box.querySelector('[data-chip]')
  const scene = new Scene(partOf(box), board)
  const detach = board.attach({
    scene,
    showWords(text) {
      if (chip && chip.textContent !== text) chip.textContent = text
    },
    // The view in a data attribute, so that browser tests can point at a cell.
    showView({ x, y, scale }) {
      box.dataset.view = [x, y, scale].map((part) => part.toFixed(3)).join(' ')
    },
  })
  const left = new AbortController()
  hearPointers(board, box, left.signal)
  hearWheel(board, box, left.signal)
  hearSpace(board, box, left.signal)
  hearEscape(board, left.signal)
  awaitFonts(board, left.signal)
  const sizes = new ResizeObserver(resizing(board, box))
  sizes.observe(box)
  return () => {
    sizes.disconnect()
    left.abort()
    detach()
    scene.end()
  }
}

function partOf(box: HTMLElement): HTMLDivElement {
  const canvas = box.querySelector<HTMLDivElement>('[data-canvas]')
  if (!canvas) throw new Error('a board has no place to draw in')
  return canvas
}

/** Reports a new size of the element to the board, with the shift of its top, unless the whole page was resized. */
function resizing(board: BoardController, box: HTMLElement): () => void {
  let before: Pick<ReturnType<typeof placeOf>, 'top' | 'page'> = placeOf(box)
  return () => {
    const { size, top, page } = placeOf(box)
    const known = board.camera.size
    if (size.width <= 0 || size.height <= 0 || (known && isSame(known, size))) return
    board.resize(size, isSame(before.page, page) ? top - before.top : 0)
    before = { top, page }
  }
}

const isSame = (one: Size, other: Size): boolean => one.width === other.width && one.height === other.height

function placeOf(box: HTMLElement) {
  return {
    size: { width: Math.floor(box.clientWidth), height: Math.floor(box.clientHeight) },
    top: box.getBoundingClientRect().top,
    page: { width: window.innerWidth, height: window.innerHeight },
  }
}

function hearPointers({ gestures }: BoardController, box: HTMLElement, signal: AbortSignal): void {
  const on = (name: 'down' | 'move' | 'up' | 'cancel' | 'leave', run: (event: PointerEvent) => void) =>
    box.addEventListener(`pointer${name}`, run, { signal })
  on('down', (event) => {
    if (fromControl(event)) return
    if (event.button === 1) event.preventDefault()
    box.setPointerCapture(event.pointerId)
    gestures.pointerDown(inputOf(box, event))
  })
  on('move', (event) => gestures.pointerMove(inputOf(box, event)))
  on('up', (event) => gestures.pointerUp(inputOf(box, event)))
  on('cancel', (event) => gestures.pointerCancel(event.pointerId))
  on('leave', () => gestures.leave())
  box.addEventListener('contextmenu', (event) => event.preventDefault(), { signal })
}

const inputOf = (box: HTMLElement, event: PointerEvent): PointerInput => ({
  ...pointIn(box, event),
  id: event.pointerId,
  kind: event.pointerType === 'touch' || event.pointerType === 'pen' ? event.pointerType : 'mouse',
  button: event.button,
  shift: event.shiftKey,
  ctrl: event.ctrlKey || event.metaKey,
  alt: event.altKey,
})

function hearWheel(board: BoardController, box: HTMLElement, signal: AbortSignal): void {
  const turn = (event: WheelEvent) => {
    if (fromControl(event)) return
    event.preventDefault()
    const lines = event.deltaMode === 1 ? 33 : 1
    // A pinch on a touchpad arrives as ctrl+wheel with small steps.
    const speed = ZOOM_PER_PIXEL * lines * (event.ctrlKey ? 6 : 1)
    const delta = Math.max(-240, Math.min(240, event.deltaY))
    board.camera.zoomAt(pointIn(box, event), Math.exp(-delta * speed))
  }
  box.addEventListener('wheel', turn, { passive: false, signal })
}

/** The space bar pans the map while the pointer is over it and no text field has the focus. */
function hearSpace(board: BoardController, box: HTMLElement, signal: AbortSignal): void {
  const key = (event: KeyboardEvent) => {
    if (event.code !== 'Space') return
    const held = event.type === 'keydown'
    const typing =
      event.target instanceof Element &&
      event.target.closest('input, textarea, select, button, [contenteditable], [role="grid"]')
    if (held && (typing || !box.matches(':hover'))) return
    board.isSpaceHeld = held
    if (held) event.preventDefault()
  }
  const blur = () => {
    board.isSpaceHeld = false
  }
  window.addEventListener('keydown', key, { signal })
  window.addEventListener('keyup', key, { signal })
  window.addEventListener('blur', blur, { signal })
}

/** Escape puts a dragged counter back, before anything else hears it. */
function hearEscape({ gestures }: BoardController, signal: AbortSignal): void {
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !gestures.putBack()) return
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('keydown', key, { signal, capture: true })
}

/** Repaints names when the web fonts of the map have loaded, unless they were available before. */
function awaitFonts(board: BoardController, signal: AbortSignal): void {
  const { street, square } = browserPage.fonts()
  const letters = [`560 20px ${street}`, `600 30px ${square}`]
  if (letters.every((one) => document.fonts.check(one))) return
  Promise.all(letters.map((one) => document.fonts.load(one))).then(
    (loaded) => {
      if (!signal.aborted && loaded.some((list) => list.length > 0)) board.fontsArrived()
    },
    () => {},
  )
}

/** Buttons and panels over the map keep their own clicks. */
const fromControl = (event: { target: EventTarget | null }): boolean =>
  event.target instanceof Element &&
  event.target.closest('button, a, input, select, [data-over-board]') !== null

function pointIn(element: Element, event: { clientX: number; clientY: number }): Point {
  const corner = element.getBoundingClientRect()
  return { x: event.clientX - corner.left, y: event.clientY - corner.top }
}
