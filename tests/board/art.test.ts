/** Pictures of a pack on the board: their assignment, their look from near and from far, and no drawing without a picture. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { artOf } from '../../app/_board/draw/art'
import type { Shown } from '../../app/_board/draw/gallery'
import { makeGround, UNIT } from '../../app/_board/draw/ground'
import type { Underlay } from '../../app/_board/draw/underlay'
import { faceKey, faceOf } from '../../app/_board/draw/units/face'
import type { BoardLook, Theme } from '../../app/_board/look'
import { boardMap } from '../../engine/compile/board-map'
import type { TablePiece } from '../../engine/types'

const image = (name: string) => ({ name, width: 40, height: 20 }) as unknown as ImageBitmap
const HERE: Readonly<Record<string, Shown>> = {
  lawn: { image: image('lawn'), mean: 'rgb(1 2 3)', serial: 7 },
  rider: { image: image('rider'), mean: 'black', serial: 8 },
  flag: { image: image('flag'), mean: 'white', serial: 9 },
}
const asked: string[] = []
const gallery = {
  picture: (id: string, use: string) => {
    asked.push(`${id} ${use}`)
    return HERE[id]
  },
  address: (id: string) => `blob:${id}`,
}

const LOOK: BoardLook = {
  terrain: [
    { id: 'lawn', look: { colour: '#0f0', picture: 'lawn' } },
    { id: 'wide', look: { colour: '#0f0', picture: 'lawn', pictureCells: 3 } },
    { id: 'late', look: { colour: '#00f', picture: 'not-read' } },
    { id: 'plain', look: { colour: '#fff' } },
  ],
  sides: [{ id: 'reds', look: { colour: '#f00', ink: '#fff', shape: 'round', picture: 'flag' } }],
  units: [
    { id: 'rider', side: 'reds', look: { symbol: 'rider', picture: 'rider' } },
    { id: 'walker', side: 'reds', look: { symbol: 'people' } },
    { id: 'loner', look: { symbol: 'people' } },
  ],
}

const groundOf = (rows: readonly string[], underlay?: Underlay, theme: Theme = 'light') =>
  makeGround(
    boardMap({
      id: 'field',
      grid: { kind: 'square', columns: rows[0].length, rows: rows.length },
      legend: {
        l: { terrain: 'lawn' },
        w: { terrain: 'wide' },
        n: { terrain: 'late' },
        p: { terrain: 'plain' },
      },
      rows: [...rows],
      underlay,
    }),
    LOOK,
    theme,
  )

/** A canvas that records its calls. */
function recorder() {
  const done: string[] = []
  const pattern = { setTransform: ({ a }: { a: number }) => done.push(`scaled ${a}`) }
  const ctx = {
    fillStyle: '' as unknown,
    globalAlpha: 1,
    save() {},
    restore() {},
    clip() {},
    transform: (...m: number[]) => done.push(`transform ${m.join(' ')}`),
    fill: () => done.push(`fill ${ctx.fillStyle === pattern ? 'pattern' : ctx.fillStyle}`),
    fillRect: (...r: number[]) => done.push(`veil ${ctx.fillStyle} ${ctx.globalAlpha} ${r.join(' ')}`),
    createPattern: ({ name }: { name: string }) => {
      done.push(`pattern of ${name}`)
      return pattern
    },
    drawImage: ({ name }: { name: string }, ...at: number[]) => done.push(`${name} ${at.join(' ')}`.trim()),
  }
  return { done, ctx: ctx as unknown as CanvasRenderingContext2D }
}

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal(
    'Path2D',
    class {
      moveTo() {}
      lineTo() {}
      closePath() {}
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

describe('ground', () => {
  const drawn = (rows: readonly string[], pixels: number, look: BoardLook = LOOK, underlay?: Underlay) => {
    const ground = groundOf(rows, underlay)
    const { done, ctx } = recorder()
    artOf(look, gallery).cells(ctx, ground, [...ground.x.keys()], pixels)
    return done
  }

  test('is filled by the middle of its picture on each cell, and by its mean colour from far', () => {
    expect(drawn(['lp', 'pl'], 40)).toEqual([
      'lawn 10 0 20 20 0 0 100 100',
      'lawn 10 0 20 20 100 100 100 100',
    ])
    expect(drawn(['lp', 'pl'], 4)).toEqual(['fill rgb(1 2 3)'])
  })

  test('has one picture over several cells from near and far', () => {
    for (const pixels of [4, 40])
      expect(drawn(['ww'], pixels)).toEqual(['pattern of lawn', 'scaled 7.5', 'fill pattern'])
  })

  test('is as dark by night as what is drawn beside it, from near and far', () => {
    for (const [rows, pixels] of [
      [['lp'], 40],
      [['lp'], 4],
      [['ww'], 40],
    ] as const) {
      const ground = groundOf(rows, undefined, 'dark')
      const { done, ctx } = recorder()
      artOf(LOOK, gallery).cells(ctx, ground, [...ground.x.keys()], pixels)
      expect(done.at(-1)).toMatch(/^fill rgb\(16 15 13/)
    }
  })

  test('is left as it is without a picture, and while it is being read', () => {
    expect(drawn(['pn'], 40)).toEqual([])
    expect(asked).toEqual(['not-read ground'])
  })

  const UNDER: Underlay = { picture: 'flag', at: [-0.5, 2], width: 20, opacity: 40 }
  test('has its underlay in the studio, at the table only where the map says so', () => {
    const first = groundOf(['p'])
    const lain = [`transform 50 0 0 50 ${-50 + first.x[0]} ${2 * UNIT + first.y[0]}`, 'flag 0 0']
    expect(drawn(['p'], 40, LOOK, UNDER)).toEqual([])
    expect(drawn(['p'], 40, { ...LOOK, isTraced: true }, UNDER)).toEqual(lain)
    expect(drawn(['p'], 40, LOOK, { ...UNDER, inPlay: true })).toEqual(lain)
  })
})

describe('counters', () => {
  const art = artOf(LOOK, gallery)
  const piece = (type: string, side?: string) =>
    ({ id: 'x', kind: 'unit', type, side, badges: [] }) as unknown as TablePiece

  test('bear the picture of their unit, else of their side; markers and strangers none', () => {
    const name = (type: string, side?: string) => art.face(piece(type, side))?.name
    expect(name('rider', 'reds')).toBe('rider 8')
    expect(name('walker', 'reds')).toBe('flag 9')
    expect([name('loner'), name('barricade', 'reds'), name('rider', undefined)]).toEqual([
      undefined,
      undefined,
      'rider 8',
    ])
  })

  test('have another bitmap with another picture, and the one of before without', () => {
    const key = (look: BoardLook) => faceKey(faceOf(piece('rider', 'reds'), look, 'light'))
    const other = artOf(LOOK, { ...gallery, picture: () => ({ ...HERE.rider, serial: 99 }) })
    expect(new Set([key(LOOK), key({ ...LOOK, art }), key({ ...LOOK, art: other })]).size).toBe(3)
    expect(key({ ...LOOK, art: artOf(LOOK, { ...gallery, picture: () => undefined }) })).toBe(key(LOOK))
  })

  test('have a veil where numbers stand, over all of it from far', () => {
    const painted = (face: Parameters<NonNullable<ReturnType<typeof art.face>>['paint']>[2]) => {
      const { done, ctx } = recorder()
      art.face(piece('rider'))?.paint(ctx, 34, face, 'red')
      return done
    }
    expect(painted({})).toEqual(['rider 10 0 20 20 -34 -34 68 68'])
    expect(painted({ numbers: [4] })[1]).toBe('veil red 0.82 -34 9 68 25')
    expect(painted({ numbers: [4], isFar: true })[1]).toBe('veil red 0.6 -34 -34 68 68')
    expect(painted({ isFar: true })).toHaveLength(1)
  })
})

describe('beside the board', () => {
  const look: BoardLook = {
    ...LOOK,
    sides: [
      { id: 'reds', look: { colour: '#f00', ink: '#fff', shape: 'round' }, mat: 'flag' },
      { id: 'blues', look: { colour: '#00f', ink: '#fff', shape: 'round' }, mat: 'not-read' },
      { id: 'greens', look: { colour: '#0f0', ink: '#fff', shape: 'round' } },
    ],
    decks: {
      first: {
        id: 'first',
        file: 'decks/first.yaml',
        cards: [{ id: 'crowd', copies: 2, picture: 'rider' }, { id: 'plain' }],
      },
      second: { id: 'second', file: 'decks/second.yaml', cards: [{ id: 'late', picture: 'not-read' }] },
    },
  }
  const art = artOf(look, gallery)
  const onCard = (name: string | undefined, faceDown?: boolean) =>
    art.card({ id: 'crowd', name, faceDown, badges: [] })

  test('a card that can be read has its picture, whichever of its copies it is; a back and a stranger have none', () => {
    expect(onCard('cards.crowd')).toBe('url("blob:rider")')
    const others = [
      onCard('cards.crowd', true),
      onCard(undefined),
      onCard('cards.plain'),
      onCard('cards.other'),
    ]
    expect(others).toEqual([undefined, undefined, undefined, undefined])
  })

  test('the mat of a side has its own; one that is not read, or cannot be, is as without', () => {
    expect([art.mat('reds'), art.mat('blues'), art.mat('greens'), art.mat('nobody')]).toEqual([
      'url("blob:flag")',
      undefined,
      undefined,
      undefined,
    ])
    expect(onCard('cards.late')).toBeUndefined()
    expect(asked).toContain('not-read face')
  })
})
