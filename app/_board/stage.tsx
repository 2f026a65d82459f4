'use client'
import { useTranslations } from 'next-intl'
import { useMemo, useRef } from 'react'
import { AccessibilityGrid, type AccessibilityGridHandle } from './accessibility-grid'
import styles from './board.module.css'
import { pixelsOf } from './draw/tiles'
import type { Scene } from './scene'
import { SceneView } from './scene-view'
import type { BoardProps } from './types'
import { useBoardView } from './use-board-view'
import { useChoiceCells, useContent } from './use-content'
import { useFlash } from './use-flash'
import { useGestures } from './use-gestures'
import { useHandle } from './use-handle'
import { usePointed } from './use-pointed'
import { usePrinted } from './use-printed'
import { useSize } from './use-size'
import { revealing, zoomAbout } from './view'
import { ZoomButtons } from './zoom-buttons'

/** The level of the tiles before the first view is known. */
const FIRST_LEVEL = 10

/** Canvas, pointers and accessibility grid of one map. */
export default function BoardStage(props: BoardProps) {
  const { board, tool = 'choose' } = props
  const t = useTranslations('board')
  const box = useRef<HTMLDivElement>(null)
  const scene = useRef<Scene>(null)
  const accessibilityGrid = useRef<AccessibilityGridHandle>(null)
  const size = useSize(box)
  const printed = usePrinted(props)
  const { world } = printed
  const moving = useBoardView({
    ...{ box, size, world, scene },
    margins: props.margins,
    firstScale: props.firstScale,
  })
  const { view, zooming, setView, zoomBy, spriteLevel } = moving
  const { pointed, chip, describe, cellUnder, hover, press } = usePointed({ props, printed, view, scene })
  const gestures = useGestures({
    ...{ box, view, tool, cellUnder, setView, press, hover },
    grid: board.grid,
    ground: printed.ground,
    zoom: (at, factor) => size && setView(zoomAbout(view.current, at, factor, world, size)),
    stroke: props.onStroke,
  })
  useHandle({ props, box, accessibilityGrid, size, world, moving })
  const flashed = useFlash(props.flash, scene)
  const live = useMemo(() => ({ view, zooming, pointed, flashed }), [view, zooming, pointed, flashed])
  const content = useContent(props, printed)
  return (
    <div
      ref={box}
      className={[styles.board, props.className].filter(Boolean).join(' ')}
      data-board={board.id}
      data-tool={tool}
      {...gestures}
    >
      {size && (
        <SceneView
          {...{ scene, live }}
          content={{ ...content, size, pixels: pixelsOf(spriteLevel ?? FIRST_LEVEL) }}
        />
      )}
      <div ref={chip} className={styles.chip} aria-hidden="true" />
      <ZoomButtons onZoom={zoomBy} />
      <AccessibilityGrid
        grid={board.grid}
        label={props.label ?? t('label')}
        describe={describe}
        describeMore={props.describeMore ?? describe}
        choices={useChoiceCells(props, printed)}
        handle={accessibilityGrid}
        onList={props.onList}
        onAsk={props.onAsk}
        onZoom={zoomBy}
        onChoose={(cell, { shiftKey: shift, ctrlKey: ctrl, altKey: alt }) =>
          props.onCell?.(cell, { button: 0, shift, ctrl, alt, keyboard: true, side: -1 })
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
