'use client'
import { useTranslations } from 'next-intl'
import { type PointerEvent, useState } from 'react'
import type { Grid } from '../../../../engine/geometry/grid'
import { Button } from '../../../_ui/button'
import field from '../../../_ui/field.module.css'
import { fittedBy, type Geometry, type Pair, type Point, type Size } from '../../model/pictures/fitting'
import type { Listed } from '../../model/pictures/pictures'
import { NumberField } from './number-field'
import styles from './underlay.module.css'

/** A point of the picture in hundredths of its sides, and the name of the cell whose middle it is. */
type Spot = Point & { readonly number: number; readonly cell: string }

type Props = {
  readonly picture: Listed | undefined
  readonly grid: Grid
  readonly onFitted: (geometry: Geometry) => void
}

/** Three points are pressed in the picture, and the cells written that they belong to. */
export function FitByPoints({ picture, grid, onFitted }: Props) {
  const t = useTranslations('pictures.under')
  const [spots, setSpots] = useState<readonly Spot[]>(() => firstSpots(grid))
  const [next, setNext] = useState(0)
  const [said, setSaid] = useState('')
  const [size, setSize] = useState({ width: 0, height: 0 })
  if (!picture?.base64) return null
  const change = (index: number, part: Partial<Spot>) =>
    setSpots(spots.map((spot, at) => (at === index ? { ...spot, ...part } : spot)))
  const fit = () => {
    const unknown = spots.find(({ cell }) => grid.indexOf(cell) < 0)
    if (unknown) return setSaid(t('noCell', { cell: unknown.cell }))
    const [one, two, three] = spots.map((spot) => pairOf(spot, grid, size))
    const answer = fittedBy([one, two, three], size)
    setSaid(typeof answer === 'string' ? t(`unfit.${answer}`) : t('fitted'))
    if (typeof answer !== 'string') onFitted(answer)
  }
  return (
    <fieldset className={styles.fit}>
      <legend>{t('fit')}</legend>
      <p>{t('press', { number: next + 1, cell: spots[next].cell })}</p>
      <Pressed
        {...{ picture, spots }}
        onSize={setSize}
        onPress={(point) => {
          change(next, point)
          setNext((next + 1) % spots.length)
        }}
      />
      {spots.map((spot, index) => (
        <SpotLine
          key={spot.number}
          spot={spot}
          onFocus={() => setNext(index)}
          onChange={(part) => change(index, part)}
        />
      ))}
      <div className={styles.fitEnd}>
        <p role="status">{said}</p>
        <Button look="main" onClick={fit}>
          {t('doFit')}
        </Button>
      </div>
    </fieldset>
  )
}

/** The picture with its three points. */
function Pressed(props: {
  readonly picture: Listed
  readonly spots: readonly Spot[]
  readonly onSize: (size: Size) => void
  readonly onPress: (point: Point) => void
}) {
  const { file, base64, id = '' } = props.picture
  const press = (event: PointerEvent<HTMLImageElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const share = (value: number) => Math.round(value * 10_000) / 100
    props.onPress({ x: share((event.clientX - left) / width), y: share((event.clientY - top) / height) })
  }
  return (
    <div className={styles.picture}>
      {/* biome-ignore lint/performance/noImgElement: the bytes are here already */}
      <img
        src={`data:image/${file.endsWith('.jpg') ? 'jpeg' : file.replace(/^.*\./, '')};base64,${base64}`}
        alt={id}
        draggable={false}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
          props.onSize({ width, height })
        }
        onPointerDown={press}
        data-testid="underlay-picture"
      />
      {props.spots.map(({ number, x, y }) => (
        <span key={number} className={styles.spot} style={{ left: `${x}%`, top: `${y}%` }} aria-hidden="true">
          {number}
        </span>
      ))}
    </div>
  )
}

/** A point in numbers, for those who do not press it, and its cell. */
function SpotLine(props: {
  readonly spot: Spot
  readonly onFocus: () => void
  readonly onChange: (part: Partial<Spot>) => void
}) {
  const t = useTranslations('pictures.under')
  const { number, cell, x, y } = props.spot
  const ofPoint = { step: 0.1, min: 0, max: 100 }
  return (
    <div className={styles.spotLine}>
      <label className={styles.number}>
        {t('cell', { number })}
        <input
          className={field.field}
          value={cell}
          autoComplete="off"
          spellCheck={false}
          onFocus={props.onFocus}
          onChange={(event) => props.onChange({ cell: event.target.value })}
        />
      </label>
      <NumberField
        label={t('acrossOf', { number })}
        value={x}
        {...ofPoint}
        onSettled={(to) => props.onChange({ x: to })}
      />
      <NumberField
        label={t('downOf', { number })}
        value={y}
        {...ofPoint}
        onSettled={(to) => props.onChange({ y: to })}
      />
    </div>
  )
}

/** Three corners of the map, near those of the picture. */
function firstSpots(grid: Grid): Spot[] {
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

function pairOf(
  { x, y, cell }: Spot,
  grid: Grid,
  { width, height }: { width: number; height: number },
): Pair {
  const origin = grid.kind === 'areas' ? { x: 0, y: 0 } : grid.centre(0)
  const place = grid.centre(grid.indexOf(cell))
  return {
    pixel: { x: (x / 100) * width, y: (y / 100) * height },
    place: { x: place.x - origin.x, y: place.y - origin.y },
  }
}
