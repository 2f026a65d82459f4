'use client'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { memo, type RefObject, useCallback, useEffect, useMemo, useState } from 'react'
import type { BoardMap } from '../../../../engine/types'
import { Board } from '../../../_board/board'
import type { BoardHandle, CellPress, StrokeEvent } from '../../../_board/types'
import { useArt } from '../../../_board/use-art'
import { atFirstWork } from '../../../_ui/first-work'
import { Layers } from '../../../_ui/icons'
import { spared } from '../../../_ui/spared'
import { useFocusWithin } from '../../../_ui/use-focus-within'
import { loadAround, loadLayers, loadMinimap, loadObjectsPanel, loadOutlinesPanel } from '../../lazy-parts'
import type { OnBoard } from '../../objects/panel/on-board'
import type { EditorSession } from '../../session'
import { ownerOf } from '../../session/pack-files'
import { useNameOf, useSession, useSessionPart, useSessionState } from '../../studio-context'
import { toolById } from '../../tools/registry'
import type { Pointer } from '../../tools/tool'
import { describeCell } from '../model/describe-cell'
import type { MapReading } from '../model/map-reading'
import { FirstMap } from './first-map'
import styles from './map-panel.module.css'
import { Palette } from './palette'
import { useOverMap } from './use-over-map'

type Props = {
  readonly board: RefObject<BoardHandle | null>
  readonly onHover: (cell: number | undefined) => void
}

/** The panels for objects and their fields load on demand. */
const ObjectsPanel = dynamic(spared(loadObjectsPanel), { ssr: false })
const AroundPanel = dynamic(spared(loadAround), { ssr: false })
const LayersPanel = dynamic(spared(loadLayers), { ssr: false })
const Minimap = dynamic(spared(loadMinimap), { ssr: false })

const NOTHING: readonly OnBoard[] = []
const OutlinesPanel = dynamic(spared(loadOutlinesPanel), { ssr: false })

/** The map under the brush, with the palette. */
export const MapPanel = memo(function MapPanel(props: Props) {
  const t = useTranslations('studio')
  const session = useSession()
  const mapFile = useSessionPart((state) => state.mapFile)
  const map = useSessionPart(() => session.files.map)
  const tool = useSessionPart((state) => state.tool)
  const [drawn, setDrawn] = useState<readonly OnBoard[]>(NOTHING)
  const isOpen = useSessionPart(({ view }) => view.isOpen)
  const focus = useFocusWithin(cellIn)
  if (!map?.board)
    return (
      <section {...focus} className={styles.empty} aria-label={t('map')} data-testid="map-panel">
        <Layers size={28} aria-hidden="true" />
        <p>{mapFile === undefined ? t('noMap') : t('noGrid', { file: mapFile })}</p>
        {mapFile === undefined && <FirstMap />}
      </section>
    )
  const isOwn = ownerOf(map.file) === undefined
  return (
    <section {...focus} className={styles.map} aria-label={t('map')} data-testid="map-panel">
      {tool === 'objects' ? (
        <ObjectsPanel
          grid={map.board.grid}
          onDrawn={setDrawn}
          onReveal={(cells) => props.board.current?.reveal(cells)}
        />
      ) : tool === 'around' ? (
        <AroundPanel board={map.board} onDrawn={setDrawn} />
      ) : tool === 'outlines' && map.board.grid.kind === 'areas' ? (
        <OutlinesPanel
          grid={map.board.grid}
          onDrawn={setDrawn}
          onReveal={(cells) => props.board.current?.reveal(cells)}
        />
      ) : (
        isOwn && map.board.grid.kind !== 'areas' && <Palette />
      )}
      <div className={styles.ground}>
        <MapChoice />
        <SideByKey map={map} />
        <MapBoard key={mapFile} map={map} {...props} board={map.board} handle={props.board} drawn={drawn} />
        <Notes map={map} />
      </div>
      {isOpen && <LayersPanel isAreas={map.board.grid.kind === 'areas'} />}
    </section>
  )
})

/** Receives the focus: the button that created the first map is gone. */
const cellIn = (panel: HTMLElement) => panel.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')

/** A choice among several maps. */
function MapChoice() {
  const t = useTranslations('studio')
  const session = useSession()
  const mapFile = useSessionPart((state) => state.mapFile)
  const maps = useSessionPart(() => session.files.maps.join('|')).split('|')
  if (maps.length < 2) return null
  return (
    <select
      className={styles.choice}
      aria-label={t('whichMap')}
      value={mapFile}
      onChange={(event) => session.files.openMap(event.target.value)}
    >
      {maps.map((file) => (
        <option key={file} value={file}>
          {mapTitle(file)}
        </option>
      ))}
    </select>
  )
}

/** Shows the side of the cell under the keyboard cursor that a key would draw on, and its contents. */
function SideByKey({ map }: { readonly map: MapReading }) {
  const t = useTranslations('studio')
  const board = useTranslations('board')
  const session = useSession()
  const nameOf = useNameOf()
  const { sides, toolPath } = useSessionState()
  const { grid } = map
  const one = sides.at(-1)
  if (!grid || !one || toolPath !== 'edge.idle') return null
  const there = session.tool.host.edgeAt(one.cell, one.direction)
  return (
    <p role="status" className="sr-only" data-testid="side-by-key">
      {t('sideByKey', {
        side: board(`directions.${grid.directions[one.direction]}`),
        cell: grid.names[one.cell],
        what: there === undefined ? t('nothing') : nameOf('edges', there),
      })}
    </p>
  )
}

type BoardProps = Omit<Props, 'board'> & {
  readonly map: MapReading
  readonly board: BoardMap
  readonly handle: Props['board']
  readonly drawn: readonly OnBoard[]
}

function MapBoard({ map, board, handle, drawn, onHover }: BoardProps) {
  const t = useTranslations('studio')
  const session = useSession()
  const { tool, flash, selected, preview, terrain, ghost, marked, sides, view, asked } = useSessionState()
  const nameOf = useNameOf()
  const presses = usePresses(session)
  const isMarking = toolById(tool).puts === undefined
  const room = drawn.find((one) => one.room)?.room
  const sheet = useMemo(() => withRoom(board, room), [board, room])
  const { wordsOn, ...seen } = useOverMap(map, sheet, drawn)
  const describe = useCallback(
    (cell: number) => [describeCell(board, cell, nameOf), ...wordsOn(cell)].join(' · '),
    [board, nameOf, wordsOn],
  )
  const pictures = useSessionPart((state) => state.checked.pack?.pictures)
  const look = useArt(useLook(board), pictures)
  /** Brings flashed cells into sight, even if the map loads after the request. */
  const reveal = useCallback(() => handle.current?.reveal(flash.cells), [handle, flash])
  const highlights = useMemo(() => ({ focusCells: selected === undefined ? [] : [selected] }), [selected])
  const shown = useMemo(
    () =>
      ghost.length > 0
        ? { cells: ghost.map(({ cell }) => cell), terrains: ghost.map(({ ground }) => ground.terrain), sides }
        : { cells: preview, terrain: isMarking ? undefined : terrain, sides },
    [preview, terrain, ghost, isMarking, sides],
  )
  const isAtWork = useIsAtWork()
  const isAreas = board.grid.kind === 'areas'
  const { leavesMap, worksAnywhere = false, onAreas = false } = toolById(tool)
  const isForAreas = worksAnywhere || onAreas
  const isDrawn = !leavesMap && (worksAnywhere || (ownerOf(map.file) === undefined && isAreas === onAreas))
  return (
    <Board
      {...{ nameOf, highlights, describe, handle }}
      {...seen}
      onHover={(cell) => {
        session.tool.hoverAt(cell)
        onHover(cell)
      }}
      look={look}
      flash={flash}
      onReady={reveal}
      preview={shown}
      marked={marked}
      showGrid={view.grid}
      showIds={view.ids}
      labels={view.names}
      tool={!isDrawn || asked?.answer ? 'choose' : isMarking ? 'drag' : 'paint'}
      {...presses}
      onCell={
        isAreas && !isForAreas && !asked?.answer
          ? (cell, press) => press.button !== 1 && session.selection.select(cell)
          : presses.onCell
      }
      label={t('mapLabel', { map: board.id })}
    >
      {isAtWork && <Minimap {...{ board, handle }} look={session.files.look} />}
    </Board>
  )
}

/** At first the whole map is in sight; after the first action it may not be. */
function useIsAtWork() {
  const [isAtWork, setAtWork] = useState(false)
  useEffect(() => atFirstWork(() => setAtWork(true)), [])
  return isAtWork
}
/** A copy of a map of areas with room to draw. The grid is copied too, because the board caches its layout. */
const withRoom = (board: BoardMap, room: OnBoard['room']): BoardMap =>
  board.drawing && room ? { ...board, grid: { ...board.grid }, drawing: { ...board.drawing, room } } : board

/** The look of the pack, as a new object after each change of the underlay, so that everything is redrawn. */
function useLook({ underlay }: BoardMap) {
  const { look } = useSession().files
  const under = JSON.stringify(underlay)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the board brings what is under it
  return useMemo(() => ({ ...look }), [look, under])
}

/** Handlers of pointer and keyboard for the current tool. */
function usePresses(session: EditorSession) {
  return useMemo(
    () => ({
      onCell: (cell: number, press: CellPress) => pressCell(session, cell, press),
      onStroke: (event: StrokeEvent) => stroke(session, event),
      onCursor: (cell: number) => session.tool.cursorAt(cell),
    }),
    [session],
  )
}

/** The reason why this map, or some of its rows, cannot be painted. */
function Notes({ map }: { readonly map: MapReading }) {
  const t = useTranslations('studio')
  const tool = useSessionPart((state) => state.tool)
  const owner = ownerOf(map.file)
  return (
    <>
      {owner !== undefined && (
        <p className={styles.note} role="note" data-testid="foreign-map">
          {t('foreignMap', { pack: owner })}
        </p>
      )}
      {owner === undefined &&
        map.board?.grid.kind === 'areas' &&
        !toolById(tool).worksAnywhere &&
        !toolById(tool).onAreas && (
          <p className={styles.note} role="note" data-testid="area-map">
            {t('areaMap')}
          </p>
        )}
      {map.unreadable.length > 0 && (
        <p className={styles.note} role="status">
          {t('unreadable', { rows: map.unreadable.map((row) => row + 1).join(', ') })}
        </p>
      )}
    </>
  )
}

/** "maps/town.yaml", or "maps/city.yaml (corteo)" for the map of another pack. */
function mapTitle(file: string): string {
  const owner = ownerOf(file)
  return owner === undefined ? file : `${file.slice(owner.length + 1)} (${owner})`
}

const pointerOf = (cell: number, press: CellPress): Pointer => ({
  cell,
  side: press.side,
  shift: press.shift,
  ctrl: press.ctrl,
  // The right button picks up, as in other map editors.
  alt: press.alt || press.button === 2,
})

/** Handles a press that is not a stroke: the tool acts once. */
function pressCell(session: EditorSession, cell: number, press: CellPress) {
  if (press.button === 1) return
  const { answer } = session.state.asked ?? {}
  if (answer) return answer(cell)
  const pointer = pointerOf(cell, press)
  if (press.keyboard) return session.tool.keyPress(cell, pointer)
  session.tool.pointerDown(cell, pointer)
  session.tool.pointerUp()
}

function stroke(session: EditorSession, event: StrokeEvent) {
  if (event.type === 'start')
    session.tool.pointerDown(event.at.cell, pointerOf(event.at.cell, event.at.press))
  else if (event.type === 'move') {
    if (event.cells.length > 0) session.tool.pointerOver(event.cells, { shift: event.shift })
    session.tool.pointerPast(event.corners, event.beside)
  } else if (event.type === 'end') session.tool.pointerUp()
  else session.tool.pointerCancel()
}
