/**
 * Translates pointers into actions: a press on a cell, a paint stroke, a dragged counter, a pan, a pinch. No React, no Konva, no DOM: it takes
 * pointer events and calls back, so that tests can drive it.
 */
import type { Point } from '../view'

export type PointerInput = Point & {
  readonly id: number
  readonly kind: 'mouse' | 'pen' | 'touch'
  readonly button: number
  readonly shift: boolean
  readonly ctrl: boolean
  readonly alt: boolean
}

export type GestureTarget = {
  tool(): 'choose' | 'paint' | 'drag'
  spaceHeld(): boolean
  pan(dx: number, dy: number): void
  zoom(about: Point, factor: number): void
  /** A press and release on one spot. */
  press(at: Point, input: PointerInput, button: number): void
  strokeStart(at: Point, input: PointerInput): void
  strokeMove(from: Point, to: PointerInput): void
  strokeEnd(cancelled: boolean): void
  /** Whether a drag from this point moves a counter instead of the map. */
  canCarry(at: Point): boolean
  /** A counter is dragged from a point to another. */
  carryStart(from: Point, input: PointerInput): void
  carryMove(to: PointerInput): void
  /** The counter is dropped, or put back. */
  carryEnd(at: PointerInput | undefined): void
  hover(at: Point | undefined): void
  /** Calls back after the time of a long press; the returned function cancels it. */
  later(run: () => void): () => void
}

type Mode = 'idle' | 'pressing' | 'panning' | 'painting' | 'carrying' | 'pinching' | 'spent'

/** A press that moves further than this (CSS pixels) is a drag. */
const SLOP = { mouse: 4, pen: 6, touch: 9 }

export class Gestures {
  #mode: Mode = 'idle'
  readonly #down = new Map<number, PointerInput>()
  #start: PointerInput | undefined
  #callOff: (() => void) | undefined

  constructor(private readonly target: GestureTarget) {}

  pointerDown(input: PointerInput): void {
    this.#down.set(input.id, input)
    if (this.#down.size === 2) {
      this.#dropPress()
      this.#callOffGesture()
      this.#mode = 'pinching'
      return
    }
    if (this.#down.size > 2 || this.#mode !== 'idle') return
    this.#start = input
    const tool = this.target.tool()
    const isStroke = tool !== 'choose' && input.button === 0 && !this.target.spaceHeld()
    this.#mode = isStroke ? 'painting' : 'pressing'
    if (isStroke) this.target.strokeStart(input, input)
    if (input.kind === 'touch' && tool !== 'drag')
      this.#callOff = this.target.later(() => {
        if (isStroke) this.target.strokeEnd(true)
        this.#mode = 'spent'
        this.target.press(input, input, 2)
      })
  }

  pointerMove(input: PointerInput): void {
    const last = this.#down.get(input.id)
    if (last === undefined) {
      if (input.kind !== 'touch') this.target.hover(input)
      return
    }
    if (this.#mode === 'pinching') this.#pinch(input)
    this.#down.set(input.id, { ...input, button: last.button })
    const start = this.#start
    const isFar = start && Math.hypot(input.x - start.x, input.y - start.y) > SLOP[input.kind]
    if (isFar) this.#dropPress()
    if (this.#mode === 'pressing' && start) {
      if (!isFar) return
      if (this.#isCarry(start)) {
        this.#mode = 'carrying'
        this.target.carryStart(start, start)
        this.target.carryMove(input)
        return
      }
      this.#mode = 'panning'
      this.target.pan(input.x - start.x, input.y - start.y)
    } else if (this.#mode === 'carrying') this.target.carryMove(input)
    else if (this.#mode === 'panning') this.target.pan(input.x - last.x, input.y - last.y)
    else if (this.#mode === 'painting') {
      this.target.strokeMove(last, input)
      this.target.hover(input)
    }
  }

  pointerUp(input: PointerInput): void {
    const last = this.#down.get(input.id)
    if (last === undefined) return
    this.#down.delete(input.id)
    this.#dropPress()
    if (this.#mode === 'pressing' && this.#start) {
      if (!(this.#start.button === 0 && this.target.spaceHeld()))
        this.target.press(this.#start, input, this.#start.button)
    } else if (this.#mode === 'painting') this.target.strokeEnd(false)
    else if (this.#mode === 'carrying') this.target.carryEnd(input)
    // After a pinch the remaining finger is ignored until it is lifted.
    this.#mode = this.#down.size === 0 ? 'idle' : 'spent'
  }

  pointerCancel(id: number): void {
    if (!this.#down.delete(id)) return
    this.#dropPress()
    this.#callOffGesture()
    this.#mode = this.#down.size === 0 ? 'idle' : 'spent'
  }

  /** Puts a dragged counter back, for the Escape key. Returns false if none is dragged. */
  putBack(): boolean {
    if (this.#mode !== 'carrying') return false
    this.#callOffGesture()
    this.#mode = 'spent'
    return true
  }

  leave(): void {
    if (this.#down.size === 0) this.target.hover(undefined)
  }

  #isCarry(start: PointerInput): boolean {
    return (
      this.target.tool() === 'choose' &&
      start.button === 0 &&
      !this.target.spaceHeld() &&
      this.target.canCarry(start)
    )
  }

  #callOffGesture(): void {
    if (this.#mode === 'painting') this.target.strokeEnd(true)
    if (this.#mode === 'carrying') this.target.carryEnd(undefined)
  }

  #dropPress(): void {
    this.#callOff?.()
    this.#callOff = undefined
  }

  /** Two fingers pan the map and zoom it about the middle between them. */
  #pinch(input: PointerInput): void {
    const before = [...this.#down.values()].slice(0, 2)
    const after = before.map((one) => (one.id === input.id ? input : one))
    if (before.length < 2) return
    const middle = (pair: readonly Point[]) => ({
      x: (pair[0].x + pair[1].x) / 2,
      y: (pair[0].y + pair[1].y) / 2,
    })
    const apart = (pair: readonly Point[]) => Math.hypot(pair[0].x - pair[1].x, pair[0].y - pair[1].y)
    const [from, to] = [middle(before), middle(after)]
    this.target.pan(to.x - from.x, to.y - from.y)
    if (apart(before) > 1) this.target.zoom(to, apart(after) / apart(before))
  }
}
