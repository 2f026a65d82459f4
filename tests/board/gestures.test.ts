import { beforeEach, describe, expect, test } from 'vitest'
import { Gestures, type PointerInput } from '../../app/_board/pointer/gestures'

let log: string[]
let tool: 'choose' | 'paint' | 'drag'
let space: boolean
let isOnCounter: boolean
let longPress: (() => void) | undefined
let gestures: Gestures

const at = (x: number, y: number, more: Partial<PointerInput> = {}): PointerInput => ({
  id: 1,
  kind: 'mouse',
  button: 0,
  shift: false,
  ctrl: false,
  alt: false,
  x,
  y,
  ...more,
})

beforeEach(() => {
  log = []
  tool = 'choose'
  space = false
  isOnCounter = false
  longPress = undefined
  gestures = new Gestures({
    tool: () => tool,
    spaceHeld: () => space,
    pan: (dx, dy) => log.push(`pan ${dx} ${dy}`),
    zoom: (about, factor) => log.push(`zoom ${about.x} ${about.y} ${factor}`),
    press: (spot, _, button) => log.push(`press ${spot.x} ${spot.y} ${button}`),
    strokeStart: (spot) => log.push(`start ${spot.x} ${spot.y}`),
    strokeMove: (from, to) => log.push(`stroke ${from.x} ${to.x}`),
    strokeEnd: (cancelled) => log.push(cancelled ? 'cancel' : 'end'),
    canCarry: () => isOnCounter,
    carryStart: (from) => log.push(`lift ${from.x} ${from.y}`),
    carryMove: (to) => log.push(`carry ${to.x}`),
    carryEnd: (spot) => log.push(spot ? `drop ${spot.x} ${spot.y}` : 'put back'),
    hover: (spot) => log.push(spot ? `hover ${spot.x}` : 'leave'),
    later: (run) => {
      longPress = run
      return () => {
        longPress = undefined
      }
    },
  })
})

describe('pointers', () => {
  test('a press that hardly moves is a press; one that moves pans and presses nothing', () => {
    gestures.pointerDown(at(10, 10))
    gestures.pointerMove(at(12, 11))
    gestures.pointerUp(at(12, 11))
    expect(log).toEqual(['press 10 10 0'])
    gestures.pointerDown(at(10, 10))
    gestures.pointerMove(at(30, 10))
    gestures.pointerMove(at(35, 12))
    gestures.pointerUp(at(35, 12))
    expect(log.slice(1)).toEqual(['pan 20 0', 'pan 5 2'])
  })

  test('the brush paints with the main button and with one finger', () => {
    tool = 'paint'
    for (const kind of ['mouse', 'touch'] as const) {
      log.length = 0
      gestures.pointerDown(at(0, 0, { kind }))
      gestures.pointerMove(at(9, 0, { kind }))
      gestures.pointerUp(at(9, 0, { kind }))
      expect(log).toEqual(['start 0 0', 'stroke 0 9', 'hover 9', 'end'])
    }
  })

  test('with the brush, the middle and right buttons and space pan; a right press still picks', () => {
    tool = 'paint'
    for (const button of [1, 2]) {
      gestures.pointerDown(at(0, 0, { button }))
      gestures.pointerMove(at(50, 0, { button: -1 }))
      gestures.pointerUp(at(50, 0, { button }))
    }
    space = true
    gestures.pointerDown(at(0, 0))
    gestures.pointerMove(at(50, 0))
    gestures.pointerUp(at(50, 0))
    expect(log).toEqual(['pan 50 0', 'pan 50 0', 'pan 50 0'])
    space = false
    gestures.pointerDown(at(0, 0, { button: 2 }))
    gestures.pointerUp(at(0, 0, { button: 2 }))
    expect(log.at(-1)).toBe('press 0 0 2')
  })

  test('a second finger takes the stroke back and pinches', () => {
    tool = 'paint'
    gestures.pointerDown(at(0, 0, { kind: 'touch' }))
    gestures.pointerDown(at(100, 0, { kind: 'touch', id: 2 }))
    gestures.pointerMove(at(200, 0, { kind: 'touch', id: 2 }))
    gestures.pointerUp(at(200, 0, { kind: 'touch', id: 2 }))
    gestures.pointerMove(at(30, 0, { kind: 'touch' }))
    gestures.pointerUp(at(30, 0, { kind: 'touch' }))
    expect(log).toEqual(['start 0 0', 'cancel', 'pan 50 0', 'zoom 100 0 2'])
  })

  test('a long press of a finger is a right press, and only once', () => {
    gestures.pointerDown(at(5, 5, { kind: 'touch' }))
    longPress?.()
    gestures.pointerUp(at(5, 5, { kind: 'touch' }))
    expect(log).toEqual(['press 5 5 2'])
    gestures.pointerDown(at(5, 5, { kind: 'touch' }))
    gestures.pointerMove(at(60, 5, { kind: 'touch' }))
    expect(longPress).toBeUndefined()
  })

  test('a finger that rests with the brush takes its stroke back and is a right press; one that drags things is not', () => {
    tool = 'paint'
    gestures.pointerDown(at(5, 5, { kind: 'touch' }))
    gestures.pointerMove(at(7, 5, { kind: 'touch' }))
    longPress?.()
    gestures.pointerMove(at(60, 5, { kind: 'touch' }))
    gestures.pointerUp(at(60, 5, { kind: 'touch' }))
    expect(log).toEqual(['start 5 5', 'stroke 5 7', 'hover 7', 'cancel', 'press 5 5 2'])
    gestures.pointerDown(at(5, 5, { kind: 'touch' }))
    gestures.pointerMove(at(60, 5, { kind: 'touch' }))
    expect(longPress).toBeUndefined()
    gestures.pointerUp(at(60, 5, { kind: 'touch' }))
    tool = 'drag'
    gestures.pointerDown(at(5, 5, { kind: 'touch' }))
    expect(longPress).toBeUndefined()
  })

  test('a pointer that the system takes away ends its stroke unfinished', () => {
    tool = 'paint'
    gestures.pointerDown(at(0, 0))
    gestures.pointerCancel(1)
    gestures.pointerUp(at(0, 0))
    expect(log).toEqual(['start 0 0', 'cancel'])
  })

  test('a counter that can be taken is dragged by mouse and finger; the right button and space still pan', () => {
    isOnCounter = true
    for (const kind of ['mouse', 'touch'] as const) {
      log.length = 0
      gestures.pointerDown(at(0, 0, { kind }))
      gestures.pointerMove(at(3, 0, { kind }))
      expect(log).toEqual([])
      gestures.pointerMove(at(30, 0, { kind }))
      gestures.pointerMove(at(60, 0, { kind }))
      gestures.pointerUp(at(60, 5, { kind }))
      expect(log).toEqual(['lift 0 0', 'carry 30', 'carry 60', 'drop 60 5'])
    }
    log.length = 0
    gestures.pointerDown(at(0, 0, { button: 2 }))
    gestures.pointerMove(at(50, 0, { button: -1 }))
    gestures.pointerUp(at(50, 0, { button: 2 }))
    space = true
    gestures.pointerDown(at(0, 0))
    gestures.pointerMove(at(50, 0))
    gestures.pointerUp(at(50, 0))
    expect(log).toEqual(['pan 50 0', 'pan 50 0'])
  })

  test('a press on a counter that hardly moves is a press', () => {
    isOnCounter = true
    gestures.pointerDown(at(10, 10))
    gestures.pointerMove(at(13, 10))
    gestures.pointerUp(at(13, 10))
    expect(log).toEqual(['press 10 10 0'])
  })

  test('a second finger, Escape or the system puts a dragged counter back, once', () => {
    isOnCounter = true
    gestures.pointerDown(at(0, 0, { kind: 'touch' }))
    gestures.pointerMove(at(60, 0, { kind: 'touch' }))
    gestures.pointerDown(at(100, 0, { kind: 'touch', id: 2 }))
    gestures.pointerUp(at(100, 0, { kind: 'touch', id: 2 }))
    gestures.pointerUp(at(60, 0, { kind: 'touch' }))
    expect(log).toEqual(['lift 0 0', 'carry 60', 'put back'])
    log.length = 0
    expect(gestures.putBack()).toBe(false)
    gestures.pointerDown(at(0, 0))
    gestures.pointerMove(at(60, 0))
    expect(gestures.putBack()).toBe(true)
    gestures.pointerMove(at(90, 0))
    gestures.pointerUp(at(90, 0))
    gestures.pointerDown(at(0, 0))
    gestures.pointerMove(at(60, 0))
    gestures.pointerCancel(1)
    expect(log).toEqual(['lift 0 0', 'carry 60', 'put back', 'lift 0 0', 'carry 60', 'put back'])
  })
})
