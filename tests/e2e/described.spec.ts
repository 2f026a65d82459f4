/** Konva scenes have the same pixels as the drawing functions of the board, at each ratio and in both looks (decision 81). */
import { build } from 'esbuild'
import { expect, test } from './fixtures/site'

const CODE = `
  import { createElement } from 'react'
  import { createRoot } from 'react-dom/client'
  import { DescribedScene } from './app/_board/described/described-scene'
  import { counterSample } from './app/_board/draw/units/counter-sample'
  import { faceOf } from './app/_board/draw/units/face'
  import { cellSample, lineSample } from './app/_board/draw/samples'

  const PIECE = { id: 'a', kind: 'unit', type: 'infantry', side: 'red', numbers: [4, 6], level: 0 }
  const LOOK = { terrain: [], sides: [{ id: 'red', look: { colour: '#b03a2e', shape: 'round' } }] }
  const pixelsOf = (canvas) =>
    [...canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data].join()

  const described = async (scene) => {
    const place = document.body.appendChild(document.createElement('div'))
    createRoot(place).render(createElement(DescribedScene, scene))
    const isDrawn = () => new Set(pixelsOf(place.querySelector('canvas')).split(',')).size > 9
    for (let tries = 0; tries < 100 && !(place.querySelector('canvas') && isDrawn()); tries++)
      await new Promise(requestAnimationFrame)
    return { canvas: place.querySelector('canvas'), isDrawn: isDrawn() }
  }
  const result = ({ canvas, isDrawn }, other) =>
    ({ wide: canvas.width, isDrawn, isSame: pixelsOf(canvas) === pixelsOf(other) })

  window.counter = async (theme, badges) => {
    const face = faceOf({ ...PIECE, badges }, LOOK, theme)
    const sample = counterSample(face)
    return result(await described({ sample, width: 46, height: 46 }), alone(sample, 46, 46))
  }

  /** A sample by itself, without Konva. */
  const alone = ({ centre, span, paint }, width, height) => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: width * devicePixelRatio, height: height * devicePixelRatio })
    const [context, scale] = [canvas.getContext('2d'), canvas.width / span]
    context.translate(canvas.width / 2, canvas.height / 2)
    context.scale(scale, scale)
    context.translate(-centre[0], -centre[1])
    paint(context, scale)
    return canvas
  }
  const samples = {
    ground: (theme) => [cellSample({ terrain: 'wood' }, { terrain: [{ id: 'wood', cost: 1, look: { colour: '#9cb57d', colourDark: '#3f5934', pattern: 'trees' } }] }, theme), 30, 30],
    line: (theme) => [lineSample({ kind: 'fire', colour: '#b03a2e' }, theme), 40, 16],
  }
  window.sample = async (kind, theme) => {
    const [sample, width, height] = samples[kind](theme)
    return result(await described({ sample, width, height }), alone(sample, width, height))
  }
`

const script = build({
  stdin: { contents: CODE, resolveDir: process.cwd(), loader: 'tsx' },
  ...{
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    logLevel: 'silent',
    jsx: 'automatic',
  },
  define: { 'process.env.NODE_ENV': '"production"' },
}).then(({ outputFiles }) => outputFiles[0].text)

type Found = { readonly wide: number; readonly isDrawn: boolean; readonly isSame: boolean }
type Compare = Record<'counter' | 'sample', (...asked: unknown[]) => Promise<Found>>

for (const ratio of [1, 2])
  test(`a described picture has the pixels of the board's own at ratio ${ratio}`, async ({ browser }) => {
    const page = await browser.newPage({ deviceScaleFactor: ratio })
    await page.addScriptTag({ content: await script })
    const compare = (what: keyof Compare, ...asked: unknown[]) =>
      page.evaluate(([what, asked]) => (window as unknown as Compare)[what](...asked), [what, asked] as const)
    for (const theme of ['light', 'dark']) {
      for (const badges of [[], ['moved']])
        expect(await compare('counter', theme, badges)).toEqual({
          wide: 46 * ratio,
          isDrawn: true,
          isSame: true,
        })
      for (const [kind, width] of [
        ['ground', 30],
        ['line', 40],
      ] as const)
        expect(await compare('sample', kind, theme), kind).toEqual({
          wide: width * ratio,
          isDrawn: true,
          isSame: true,
        })
    }
    await page.close()
  })
