'use client'
import type { RefObject } from 'react'
import { Group, Layer, Shape, Stage } from 'react-konva'
import type { CellIndex } from '../../engine/types'
import { Counters } from './counters'
import type { Ground } from './draw/ground'
import { paintCellHighlights, paintPieceHighlights } from './draw/highlights'
import { type InspectedCell, paintInspectedCells, paintInspectedSigns } from './draw/inspected'
import { type Line, paintLines } from './draw/lines'
import { type Mark, paintMarks } from './draw/marks'
import { paintFlash, paintOutline } from './draw/overlay'
import { type Placed, paintCounts } from './draw/stacks'
import type { TileCache } from './draw/tiles'
import type { BoardLook, Highlights, Theme } from './types'
import type { BoardLayers } from './use-board-view'
import type { Size, View } from './view'

/** Milliseconds of painting a frame may spend on tiles that come into sight. */
const TILE_BUDGET = 9

type Props = {
  readonly layers: BoardLayers
  readonly size: Size
  readonly view: RefObject<View>
  readonly zooming: RefObject<boolean>
  readonly ground: Ground
  readonly tiles: TileCache
  readonly placed: readonly Placed[]
  readonly look: BoardLook
  readonly theme: Theme
  /** Device pixels a cell that the bitmaps of counters are made for. */
  readonly pixels: number
  readonly marks: readonly Mark[]
  readonly lines: readonly Line[]
  /** What is pointed at means for these cells, and along these lines. */
  readonly inspected: readonly InspectedCell[]
  readonly inspectedLines: readonly Line[]
  readonly highlights: Highlights
  readonly pointed: RefObject<{ hover?: CellIndex; cursor?: CellIndex }>
  readonly flash: readonly CellIndex[]
  /** How far the flash has gone, 0 to 1; 0 when there is none. */
  readonly flashed: RefObject<number>
}

/** What the canvas shows, in three layers: the printed ground, what lies on it, what points at it. */
export function Scene(props: Props) {
  const { layers, size, ground, placed, look, theme, highlights } = props
  return (
    <Stage width={size.width} height={size.height} listening={false}>
      <Layer ref={layers.groundLayer} listening={false}>
        <Shape
          listening={false}
          perfectDrawEnabled={false}
          sceneFunc={(context) => drawGround(context._context as CanvasRenderingContext2D, props)}
        />
      </Layer>
      <Layer ref={layers.tableLayer} listening={false}>
        <Group ref={layers.tableGroup} listening={false}>
          <Shape
            listening={false}
            sceneFunc={(context) => {
              const ctx = context._context as CanvasRenderingContext2D
              paintMarks(ctx, ground, props.marks, theme)
              paintLines(ctx, ground, props.lines, theme, props.inspectedLines.length > 0 ? 0.35 : 1)
              paintInspectedCells(ctx, ground, props.inspected, theme)
              paintCellHighlights(ctx, ground, highlights, theme, coveredBy(placed))
            }}
          />
          <Counters placed={placed} look={look} theme={theme} pixels={props.pixels} />
          <Shape
            listening={false}
            sceneFunc={(context) => {
              const ctx = context._context as CanvasRenderingContext2D
              paintCounts(ctx, placed)
              paintPieceHighlights(ctx, placed, highlights, theme)
              paintLines(ctx, ground, props.inspectedLines, theme)
              paintInspectedSigns(ctx, ground, props.inspected, coveredBy(placed), theme)
            }}
          />
        </Group>
      </Layer>
      <Layer ref={layers.topLayer} listening={false}>
        <Group ref={layers.topGroup} listening={false}>
          <Shape
            listening={false}
            sceneFunc={(context) => {
              const ctx = context._context as CanvasRenderingContext2D
              const { hover, cursor } = props.pointed.current
              if (hover !== undefined) paintOutline(ctx, ground, hover, 'hover', theme)
              if (cursor !== undefined) paintOutline(ctx, ground, cursor, 'cursor', theme)
              if (props.flashed.current > 0)
                paintFlash(ctx, ground, props.flash, props.flashed.current, theme)
            }}
          />
        </Group>
      </Layer>
    </Stage>
  )
}

const coveredBy = (placed: readonly Placed[]): Set<CellIndex> =>
  new Set(placed.flatMap(({ cell, piece }) => [cell, piece.rear ?? cell]))

/** Copies tiles in device pixels; asks for another frame while some are still to be painted. */
function drawGround(
  ctx: CanvasRenderingContext2D,
  { layers, size, view, zooming, ground, tiles }: Props,
): void {
  if (view.current.scale === 0) return
  const layer = layers.groundLayer.current
  const ratio = layer?.getCanvas().getPixelRatio() ?? 1
  ctx.save()
  ctx.setTransform(1, 0, 0, 1, 0, 0)
  const complete = tiles.draw(
    ctx,
    view.current,
    { ...size, ratio },
    ground.box,
    TILE_BUDGET,
    () => performance.now(),
    zooming.current,
  )
  ctx.restore()
  if (!complete) requestAnimationFrame(() => layer?.batchDraw())
}
