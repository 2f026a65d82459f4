'use client'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { BoardMap } from '../../engine/types'
import { type Ground, makeGround, sameGrid, withBoard } from './draw/ground'
import type { LabelFonts } from './draw/labels'
import { changedRects, type PrintOptions, painter } from './draw/print'
import { TileCache } from './draw/tiles'
import type { BoardLook, Theme } from './types'

/** The ground and its tiles, kept across edits: only what differs from the last map is painted again. */
export function useGround(board: BoardMap, look: BoardLook, theme: Theme, options: PrintOptions) {
  const [tiles] = useState(() => new TileCache(() => {}, newCanvas))
  const last = useRef<{
    ground: Ground
    look: BoardLook
    theme: Theme
    options: PrintOptions
    fonts: number
  }>(undefined)
  const fonts = useFontsReady()
  return useMemo(() => {
    const before = last.current
    const { labels, showIds, showGrid, nameOf } = options
    const known =
      before !== undefined &&
      before.look === look &&
      before.theme === theme &&
      before.fonts === fonts &&
      before.options.labels === labels &&
      before.options.showIds === showIds &&
      before.options.showGrid === showGrid &&
      before.options.nameOf === nameOf &&
      sameGrid(before.ground.board.grid, board.grid) &&
      sameList(before.ground.board.sites, board.sites) &&
      sameList(before.ground.board.places, board.places)
    const changes = known ? withBoard(before.ground, board) : undefined
    const ground = changes?.ground ?? makeGround(board, look, theme)
    const paint = painter(ground, look, options, fontsOfPage)
    if (known && changes) tiles.update(paint, changedRects(before.ground, ground, changes.changed))
    else tiles.reset(paint)
    last.current = { ground, look, theme, options, fonts }
    return { ground, tiles }
  }, [board, look, theme, options, tiles, fonts])
}

const newCanvas = (width: number, height: number): HTMLCanvasElement => {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  return canvas
}

const sameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a === b || (a.length === b.length && JSON.stringify(a) === JSON.stringify(b))

function fontsOfPage(): LabelFonts {
  const style = getComputedStyle(document.documentElement)
  return {
    street: style.getPropertyValue('--font-ui').trim() || 'system-ui, sans-serif',
    square: style.getPropertyValue('--font-display').trim() || 'Georgia, serif',
  }
}

/** Counts up when the web fonts of the map's letters have arrived, so that names are painted again with them. */
function useFontsReady(): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const { street, square } = fontsOfPage()
    let gone = false
    Promise.all([document.fonts.load(`560 20px ${street}`), document.fonts.load(`600 30px ${square}`)]).then(
      (loaded) => {
        if (!gone && loaded.some((list) => list.length > 0)) setCount((known) => known + 1)
      },
      () => {},
    )
    return () => {
      gone = true
    }
  }, [])
  return count
}
