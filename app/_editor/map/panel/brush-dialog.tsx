'use client'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import type { Grid } from '../../../../engine/geometry/grid'
import { makeGrid } from '../../../../engine/geometry/make-grid'
import { Described } from '../../../_board/described/described'
import { cellSample } from '../../../_board/draw/samples'
import { useTheme } from '../../../_shell/use-theme'
import { withTexts } from '../../../_text/with-texts'
import { Button } from '../../../_ui/button'
import { Dialog } from '../../../_ui/dialog'
import field from '../../../_ui/field.module.css'
import icons from '../../../_ui/icon-button.module.css'
import { X } from '../../../_ui/icons'
import { hasDirection } from '../../document/pack-look'
import form from '../../files/panel/new-part-dialog.module.css'
import { LAZY_MESSAGES } from '../../lazy-messages'
import { useNameOf, useSession, useSessionPart } from '../../studio-context'
import { BRUSH_SIZES, type Brush, type BrushSize, brushShapesOf, cellsOfDab, dab } from '../model/brush'
import { MOST_WEIGHT, type Part } from '../model/mix'
import styles from './brush-dialog.module.css'

/** The size, the shape and the mix of the brush; changes apply at once. */
function BrushForm({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('brush')
  return (
    <Dialog onClose={onClose} title={t('title')} testId="brush">
      <div className={form.form}>
        <Width />
        <Mix />
        <div className={form.buttons}>
          <Button look="main" onClick={onClose}>
            {t('done')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

function Width() {
  const t = useTranslations('brush')
  const all = useTranslations('studio')
  const session = useSession()
  const size = useSessionPart((state) => state.size)
  const shape = useSessionPart((state) => state.shape)
  const grid = useSessionPart(() => session.files.map?.grid)
  const shapes = brushShapesOf(grid)
  const own = shapes.includes(shape) ? shape : shapes[0]
  const brush: Brush = { size, shape: own }
  const widest = BRUSH_SIZES[BRUSH_SIZES.length - 1]
  return (
    <div className={styles.width}>
      <DabPicture grid={grid} brush={brush} />
      <div className={styles.settings}>
        <label>
          {t('width')}
          <input
            type="range"
            min={1}
            max={widest}
            value={size}
            aria-valuetext={all('brushSize', { count: cellsOfDab(grid, brush) })}
            onChange={(event) => session.tool.chooseSize(event.target.valueAsNumber as BrushSize)}
          />
        </label>
        <p className={styles.said} aria-hidden="true">
          {all('brushSize', { count: cellsOfDab(grid, brush) })}
        </p>
        <fieldset className={form.choices}>
          <legend>{t('shape')}</legend>
          {shapes.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="brush-shape"
                checked={one === own}
                onChange={() => session.tool.chooseShape(one)}
              />
              {t(`shapes.${one}`, { cells: grid?.kind ?? 'hex' })}
            </label>
          ))}
        </fieldset>
      </div>
    </div>
  )
}

/** A preview of the dab on cells of the map's kind. */
function DabPicture({ grid, brush }: { readonly grid: Grid | undefined; readonly brush: Brush }) {
  const { size, shape } = brush
  const drawn = useMemo(() => {
    const across = 2 * size + 1
    const cells = picturedGrid(grid, across)
    const inside = new Set(dab(cells, size * across + size, { size, shape }))
    const outlines = cells.names.map((_, cell) => cells.corners(cell))
    const points = outlines.flat()
    const [right, bottom] = [Math.max(...points.map(({ x }) => x)), Math.max(...points.map(({ y }) => y))]
    return { inside, outlines, box: `-0.1 -0.1 ${right + 0.2} ${bottom + 0.2}` }
  }, [grid, size, shape])
  return (
    <svg className={styles.picture} viewBox={drawn.box} aria-hidden="true">
      {drawn.outlines.map((corners, cell) => (
        <polygon
          key={corners.map(pointOf).join(' ')}
          points={corners.map(pointOf).join(' ')}
          data-in={drawn.inside.has(cell) || undefined}
        />
      ))}
    </svg>
  )
}

const pointOf = ({ x, y }: { readonly x: number; readonly y: number }) => `${x},${y}`

function picturedGrid(grid: Grid | undefined, across: number): Grid {
  const size = { columns: across, rows: across }
  if (grid?.kind === 'square') return makeGrid({ grid: { kind: 'square', ...size } })
  const orientation = grid?.orientation ?? 'flat'
  return makeGrid({ grid: { kind: 'hex', orientation, offset: grid?.offset ?? 'odd', ...size } })
}

/** Several grounds with weights, and the share that stays unchanged. */
function Mix() {
  const t = useTranslations('brush')
  const session = useSession()
  const mix = useSessionPart((state) => state.mix)
  const isMixing = useSessionPart((state) => state.isMixing)
  const change = (parts: readonly Part[]) =>
    session.tool.chooseMix(parts, parts.length > 0 && (isMixing || parts.length > mix.length))
  const turn = (on: boolean) => {
    const { ground } = session.tool
    const first = mix.length === 0 && ground ? [{ ground, weight: 1 }] : mix
    session.tool.chooseMix(first, on)
  }
  return (
    <fieldset className={styles.mix}>
      <legend>
        <label className={styles.turn}>
          <input
            type="checkbox"
            data-testid="mixing"
            checked={isMixing}
            onChange={(event) => turn(event.target.checked)}
          />
          {t('mix')}
        </label>
      </legend>
      <p className={form.hint}>{t('mixHint')}</p>
      {mix.length > 0 && (
        <ul className={styles.parts} data-off={!isMixing || undefined}>
          {mix.map((part, at) => (
            <MixPart
              key={keyOf(part)}
              part={part}
              all={mix}
              onChange={(weight) => change(mix.with(at, { ...part, weight }))}
              onTakeOut={() => change(mix.filter((_, other) => other !== at))}
            />
          ))}
        </ul>
      )}
      <AddPart mix={mix} onAdd={(part) => change([...mix, part])} />
    </fieldset>
  )
}

function MixPart(props: {
  readonly part: Part
  readonly all: readonly Part[]
  readonly onChange: (weight: number) => void
  readonly onTakeOut: () => void
}) {
  const { part, all } = props
  const t = useTranslations('brush')
  const session = useSession()
  const look = useSessionPart(() => session.files.look)
  const grid = useSessionPart(() => session.files.map?.grid)
  const { ground, weight } = part
  const theme = useTheme()
  const name = usePartName()(part)
  const sum = all.reduce((total, one) => total + one.weight, 0)
  return (
    <li>
      {ground ? (
        <Described
          of={ground.terrain}
          sample={cellSample({ ...ground, of: grid }, look, theme)}
          width={26}
          height={26}
        />
      ) : (
        <span className={styles.nothing} />
      )}
      <span className={styles.name}>{name}</span>
      <input
        className={field.field}
        type="number"
        min={1}
        max={MOST_WEIGHT}
        aria-label={t('weight', { name })}
        value={weight}
        onChange={({ target }) => {
          const { valueAsNumber } = target
          if (Number.isInteger(valueAsNumber) && valueAsNumber >= 1 && valueAsNumber <= MOST_WEIGHT)
            props.onChange(valueAsNumber)
        }}
      />
      <span className={styles.share}>{t('share', { share: weight / sum })}</span>
      <button
        type="button"
        className={icons.icon}
        aria-label={t('takeOut', { name })}
        onClick={props.onTakeOut}
      >
        <X size={16} />
      </button>
    </li>
  )
}

/** The grounds outside the mix. */
function AddPart({ mix, onAdd }: { readonly mix: readonly Part[]; readonly onAdd: (part: Part) => void }) {
  const t = useTranslations('brush')
  const session = useSession()
  const look = useSessionPart(() => session.files.look)
  const nameOf = usePartName()
  const { up } = session.state
  const grounds = look.terrain.map((terrain) => ({
    ground: hasDirection(terrain) ? { terrain: terrain.id, up } : { terrain: terrain.id },
    weight: 1,
  }))
  const parts: readonly Part[] = [...grounds, { ground: undefined, weight: 1 }]
  const others = parts.filter((part) => mix.every((one) => keyOf(one) !== keyOf(part)))
  if (others.length === 0) return null
  return (
    <select
      className={field.field}
      aria-label={t('add')}
      data-testid="mix-add"
      value=""
      onChange={({ target }) => {
        const part = others.find((one) => keyOf(one) === target.value)
        if (part) onAdd(part)
      }}
    >
      <option value="" disabled>
        {t('add')}
      </option>
      {others.map((part) => (
        <option key={keyOf(part)} value={keyOf(part)}>
          {nameOf(part)}
        </option>
      ))}
    </select>
  )
}

const keyOf = ({ ground }: Part): string => (ground ? `${ground.terrain} ${ground.up ?? ''}` : 'as it is')

function usePartName() {
  const t = useTranslations('brush')
  const nameOf = useNameOf()
  return ({ ground }: Part): string => {
    if (!ground) return t('asItIs')
    const name = nameOf('terrain', ground.terrain)
    return ground.up === undefined ? name : `${name} ${ground.up}`
  }
}

export const BrushDialog = withTexts(LAZY_MESSAGES, BrushForm)
