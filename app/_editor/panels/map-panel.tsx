'use client'
import { Layers } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type Ref, useCallback, useMemo } from 'react'
import { Board } from '../../_board/board'
import type { BoardHandle, BoardLook, CellPress, StrokeEvent } from '../../_board/types'
import { describeCell } from '../model/map/describe-cell'
import { ownerOf } from '../session/pack-files'
import { useNameOf, useSession, useSessionState } from '../studio-context'
import { toolById } from '../tools/registry'
import type { Pointer } from '../tools/tool'
import styles from './map-panel.module.css'
import { Palette } from './palette'
import type { View } from './toolbar'

/** The map under the brush, with what can be painted beside it. */
export function MapPanel(props: {
  readonly view: View
  readonly board: Ref<BoardHandle>
  readonly onHover: (cell: number | undefined) => void
}) {
  const t = useTranslations('studio')
  const session = useSession()
  const { tool, flash, mapFile, selected, preview, terrain } = useSessionState()
  const nameOf = useNameOf()
  const { map } = session.files
  const board = map?.board
  const look: BoardLook = session.files.look
  const { maps } = session.files
  const owner = mapFile === undefined ? undefined : ownerOf(mapFile)

  const onCell = useCallback((cell: number, press: CellPress) => pressCell(session, cell, press), [session])
  const onStroke = useCallback((event: StrokeEvent) => stroke(session, event), [session])
  const onCursor = useCallback((cell: number) => session.tool.cursorAt(cell), [session])
  const describe = useCallback(
    (cell: number) => (board ? describeCell(board, cell, nameOf) : ''),
    [board, nameOf],
  )
  const marked = useMemo(() => ({ cells: flash.cells, key: flash.key }), [flash])
  const highlights = useMemo(() => ({ focusCells: selected === undefined ? [] : [selected] }), [selected])
  const shown = useMemo(() => ({ cells: preview, terrain }), [preview, terrain])
  const isAreas = board?.grid.kind === 'areas'
  if (!map || !board)
    return (
      <div className={styles.empty} data-testid="map-panel">
        <Layers size={28} aria-hidden="true" />
        <p>{mapFile === undefined ? t('noMap') : t('noGrid', { file: mapFile })}</p>
      </div>
    )
  return (
    <section className={styles.map} aria-label={t('map')} data-testid="map-panel">
      {owner === undefined && !isAreas && <Palette />}
      <div className={styles.ground}>
        {maps.length > 1 && (
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
        )}
        <Board
          key={mapFile}
          board={board}
          look={look}
          nameOf={nameOf}
          flash={marked}
          highlights={highlights}
          preview={shown}
          showGrid={props.view.grid}
          showIds={props.view.ids}
          tool={!toolById(tool).leavesMap && owner === undefined && !isAreas ? 'paint' : 'choose'}
          describe={describe}
          onCell={isAreas ? (cell, press) => press.button !== 1 && session.selection.select(cell) : onCell}
          onStroke={onStroke}
          onCursor={onCursor}
          onHover={props.onHover}
          handle={props.board}
          label={t('mapLabel', { map: board.id })}
        />
        {owner !== undefined && (
          <p className={styles.note} role="note" data-testid="foreign-map">
            {t('foreignMap', { pack: owner })}
          </p>
        )}
        {owner === undefined && isAreas && (
          <p className={styles.note} role="note" data-testid="area-map">
            {t('areaMap')}
          </p>
        )}
        {map.unreadable.length > 0 && (
          <p className={styles.note} role="status">
            {t('unreadable', { rows: map.unreadable.map((row) => row + 1).join(', ') })}
          </p>
        )}
      </div>
    </section>
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
  // The right button takes up what is there, as in other map editors.
  alt: press.alt || press.button === 2,
})

/** A press that is no stroke: the tool acts and is done. */
function pressCell(session: ReturnType<typeof useSession>, cell: number, press: CellPress) {
  if (press.button === 1) return
  const pointer = pointerOf(cell, press)
  if (press.keyboard) return session.tool.keyPress(cell, pointer)
  session.tool.pointerDown(cell, pointer)
  session.tool.pointerUp()
}

function stroke(session: ReturnType<typeof useSession>, event: StrokeEvent) {
  if (event.type === 'start')
    session.tool.pointerDown(event.at.cell, pointerOf(event.at.cell, event.at.press))
  else if (event.type === 'move') {
    session.tool.pointerOver(event.cells, { shift: event.shift })
    session.tool.pointerAlong(event.sides)
  } else if (event.type === 'end') session.tool.pointerUp()
  else session.tool.pointerCancel()
}
