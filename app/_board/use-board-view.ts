'use client'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { levelFor } from './draw/tiles'
import type { Scene } from './scene'
import {
  type Box,
  centredOn,
  fitView,
  keptInSight,
  type Margins,
  type Size,
  type View,
  zoomAbout,
} from './view'

/** A zoom is over when the scale has rested this long. */
const SETTLE_MS = 110

type Options = {
  readonly box: RefObject<HTMLDivElement | null>
  readonly size: Size | undefined
  readonly world: Box
  readonly scene: RefObject<Scene | null>
  readonly margins: Margins | undefined
  readonly firstScale: number | undefined
}

/** Where the map is. Kept out of React's state: panning and zooming only move the layers and draw them again. */
export function useBoardView({ box, size, world, scene, margins: wished, firstScale }: Options) {
  const margins = useRef(wished)
  margins.current = wished
  const view = useRef<View>({ x: 0, y: 0, scale: 0 })
  const zooming = useRef(false)
  const settle = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [ready, setReady] = useState(false)
  const [spriteLevel, setSpriteLevel] = useState<number>()

  const setView = useCallback(
    (next: View) => {
      if (!size) return
      if (next.scale !== view.current.scale) zooming.current = view.current.scale !== 0
      view.current = keptInSight(next, world, size)
      scene.current?.redraw()
      const { x, y, scale } = view.current
      // Where the map is, for anyone who needs to point at a cell from outside (browser tests do).
      if (box.current) box.current.dataset.view = [x, y, scale].map((part) => part.toFixed(3)).join(' ')
      clearTimeout(settle.current)
      const level = levelFor(scale * window.devicePixelRatio)
      settle.current = setTimeout(() => {
        zooming.current = false
        setSpriteLevel(level)
        scene.current?.redrawGround()
      }, SETTLE_MS)
    },
    [size, world, scene, box],
  )
  useEffect(() => () => clearTimeout(settle.current), [])

  // The first look shows the whole map, or its middle when that would be too small; a new size keeps the middle.
  const lastSize = useRef<Size>(undefined)
  const first = useRef(firstScale)
  useEffect(() => {
    if (!size) return
    const before = lastSize.current
    lastSize.current = size
    const now = view.current
    if (now.scale > 0 && before !== undefined) {
      const [dx, dy] = [(size.width - before.width) / 2, (size.height - before.height) / 2]
      setView({ ...now, x: now.x + dx, y: now.y + dy })
      return
    }
    const fitted = fitView(world, size, margins.current)
    const middle = { x: (world.left + world.right) / 2, y: (world.top + world.bottom) / 2 }
    setView(
      fitted.scale >= (first.current ?? 0) ? fitted : centredOn(middle, size, first.current ?? fitted.scale),
    )
    setReady(true)
    setSpriteLevel(levelFor(view.current.scale * window.devicePixelRatio))
  }, [size, world, setView])

  const zoomBy = useCallback(
    (factor: number | 'fit') => {
      if (!size) return
      if (factor === 'fit') setView(fitView(world, size, margins.current))
      else setView(zoomAbout(view.current, { x: size.width / 2, y: size.height / 2 }, factor, world, size))
    },
    [size, world, setView],
  )
  return { view, margins, zooming, setView, zoomBy, ready, spriteLevel }
}
