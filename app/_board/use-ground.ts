'use client'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { BoardMap } from '../../engine/types'
import { paintEdges } from './draw/edges'
import { cellsIn, type Ground, makeGround, type Rect, sameGrid, UNIT, withBoard } from './draw/ground'
import { paintIds } from './draw/highlights'
import { LABELS_FROM, type Label, layLabels } from './draw/label-layout'
import { paintLabels } from './draw/labels'
import { paintGround } from './draw/paint'
import { paintSites } from './draw/sites'
import { type PaintRect, TileCache } from './draw/tiles'
import type { BoardLook, NameOf, Theme } from './types'

const SITES_FROM = 11
const IDS_FROM = 30
/** A changed cell alters its neighbours' borders and patterns too. */
const REACH = UNIT * 1.65

export type GroundOptions = {
  readonly labels: boolean
  readonly showIds: boolean
  readonly showGrid: boolean
  readonly nameOf: NameOf
}

/** The ground and its tiles, kept across edits: only what differs from the last map is painted again. */
export function useGround(board: BoardMap, look: BoardLook, theme: Theme, options: GroundOptions) {
  const [tiles] = useState(() => new TileCache(() => {}, newCanvas))
  const last = useRef<{
    ground: Ground
    look: BoardLook
    theme: Theme
    options: GroundOptions
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
    const paint = painter(ground, look, options)
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

/** Everything that is printed on the map, in its order. */
export function painter(ground: Ground, look: BoardLook, options: GroundOptions): PaintRect {
  let labels: Label[] | undefined
  const names = () => {
    labels ??= layLabels(ground, options.nameOf)
    return labels
  }
  return (ctx, rect, pixels) => {
    paintGround(ctx, ground, rect, pixels, options.showGrid)
    paintEdges(ctx, ground, look, rect)
    if (options.labels && pixels >= LABELS_FROM)
      paintLabels(ctx, ground, names(), rect, pixels, fontsOfPage())
    if (pixels >= SITES_FROM) paintSites(ctx, ground, rect)
    if (options.showIds && pixels >= IDS_FROM) paintIds(ctx, ground, cellsIn(ground, rect), ground.theme)
  }
}

/** What must be painted again between two maps of one grid. */
export function changedRects(before: Ground, after: Ground, cells: readonly number[]): Rect[] {
  const around = (cell: number, reach: number): Rect => ({
    left: after.x[cell] - reach,
    right: after.x[cell] + reach,
    top: after.y[cell] - reach,
    bottom: after.y[cell] + reach,
  })
  const rects = cells.map((cell) => around(cell, REACH))
  if (before.board.edges !== after.board.edges) {
    const name = (edge: Ground['board']['edges'][number]) => `${edge.type} ${edge.cell} ${edge.direction}`
    const [old, now] = [before.board.edges, after.board.edges].map((edges) => new Set(edges.map(name)))
    for (const edge of before.board.edges) if (!now.has(name(edge))) rects.push(around(edge.cell, UNIT * 0.8))
    for (const edge of after.board.edges) if (!old.has(name(edge))) rects.push(around(edge.cell, UNIT * 0.8))
  }
  return rects
}

function fontsOfPage(): { street: string; square: string } {
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
