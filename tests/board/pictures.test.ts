/** Calls of a canvas become SVG, or an error if SVG cannot show them (decision 43). */
import { describe, expect, test, vi } from 'vitest'
import { svgOf } from '../../app/_picture/svg/context'
import { SvgPath } from '../../app/_picture/svg/path'

const FRAME = { left: 0, top: 0, right: 100, bottom: 50, width: 200, height: 100 }
const drawn = (draw: (ctx: CanvasRenderingContext2D) => void) =>
  svgOf(FRAME, draw).replace(/^<svg[^>]*>|<[/]svg>$/g, '')
const path = (make: (path: SvgPath) => void) => {
  const made = new SvgPath()
  make(made)
  return made.data
}

describe('a path of a picture', () => {
  test('a line without a beginning begins where it goes', () => {
    expect(path((p) => p.lineTo(1.04, -0.02))).toBe('M1 0')
  })

  test('a circle is two halves, whatever more than a turn is asked', () => {
    expect(path((p) => p.arc(0, 0, 10, 0, 2 * Math.PI))).toBe('M10 0A10 10 0 0 1 -10 0A10 10 0 0 1 10 0')
    expect(path((p) => p.arc(0, 0, 10, 0, 6.2832))).toBe(path((p) => p.arc(0, 0, 10, 0, 2 * Math.PI)))
  })

  test('an arc goes with the clock, or against it', () => {
    expect(path((p) => p.arc(0, 0, 10, 0, Math.PI / 2))).toBe('M10 0A10 10 0 0 1 0 10')
    expect(path((p) => p.arc(0, 0, 10, 0, Math.PI / 2, true))).toBe(
      'M10 0A10 10 0 0 0 -7.1 -7.1A10 10 0 0 0 0 10',
    )
  })

  test('round corners are no larger than the rectangle', () => {
    expect(path((p) => p.roundRect(0, 0, 10, 4, 9))).toBe(
      'M2 0h6a2 2 0 0 1 2 2v0a2 2 0 0 1 -2 2h-6a2 2 0 0 1 -2 -2v-0a2 2 0 0 1 2 -2zM0 0',
    )
  })
})

describe('a picture', () => {
  test('shows the frame at its size', () => {
    expect(svgOf(FRAME, () => {})).toMatch(/^<svg [^>]*viewBox="0 0 100 50" width="200" height="100"/)
  })

  test('keeps styles and moves as a canvas does', () => {
    const svg = drawn((ctx) => {
      ctx.fillStyle = 'red'
      ctx.save()
      ctx.translate(2, 3)
      ctx.globalAlpha = 0.5
      ctx.fillStyle = 'blue'
      ctx.fillRect(0, 0, 1, 1)
      ctx.restore()
      ctx.fillRect(0, 0, 2, 1)
    })
    expect(svg).toBe(
      '<defs></defs><path d="M0 0h1v1h-1z" fill="blue" opacity="0.5" transform="translate(2 3)"></path><path d="M0 0h2v1h-2z" fill="red"></path>',
    )
  })

  test('clips within what was clipped before, until that is restored', () => {
    const svg = drawn((ctx) => {
      for (const width of [4, 2]) {
        ctx.save()
        ctx.beginPath()
        ctx.rect(0, 0, width, 1)
        ctx.clip()
      }
      ctx.fillRect(0, 0, 9, 9)
      ctx.restore()
      ctx.restore()
      ctx.fillRect(5, 5, 1, 1)
    })
    expect(svg).toContain('<clipPath id="d1" clip-path="url(#d0)"><path d="M0 0h2v1h-2z"/></clipPath>')
    expect(svg).toMatch(/<g clip-path="url\(#d1\)"><path d="M0 0h9[^<]*<[/]path><[/]g><path d="M5 5/)
  })

  test('writes text as text, whatever it holds', () => {
    const svg = drawn((ctx) => {
      ctx.font = '700 21px "Inter", sans-serif'
      ctx.fillText('<&', 1, 2)
    })
    expect(svg).toContain('font-family="&quot;Inter&quot;, sans-serif">&lt;&amp;</text>')
  })

  test.each<[string, (ctx: CanvasRenderingContext2D) => void]>([
    ['a shadow', (ctx) => Object.assign(ctx, { shadowBlur: 3 })],
    ['turned corners', (ctx) => ctx.arcTo(0, 0, 1, 1, 1)],
    ['a font of unknown size', (ctx) => Object.assign(ctx, { font: 'bold' }).fillText('a', 0, 0)],
  ])('says that it cannot draw %s', (_, draw) => {
    expect(() => svgOf(FRAME, draw)).toThrow(TypeError)
  })
})

test('a path is one in every copy of the module: each route of the site has its own', async () => {
  const { SvgPath } = await import('../../app/_picture/svg/path')
  vi.resetModules()
  const { SvgPath: Other } = await import('../../app/_picture/svg/path')
  expect(Other).not.toBe(SvgPath)
  const line = new SvgPath()
  line.lineTo(1, 2)
  expect(new Other(line).data).toBe('M1 2')
  expect({} instanceof SvgPath).toBe(false)
})
