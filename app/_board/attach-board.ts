import type { BoardController } from './board-controller'
import type { PointerInput } from './gestures'
import { browserPage } from './page'
import { Scene } from './scene'
import type { Point, Size } from './view'

/** Wheel clicks are about 100 pixels; touchpads send many small ones. */
const ZOOM_PER_PIXEL = 0.0016

/**
 * Puts a board into an element: size, pointers, wheel, keys, letters; it draws in the part marked `data-canvas` and says
 * in `data-chip` what is under the pointer. The returned function takes it out again.
 */
export function attachBoard(board: BoardController, box: HTMLElement): () => void {
  const chip = box.querySelector('[data-chip]')
  const scene = new Scene(partOf(box), board)
  const detach = board.attach({
    scene,
    showWords(text) {
      if (chip && chip.textContent !== text) chip.textContent = text
    },
    // Where the map is, for anyone who needs to point at a cell from outside (browser tests do).
    showView({ x, y, scale }) {
      box.dataset.view = [x, y, scale].map((part) => part.toFixed(3)).join(' ')
    },
  })
  const left = new AbortController()
  hearPointers(board, box, left.signal)
  hearWheel(board, box, left.signal)
  hearSpace(board, box, left.signal)
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

/** Tells the board of another size, and by how much its top is lower, unless the whole page has another size. */
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

/** The space bar moves the map as long as nobody writes, and only where the pointer is. */
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

/** Names are painted again when the web fonts of the map's letters have come, unless they were there before it. */
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
