'use client'
import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useImperativeHandle, useMemo, useRef } from 'react'
import type { CellIndex, TableLine } from '../../engine/types'
import { useTheme } from '../_shell/use-theme'
import styles from './board.module.css'
import { linkAt } from './draw/area-lines'
import { UNIT } from './draw/ground'
import { choosableOf, layPieces, pieceAt } from './draw/stacks'
import { pixelsOf } from './draw/tiles'
import { GridTwin, type TwinHandle } from './grid-twin'
import type { Scene } from './scene'
import { SceneView } from './scene-view'
import type { BoardProps, CellPress, Highlights, NameOf, Preview } from './types'
import { useBoardView } from './use-board-view'
import { useFlash } from './use-flash'
import { useGestures } from './use-gestures'
import { useGround } from './use-ground'
import { useSize } from './use-size'
import {
  centredOn,
  filling,
  isInSight,
  meanOf,
  type Point,
  revealing,
  toScreen,
  toWorld,
  zoomAbout,
} from './view'
import { ZoomButtons } from './zoom-buttons'

const NOTHING: Highlights = {}
const NO_CELLS: readonly CellIndex[] = []
const NO_LINES: readonly TableLine[] = []
const NO_INSPECTED: NonNullable<BoardProps['inspected']>['cells'] = []
const NO_PIECES: NonNullable<BoardProps['pieces']> = []
const NO_PREVIEW: Preview = { cells: [] }
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
  const world = useMemo(
    () => ({
      left: ground.box.left / UNIT,
      top: ground.box.top / UNIT,
      right: ground.box.right / UNIT,
      bottom: ground.box.bottom / UNIT,
    }),
    [ground.box.left, ground.box.top, ground.box.right, ground.box.bottom],
  )

  const pointed = useRef<{ hover?: CellIndex; cursor?: CellIndex }>({})
  /** What `onPoint` was told last. */
  const asked = useRef('')
  const chip = useRef<HTMLDivElement>(null)
  const twin = useRef<TwinHandle>(null)
  const scene = useRef<Scene>(null)
  const { view, margins, zooming, setView, zoomBy, ready, spriteLevel } = useBoardView({
    box,
    size,
    world,
    scene,
    margins: props.margins,
    firstScale: props.firstScale,
  })

  const cellUnder = useCallback(
    (at: Point): CellIndex => {
      const point = toWorld(view.current, at)
      return board.grid.cellAt(point.x, point.y)
    },
    [board.grid, view],
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
    (cell: CellIndex | undefined, at?: Point) => {
      if (props.onPoint) {
        const point = at && toWorld(view.current, at)
        const piece = point && pieceAt(placed, point.x * UNIT, point.y * UNIT)?.piece.id
        const key = `${cell} ${piece}`
        if (asked.current !== key) props.onPoint(cell, piece)
        asked.current = key
      }
      if (pointed.current.hover === cell) return
      pointed.current.hover = cell
      if (chip.current) chip.current.textContent = cell === undefined ? '' : describe(cell)
      scene.current?.redrawTop()
      props.onHover?.(cell)
    },
    [describe, props.onHover, props.onPoint, placed, view],
  )

  const press = (cell: CellIndex, at: Point, info: CellPress) => {
    const point = toWorld(view.current, at)
    const hit = pieceAt(placed, point.x * UNIT, point.y * UNIT)
    const link = hit ? undefined : linkAt(ground, highlights, point.x * UNIT, point.y * UNIT)
    if (link && props.onEdge) props.onEdge(link, info)
    else if (hit && props.onPiece && !info.alt)
      props.onPiece(choosableOf(hit, highlights), cell === hit.piece.rear ? cell : hit.cell, info)
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

  const screenOf = useCallback(
    (name: string) => {
      const cell = board.grid.indexOf(name)
      const corner = box.current?.getBoundingClientRect()
      if (cell < 0 || !corner) return undefined
      const at = toScreen(view.current, board.grid.centre(cell))
      return { x: at.x + corner.left, y: at.y + corner.top }
    },
    [board.grid, view],
  )

  useImperativeHandle(
    props.handle,
    () => ({
      fit: () => zoomBy('fit'),
      zoomBy,
      screenOf,
      zoomTo: (cell, scale) => {
        if (size && cell >= 0)
          setView(
            filling(
              centredOn(board.grid.centre(cell), size, scale ?? Math.max(view.current.scale, 44)),
              world,
              size,
            ),
          )
      },
      reveal: (cells) => {
        if (!size || view.current.scale === 0 || cells.length === 0) return
        const centres = cells.map((cell) => board.grid.centre(cell))
        if (centres.some((centre) => isInSight(view.current, centre, size, margins.current))) return
        setView(filling(centredOn(meanOf(centres), size, view.current.scale), world, size))
      },
      focusCell: (cell) => twin.current?.focusCell(cell),
    }),
    [zoomBy, screenOf, size, setView, board.grid, view, margins, world],
  )
  const onReady = props.onReady
  useEffect(() => {
    if (ready) onReady?.()
  }, [ready, onReady])
  // Tests and assistive scripts may ask the element where a cell is: element.screenOf('0704').
  useEffect(() => {
    if (box.current) Object.assign(box.current, { screenOf })
  }, [screenOf])

  const flash = useFlash(props.flash, scene)
  const live = useMemo(() => ({ view, zooming, pointed, flashed: flash }), [view, zooming, flash])

  // What is under a resting pointer may have changed.
  useEffect(() => {
    void placed
    const { hover } = pointed.current
    if (chip.current && hover !== undefined) chip.current.textContent = describe(hover)
  }, [describe, placed])

  const marks = useMemo(
    () =>
      (props.marks ?? []).map((mark) => ({
        ...mark,
        colour: look.sides?.find(({ id }) => id === mark.side)?.look.colour,
        slant: look.sides && mark.side === look.sides[0]?.id ? (1 as const) : (-1 as const),
      })),
    [props.marks, look.sides],
  )
  const linesOf = useCallback(
    (lines: readonly TableLine[] = NO_LINES) =>
      lines.map((line) => {
        const place = look.sides?.findIndex(({ id }) => id === line.side) ?? -1
        return { ...line, place, colour: look.sides?.[place]?.look.colour }
      }),
    [look.sides],
  )
  const lines = useMemo(() => linesOf(props.lines), [linesOf, props.lines])
  const inspectedLines = useMemo(() => linesOf(props.inspected?.lines), [linesOf, props.inspected])
  const choiceCells = useMemo(() => {
    const chosen = new Set((highlights.pieces ?? []).map(({ piece }) => piece))
    return [
      ...(highlights.cells ?? []).map(({ cell }) => cell),
      ...(board.grid.kind === 'areas' ? (highlights.edges ?? []).map(({ cell }) => cell) : []),
      ...placed
        .filter(({ piece, pile = [piece.id] }) => pile.some((id) => chosen.has(id)))
        .flatMap(({ cell, piece }) => (piece.rear === undefined ? [cell] : [cell, piece.rear])),
    ]
  }, [highlights, placed, board.grid])

  return (
    <div
      ref={box}
      className={[styles.board, props.className].filter(Boolean).join(' ')}
      data-board={board.id}
      data-tool={props.tool ?? 'choose'}
      {...gestures}
    >
      {size && (
        <SceneView
          scene={scene}
          live={live}
          content={{
            size,
            ground,
            tiles,
            placed,
            look,
            theme,
            pixels: pixelsOf(spriteLevel ?? 10),
            marks,
            lines,
            inspected: props.inspected?.cells ?? NO_INSPECTED,
            inspectedLines,
            highlights,
            flash: props.flash?.cells ?? NO_CELLS,
            preview: props.preview ?? NO_PREVIEW,
          }}
        />
      )}
      <div ref={chip} className={styles.chip} aria-hidden="true" />
      <ZoomButtons onZoom={zoomBy} />
      <GridTwin
        grid={board.grid}
        label={props.label ?? t('label')}
        describe={describe}
        describeMore={props.describeMore ?? describe}
        choices={choiceCells}
        handle={twin}
        onList={props.onList}
        onAsk={props.onAsk}
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
          pointed.current.cursor = cell
          if (cell !== undefined) props.onCursor?.(cell)
          if (cell !== undefined && size && view.current.scale > 0)
            setView(revealing(view.current, board.grid.centre(cell), size, Math.min(70, size.width / 6)))
          else scene.current?.redrawTop()
        }}
      />
      {props.children}
    </div>
  )
}
