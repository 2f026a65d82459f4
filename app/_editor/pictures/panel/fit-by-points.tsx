'use client'
import { useTranslations } from 'next-intl'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Grid } from '../../../../engine/geometry/grid'
import { Button } from '../../../_ui/button'
import { useSession } from '../../studio-context'
import { fittedBy, type Geometry } from '../model/fitting'
import type { Listed } from '../model/pictures'
import { firstSpots, PressedPicture, pairOf, type Spot, SpotLine } from './spots'
import styles from './underlay.module.css'

type Props = {
  readonly picture: Listed | undefined
  readonly grid: Grid
  readonly onFitted: (geometry: Geometry) => void
  /** Moves the focus to the cells of the map. */
  readonly onMap: () => void
}

/** Takes three points in the picture and their cells on the map. */
export function FitByPoints({ picture, grid, onFitted, onMap }: Props) {
  const t = useTranslations('pictures.under')
  const [spots, setSpots] = useState<readonly Spot[]>(() => firstSpots(grid))
  const [next, setNext] = useState(0)
  const [isOnMap, setOnMap] = useState(false)
  const [said, setSaid] = useState('')
  const [size, setSize] = useState({ width: 0, height: 0 })
  const form = useRef<HTMLFieldSetElement>(null)
  const change = (index: number, part: Partial<Spot>) =>
    setSpots((before) => before.map((spot, at) => (at === index ? { ...spot, ...part } : spot)))
  useCellsOnMap({
    grid,
    spots,
    form,
    number: isOnMap ? spots[next].number : undefined,
    onCell: (cell) => {
      change(next, { cell: grid.names[cell] })
      setNext((next + 1) % spots.length)
      setOnMap(false)
    },
    onLeft: () => setOnMap(false),
  })
  if (!picture?.base64) return null
  const fit = () => {
    const unknown = spots.find(({ cell }) => grid.indexOf(cell) < 0)
    if (unknown) return setSaid(t('noCell', { cell: unknown.cell }))
    const [one, two, three] = spots.map((spot) => pairOf(spot, grid, size))
    const answer = fittedBy([one, two, three], size)
    setSaid(typeof answer === 'string' ? t(`unfit.${answer}`) : t('fitted'))
    if (typeof answer !== 'string') onFitted(answer)
  }
  const ask = (index: number, isByKey: boolean) => {
    const isEnd = isOnMap && next === index
    setNext(index)
    setOnMap(!isEnd)
    if (isByKey && !isEnd) onMap()
  }
  return (
    <fieldset ref={form} className={styles.fit} data-on-map={isOnMap || undefined}>
      <legend>{t('fit')}</legend>
      <div className={styles.next}>
        <p role="status">{t(isOnMap ? 'pressCell' : 'press', { number: next + 1 })}</p>
        {isOnMap && (
          <Button small onClick={() => setOnMap(false)}>
            {t('toPicture')}
          </Button>
        )}
      </div>
      <PressedPicture
        {...{ picture, spots, next }}
        onSize={setSize}
        onPress={(point) => {
          change(next, point)
          setOnMap(true)
        }}
      />
      {spots.map((spot, index) => (
        <SpotLine
          key={spot.number}
          spot={spot}
          isAsked={isOnMap && index === next}
          onFocus={() => isOnMap || setNext(index)}
          onChange={(part) => change(index, part)}
          onAsk={(isByKey) => ask(index, isByKey)}
        />
      ))}
      <div className={styles.fitEnd}>
        <p role="status">{said}</p>
        <Button look="main" onClick={fit} data-testid="fit">
          {t('doFit')}
        </Button>
      </div>
    </fieldset>
  )
}

type Asking = {
  readonly grid: Grid
  readonly spots: readonly Spot[]
  readonly form: RefObject<HTMLElement | null>
  /** The point whose cell comes next; undefined while a point in the picture comes next. */
  readonly number: number | undefined
  readonly onCell: (cell: number) => void
  readonly onLeft: () => void
}

/**
 * Numbers the cells of the points on the map and waits for a press. Keyboard users return to their previous focus afterwards;
 * Escape leaves.
 */
function useCellsOnMap({ grid, spots, form, number, onCell, onLeft }: Asking): void {
  const session = useSession()
  const last = useRef({ onCell, onLeft })
  useEffect(() => {
    last.current = { onCell, onLeft }
  })
  const names = spots.map(({ cell }) => cell).join(' ')
  useEffect(() => {
    const cells = names.split(' ').map((name) => grid.indexOf(name))
    const back = () => {
      const isOutside = !form.current?.contains(document.activeElement)
      const button = form.current?.querySelector(`[data-testid="ask-cell-${number}"]`)
      if (isOutside && button instanceof HTMLElement) button.focus({ preventScroll: true })
    }
    const answer = (cell: number) => {
      back()
      last.current.onCell(cell)
    }
    session.ask(number === undefined ? { cells } : { cells, answer })
    const leave = (event: KeyboardEvent) => {
      if (number === undefined || event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      back()
      last.current.onLeft()
    }
    document.addEventListener('keydown', leave, true)
    return () => document.removeEventListener('keydown', leave, true)
  }, [session, grid, names, number, form])
  useEffect(() => () => session.ask(undefined), [session])
}
