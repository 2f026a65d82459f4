'use client'
import { useTranslations } from 'next-intl'
import type { MouseEvent } from 'react'
import type { Grid } from '../../../../engine/geometry/grid'
import field from '../../../_ui/field.module.css'
import icons from '../../../_ui/icon-button.module.css'
import { Crosshair } from '../../../_ui/icons'
import type { Pair, Point, Size } from '../model/fitting'
import type { Listed } from '../model/pictures'
import { NumberField } from './number-field'
import styles from './underlay.module.css'

/** A point of the picture in percent of its width and height, with the name of its cell. */
export type Spot = Point & { readonly number: number; readonly cell: string }

/** The picture with its three points. */
export function PressedPicture(props: {
  readonly picture: Listed
  readonly spots: readonly Spot[]
  readonly next: number
  readonly onSize: (size: Size) => void
  readonly onPress: (point: Point) => void
}) {
  const { file, base64, id = '' } = props.picture
  const press = (event: MouseEvent<HTMLImageElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const share = (value: number) => Math.round(value * 10_000) / 100
    props.onPress({ x: share((event.clientX - left) / width), y: share((event.clientY - top) / height) })
  }
  return (
    <div className={styles.picture}>
      {/* biome-ignore lint/performance/noImgElement: the bytes are here already */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys have the numbers beside it */}
      <img
        src={`data:image/${file.endsWith('.jpg') ? 'jpeg' : file.replace(/^.*\./, '')};base64,${base64}`}
        alt={id}
        draggable={false}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
          props.onSize({ width, height })
        }
        onClick={press}
        data-testid="underlay-picture"
      />
      {props.spots.map(({ number, x, y }, index) => (
        <span
          key={number}
          className={styles.spot}
          style={{ left: `${x}%`, top: `${y}%` }}
          data-next={index === props.next || undefined}
          aria-hidden="true"
        >
          {number}
        </span>
      ))}
    </div>
  )
}

/** A point in numbers, as an alternative to pressing it, with its cell by name or pressed on the map. */
export function SpotLine(props: {
  readonly spot: Spot
  readonly isAsked: boolean
  readonly onFocus: () => void
  readonly onChange: (part: Partial<Spot>) => void
  /** Starts or stops asking for the cell on the map; with a key press the focus moves there too. */
  readonly onAsk: (isByKey: boolean) => void
}) {
  const t = useTranslations('pictures.under')
  const { number, cell, x, y } = props.spot
  const ofPoint = { step: 0.1, min: 0, max: 100 }
  return (
    <fieldset className={styles.spotLine} aria-label={t('point', { number })} onFocus={props.onFocus}>
      <label className={styles.number}>
        {t('cell', { number })}
        <input
          className={field.field}
          value={cell}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => props.onChange({ cell: event.target.value })}
        />
      </label>
      <button
        type="button"
        className={icons.icon}
        aria-pressed={props.isAsked}
        aria-label={t('onMap', { number })}
        title={t('onMap', { number })}
        onClick={(event) => props.onAsk(event.detail === 0)}
        data-testid={`ask-cell-${number}`}
      >
        <Crosshair size={18} aria-hidden="true" />
      </button>
      <NumberField
        label={t('acrossOf')}
        value={x}
        {...ofPoint}
        onSettled={(to) => props.onChange({ x: to })}
      />
      <NumberField label={t('downOf')} value={y} {...ofPoint} onSettled={(to) => props.onChange({ y: to })} />
    </fieldset>
  )
}

/** Three corners of the map, close to those of the picture. */
export function firstSpots(grid: Grid): Spot[] {
  const { columns = 1, rows = 1 } = grid as { columns?: number; rows?: number }
  const isAreas = grid.kind === 'areas'
  const cells = isAreas
    ? [0, Math.floor(grid.size / 2), grid.size - 1]
    : [0, columns - 1, (rows - 1) * columns]
  const spots: readonly Point[] = [
    { x: 5, y: 5 },
    { x: 95, y: 5 },
    { x: 5, y: 95 },
  ]
  return spots.map((spot, index) => ({ ...spot, number: index + 1, cell: grid.names[cells[index]] ?? '' }))
}

export function pairOf({ x, y, cell }: Spot, grid: Grid, { width, height }: Size): Pair {
  const origin = grid.kind === 'areas' ? { x: 0, y: 0 } : grid.centre(0)
  const place = grid.centre(grid.indexOf(cell))
  return {
    pixel: { x: (x / 100) * width, y: (y / 100) * height },
    place: { x: place.x - origin.x, y: place.y - origin.y },
  }
}
