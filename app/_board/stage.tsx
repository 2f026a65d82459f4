'use client'
import type Konva from 'konva'
import { Maximize, Minus, Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { Group, Layer, Shape, Stage } from 'react-konva'
import type { CellIndex } from '../../engine/types'
import { useTheme } from '../_shell/use-theme'
import styles from './board.module.css'
import { Counters } from './counters'
import { UNIT } from './draw/ground'
import { paintCellHighlights, paintFlash, paintOutline, paintPieceHighlights } from './draw/highlights'
import { paintMarks } from './draw/marks'
import { layPieces, pieceAt } from './draw/stacks'
import { levelFor, pixelsOf } from './draw/tiles'
import { GridTwin, type TwinHandle } from './grid-twin'
import type { BoardProps, CellPress, Highlights, NameOf } from './types'
import { useGestures } from './use-gestures'
import { useGround } from './use-ground'
import { useSize } from './use-size'
import {
  centredOn,
  fitView,
  isInSight,
  keptInSight,
  meanOf,
  type Point,
  revealing,
  toScreen,
  toWorld,
  type View,
  zoomAbout,
} from './view'

/** Milliseconds of painting a frame may spend on tiles that come into sight. */
const TILE_BUDGET = 9
const FLASH_MS = 1400
/** A zoom is over when the scale has rested this long. */
const SETTLE_MS = 110
const NOTHING: Highlights = {}
const NO_PIECES: NonNullable<BoardProps['pieces']> = []
const plainNames: NameOf = (_, id) => id

export default function BoardStage(props: BoardProps) {
  const { board, look, labels = true, showIds = false, showGrid = true, highlights = NOTHING } = props
  const t = useTranslations('board')
  const pageTheme = useTheme()
  const theme = props.theme ?? pageTheme
  const box = useRef<HTMLDivElement>(null)
  const size = useSize(box)
  const nameOf = props.nameOf ?? plainNames
  const options = useMemo(() => ({ labels, showIds, showGrid, nameOf }), [labels, showIds, showGrid, nameOf])
  const { ground, tiles } = useGround(board, look, theme, options)
  const pieces = props.hidePieces ? NO_PIECES : (props.pieces ?? NO_PIECES)
  const placed = useMemo(() => layPieces(ground, pieces), [ground, pieces])
  const occupied = useMemo(() => new Set(placed.map(({ cell }) => cell)), [placed])
  const world = useMemo(
    () => ({
      left: ground.box.left / UNIT,
      top: ground.box.top / UNIT,
      right: ground.box.right / UNIT,
      bottom: ground.box.bottom / UNIT,
    }),
    [ground.box.left, ground.box.top, ground.box.right, ground.box.bottom],
  )

  const margins = useRef(props.margins)
  margins.current = props.margins
  const firstScale = useRef(props.firstScale)
  const view = useRef<View>({ x: 0, y: 0, scale: 0 })
  const zooming = useRef(false)
  const hover = useRef<CellIndex>(undefined)
  const cursor = useRef<CellIndex>(undefined)
  const chip = useRef<HTMLDivElement>(null)
  const twin = useRef<TwinHandle>(null)
  const groundLayer = useRef<Konva.Layer>(null)
  const tableLayer = useRef<Konva.Layer>(null)
  const topLayer = useRef<Konva.Layer>(null)
  const tableGroup = useRef<Konva.Group>(null)
  const topGroup = useRef<Konva.Group>(null)
  const [ready, setReady] = useState(false)
  const [spriteLevel, setSpriteLevel] = useState<number>()
  const settle = useRef<ReturnType<typeof setTimeout>>(undefined)

  const placeGroups = useCallback(() => {
    const { x, y, scale } = view.current
    for (const group of [tableGroup.current, topGroup.current])
      group?.setAttrs({ x, y, scaleX: scale / UNIT, scaleY: scale / UNIT })
    for (const layer of [groundLayer, tableLayer, topLayer]) layer.current?.batchDraw()
  }, [])

  const setView = useCallback(
    (next: View) => {
      if (!size) return
      if (next.scale !== view.current.scale) zooming.current = view.current.scale !== 0
      view.current = keptInSight(next, world, size)
      placeGroups()
      const { x, y, scale } = view.current
      // Where the map lies, for whoever needs to point at a cell from outside (browser tests do).
      if (box.current) box.current.dataset.view = [x, y, scale].map((part) => part.toFixed(3)).join(' ')
      clearTimeout(settle.current)
      const level = levelFor(next.scale * window.devicePixelRatio)
      settle.current = setTimeout(() => {
        zooming.current = false
        setSpriteLevel(level)
        groundLayer.current?.batchDraw()
      }, SETTLE_MS)
    },
    [size, world, placeGroups],
  )

  // The first look shows the whole map; a new size keeps the middle where it was.
  const lastSize = useRef<typeof size>(undefined)
  useEffect(() => {
    if (!size) return
    const before = lastSize.current
    lastSize.current = size
    if (view.current.scale === 0 || before === undefined) {
      const fitted = fitView(world, size, margins.current)
      const least = firstScale.current ?? 0
      setView(
        fitted.scale >= least
          ? fitted
          : centredOn({ x: (world.left + world.right) / 2, y: (world.top + world.bottom) / 2 }, size, least),
      )
      setReady(true)
      setSpriteLevel(levelFor(view.current.scale * window.devicePixelRatio))
    } else {
      const now = view.current
      setView({
        ...now,
        x: now.x + (size.width - before.width) / 2,
        y: now.y + (size.height - before.height) / 2,
      })
    }
  }, [size, world, setView])
  useEffect(() => () => clearTimeout(settle.current), [])

  const cellUnder = useCallback(
    (at: Point): CellIndex => {
      const point = toWorld(view.current, at)
      return board.grid.cellAt(point.x, point.y)
    },
    [board.grid],
  )
  const describe = useCallback(
    (cell: CellIndex): string =>
      props.describe?.(cell) ??
      [
        board.grid.names[cell],
        board.terrain[cell] === undefined ? '' : nameOf('terrain', board.terrain[cell]),
      ]
        .filter(Boolean)
        .join(' · '),
    [props.describe, board, nameOf],
  )

  const setHover = useCallback(
    (cell: CellIndex | undefined) => {
      if (hover.current === cell) return
      hover.current = cell
      if (chip.current) chip.current.textContent = cell === undefined ? '' : describe(cell)
      topLayer.current?.batchDraw()
      props.onHover?.(cell)
    },
    [describe, props.onHover],
  )

  const press = (cell: CellIndex, at: Point, info: CellPress) => {
    const point = toWorld(view.current, at)
    const hit = pieceAt(placed, point.x * UNIT, point.y * UNIT)
    if (hit && props.onPiece && !info.alt) props.onPiece(hit.piece.id, hit.cell, info)
    else if (cell >= 0) props.onCell?.(cell, info)
  }

  const gestures = useGestures({
    box,
    grid: board.grid,
    ground,
    view,
    tool: props.tool ?? 'choose',
    cellUnder,
    setView,
    zoom: (at, factor) => size && setView(zoomAbout(view.current, at, factor, world, size)),
    press,
    hover: setHover,
    stroke: props.onStroke,
  })

  const zoomBy = useCallback(
    (factor: number | 'fit') => {
      if (!size) return
      if (factor === 'fit') setView(fitView(world, size, margins.current))
      else setView(zoomAbout(view.current, { x: size.width / 2, y: size.height / 2 }, factor, world, size))
    },
    [size, world, setView],
  )

  const screenOf = useCallback(
    (name: string) => {
      const cell = board.grid.indexOf(name)
      const corner = box.current?.getBoundingClientRect()
      if (cell < 0 || !corner) return undefined
      const at = toScreen(view.current, board.grid.centre(cell))
      return { x: at.x + corner.left, y: at.y + corner.top }
    },
    [board.grid],
  )

  useImperativeHandle(
    props.handle,
    () => ({
      fit: () => zoomBy('fit'),
      zoomBy,
      screenOf,
      zoomTo: (cell, scale) => {
        if (size && cell >= 0)
          setView(centredOn(board.grid.centre(cell), size, scale ?? Math.max(view.current.scale, 44)))
      },
      reveal: (cells) => {
        if (!size || view.current.scale === 0 || cells.length === 0) return
        const centres = cells.map((cell) => board.grid.centre(cell))
        if (centres.some((centre) => isInSight(view.current, centre, size, margins.current))) return
        setView(centredOn(meanOf(centres), size, view.current.scale))
      },
      focusCell: (cell) => twin.current?.focusCell(cell),
    }),
    [zoomBy, screenOf, size, setView, board.grid],
  )
  const onReady = props.onReady
  useEffect(() => {
    if (ready) onReady?.()
  }, [ready, onReady])
  // Tests and assistive scripts may ask the element where a cell is: element.screenOf('0704').
  useEffect(() => {
    if (box.current) Object.assign(box.current, { screenOf })
  }, [screenOf])

  const flash = useFlash(props.flash, topLayer)
  useEffect(() => {
    // New ground, pieces or highlights: the shapes read them when they are drawn.
    void [ground, tiles, placed, highlights, props.marks, spriteLevel]
    placeGroups()
  }, [ground, tiles, placed, highlights, props.marks, spriteLevel, placeGroups])

  const marks = useMemo(
    () =>
      (props.marks ?? []).map((mark) => ({
        ...mark,
        colour: look.sides?.find(({ id }) => id === mark.side)?.look.colour,
        slant: look.sides && mark.side === look.sides[0]?.id ? (1 as const) : (-1 as const),
      })),
    [props.marks, look.sides],
  )
  const choiceCells = useMemo(() => {
    const chosen = new Set((highlights.pieces ?? []).map(({ piece }) => piece))
    return [
      ...(highlights.cells ?? []).map(({ cell }) => cell),
      ...placed.filter(({ piece }) => chosen.has(piece.id)).map(({ cell }) => cell),
    ]
  }, [highlights, placed])

  const pixels = pixelsOf(spriteLevel ?? 10)
  return (
    <div
      ref={box}
      className={[styles.board, props.className].filter(Boolean).join(' ')}
      data-board={board.id}
      data-tool={props.tool ?? 'choose'}
      {...gestures}
    >
      {size && (
        <Stage width={size.width} height={size.height} listening={false}>
          <Layer ref={groundLayer} listening={false}>
            <Shape
              listening={false}
              perfectDrawEnabled={false}
              sceneFunc={(context) => {
                const ctx = context._context as CanvasRenderingContext2D
                const ratio = groundLayer.current?.getCanvas().getPixelRatio() ?? 1
                ctx.save()
                ctx.setTransform(1, 0, 0, 1, 0, 0)
                const complete =
                  view.current.scale === 0 ||
                  tiles.draw(
                    ctx,
                    view.current,
                    { ...size, ratio },
                    ground.box,
                    TILE_BUDGET,
                    () => performance.now(),
                    zooming.current,
                  )
                ctx.restore()
                if (!complete) requestAnimationFrame(() => groundLayer.current?.batchDraw())
              }}
            />
          </Layer>
          <Layer ref={tableLayer} listening={false}>
            <Group ref={tableGroup} listening={false}>
              <Shape
                listening={false}
                sceneFunc={(context) => {
                  const ctx = context._context as CanvasRenderingContext2D
                  paintMarks(ctx, ground, marks, theme)
                  paintCellHighlights(ctx, ground, highlights, theme, occupied)
                }}
              />
              <Counters placed={placed} look={look} theme={theme} pixels={pixels} />
              <Shape
                listening={false}
                sceneFunc={(context) =>
                  paintPieceHighlights(
                    context._context as CanvasRenderingContext2D,
                    placed,
                    highlights,
                    theme,
                  )
                }
              />
            </Group>
          </Layer>
          <Layer ref={topLayer} listening={false}>
            <Group ref={topGroup} listening={false}>
              <Shape
                listening={false}
                sceneFunc={(context) => {
                  const ctx = context._context as CanvasRenderingContext2D
                  if (hover.current !== undefined) paintOutline(ctx, ground, hover.current, 'hover', theme)
                  if (cursor.current !== undefined) paintOutline(ctx, ground, cursor.current, 'cursor', theme)
                  const share = flash.current
                  if (share && props.flash) paintFlash(ctx, ground, props.flash.cells, share, theme)
                }}
              />
            </Group>
          </Layer>
        </Stage>
      )}
      <div ref={chip} className={styles.chip} aria-hidden="true" />
      <div className={styles.zoom}>
        <button type="button" onClick={() => zoomBy(1.3)} aria-label={t('zoomIn')} title={t('zoomIn')}>
          <Plus size={16} />
        </button>
        <button type="button" onClick={() => zoomBy(1 / 1.3)} aria-label={t('zoomOut')} title={t('zoomOut')}>
          <Minus size={16} />
        </button>
        <button type="button" onClick={() => zoomBy('fit')} aria-label={t('fit')} title={t('fit')}>
          <Maximize size={15} />
        </button>
      </div>
      <GridTwin
        grid={board.grid}
        label={props.label ?? t('label')}
        describe={describe}
        describeMore={props.describeMore ?? describe}
        choices={choiceCells}
        handle={twin}
        onList={props.onList}
        onZoom={zoomBy}
        onChoose={(cell, event) =>
          props.onCell?.(cell, {
            button: 0,
            shift: event.shiftKey,
            ctrl: event.ctrlKey,
            alt: event.altKey,
            keyboard: true,
            side: -1,
          })
        }
        onCursor={(cell) => {
          cursor.current = cell
          if (cell !== undefined && size && view.current.scale > 0)
            setView(revealing(view.current, board.grid.centre(cell), size, Math.min(70, size.width / 6)))
          else topLayer.current?.batchDraw()
        }}
      />
      {props.children}
    </div>
  )
}

/** Runs a flash from 0 to 1 whenever its key changes; the ref holds the share done, 0 when there is none. */
function useFlash(flash: BoardProps['flash'], layer: { readonly current: Konva.Layer | null }) {
  const share = useRef(0)
  const key = flash?.key
  useEffect(() => {
    if (key === undefined) return
    const start = performance.now()
    let frame = 0
    const tick = () => {
      const done = (performance.now() - start) / FLASH_MS
      share.current = done >= 1 ? 0 : Math.max(done, 0.001)
      layer.current?.batchDraw()
      if (done < 1) frame = requestAnimationFrame(tick)
    }
    tick()
    return () => {
      cancelAnimationFrame(frame)
      share.current = 0
      layer.current?.batchDraw()
    }
  }, [key, layer])
  return share
}
