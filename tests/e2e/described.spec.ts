/** A counter that is described to Konva has the same pixels as on the board, at each ratio and in both looks (decision 81). */
import { build } from 'esbuild'
import { expect, test } from './fixtures/site'

const CODE = `
  import { createElement } from 'react'
  import { createRoot } from 'react-dom/client'
  import { counterSprite } from './app/_board/counters'
  import { CounterScene } from './app/_board/described/counter-scene'
  import { canvasOf, faceOf, COUNTER_CANVAS } from './app/_board/draw/face'
  import { UNIT } from './app/_board/draw/ground'

  const PIECE = { id: 'a', kind: 'unit', type: 'infantry', side: 'red', numbers: [4, 6], level: 0 }
  const LOOK = { terrain: [], sides: [{ id: 'red', look: { colour: '#b03a2e', shape: 'round' } }] }
  const pixelsOf = (canvas) =>
    [...canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data].join()

  window.compare = async (theme, badges) => {
    const face = faceOf({ ...PIECE, badges }, LOOK, theme)
    const place = document.body.appendChild(document.createElement('div'))
    createRoot(place).render(createElement(CounterScene, { face, side: 46 }))
    const isDrawn = () => new Set(pixelsOf(place.querySelector('canvas')).split(',')).size > 9
    for (let tries = 0; tries < 100 && !(place.querySelector('canvas') && isDrawn()); tries++)
      await new Promise(requestAnimationFrame)
    const described = place.querySelector('canvas')
    const onBoard = counterSprite(face, (46 * devicePixelRatio * UNIT) / canvasOf(face))
    return { wide: described.width, isDrawn: isDrawn(), isSame: pixelsOf(described) === pixelsOf(onBoard) }
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

for (const ratio of [1, 2])
  test(`a described counter has the pixels of the board's own at ratio ${ratio}`, async ({ browser }) => {
    const page = await browser.newPage({ deviceScaleFactor: ratio })
    await page.addScriptTag({ content: await script })
    for (const theme of ['light', 'dark'])
      for (const badges of [[], ['moved']]) {
        const found = await page.evaluate(
          (asked) =>
            (window as unknown as { compare: (...asked: unknown[]) => Promise<unknown> }).compare(...asked),
          [theme, badges],
        )
        expect(found).toEqual({ wide: 46 * ratio, isDrawn: true, isSame: true })
      }
    await page.close()
  })
