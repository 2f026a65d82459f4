'use client'
import { useTranslations } from 'next-intl'
import { memo } from 'react'
import type { Grid } from '../../../../engine/geometry/grid'
import type { Direction } from '../../../../schemas/generated/content'
import { Swatch } from '../../../_board/swatch'
import { Eraser } from '../../../_ui/icons'
import { hasDirection, type PackLook } from '../../document/pack-look'
import { useNameOf, useSession, useSessionPart } from '../../studio-context'
import { toolById } from '../../tools/registry'
import type { Part } from '../model/mix'
import styles from './palette.module.css'

/** The palette: the terrains of the pack, the upward direction of a slope, and the contents of sides. */
export const Palette = memo(function Palette() {
  const session = useSession()
  return (
    <PaletteList
      look={useSessionPart(() => session.files.look)}
      terrain={useSessionPart(({ terrain }) => terrain)}
      mix={useSessionPart(({ isMixing, mix }) => (isMixing ? mix : NO_MIX))}
      up={useSessionPart(({ up }) => session.tool.ground?.up ?? up)}
      edge={useSessionPart(({ edge }) => edge)}
      isEdging={useSessionPart(({ tool }) => toolById(tool).puts === 'sides')}
      grid={useSessionPart(() => session.files.map?.grid)}
    />
  )
})

const NO_MIX: readonly Part[] = []

type Props = {
  readonly look: PackLook
  readonly terrain: string | undefined
  /** The mix that replaces the single terrain. */
  readonly mix: readonly Part[]
  readonly up: Direction
  readonly edge: string | undefined
  readonly isEdging: boolean
  readonly grid: Grid | undefined
}

const PaletteList = memo(function PaletteList(props: Props) {
  return (
    <div className={styles.palette} data-testid="palette">
      <Terrains {...props} />
      <WaysUp {...props} />
      {props.look.edges.length > 0 && <Edges {...props} />}
    </div>
  )
})

function Terrains({ look, terrain: chosen, mix, up, isEdging, grid }: Props) {
  const t = useTranslations('studio')
  const session = useSession()
  const nameOf = useNameOf()
  const isPainted = (id: string) =>
    mix.length > 0 ? mix.some(({ ground }) => ground?.terrain === id) : id === chosen
  return (
    <>
      <h2 className={styles.title} id="palette-terrain">
        {t('terrain')}
      </h2>
      <fieldset aria-labelledby="palette-terrain" className={styles.list}>
        {look.terrain.map(({ id, ...terrain }) => (
          <button
            key={id}
            type="button"
            aria-pressed={!isEdging && isPainted(id)}
            className={styles.item}
            data-testid={`terrain-${id}`}
            onClick={() => session.tool.chooseTerrain(id)}
          >
            <Swatch
              terrain={id}
              look={look}
              up={hasDirection({ id, ...terrain }) ? up : undefined}
              of={grid}
            />
            <span>{nameOf('terrain', id)}</span>
          </button>
        ))}
      </fieldset>
    </>
  )
}

/** The upward direction, for ground that has one. */
function WaysUp({ look, terrain, up, isEdging, grid }: Props) {
  const t = useTranslations('studio')
  const session = useSession()
  const directions = grid?.directions ?? []
  const chosen = look.terrain.find(({ id }) => id === terrain)
  if (isEdging || !hasDirection(chosen) || directions.length === 0) return null
  return (
    <fieldset className={styles.ways} aria-label={t('wayUp')}>
      <span aria-hidden="true">{t('wayUp')}</span>
      {directions.map((direction) => (
        <button
          key={direction}
          type="button"
          aria-pressed={direction === up}
          aria-label={t('wayUpTo', { direction })}
          className={styles.way}
          onClick={() => session.tool.chooseTerrain(chosen?.id ?? '', direction as Direction)}
        >
          {direction}
        </button>
      ))}
    </fieldset>
  )
}

function Edges({ look, edge, isEdging }: Props) {
  const t = useTranslations('studio')
  const session = useSession()
  const nameOf = useNameOf()
  return (
    <>
      <h2 className={styles.title} id="palette-edges">
        {t('edges')}
      </h2>
      <fieldset aria-labelledby="palette-edges" className={styles.list}>
        {look.edges.map(({ id, look: { colour, colourDark, style } }) => (
          <button
            key={id}
            type="button"
            aria-pressed={isEdging && id === edge}
            className={styles.item}
            data-testid={`edge-${id}`}
            onClick={() => session.tool.chooseEdge(id)}
          >
            <span
              className={styles.edge}
              data-style={style}
              style={{ color: `light-dark(${colour}, ${colourDark ?? colour})` }}
            />
            <span>{nameOf('edges', id)}</span>
          </button>
        ))}
        <button
          type="button"
          aria-pressed={isEdging && edge === undefined}
          className={styles.item}
          data-testid="edge-none"
          onClick={() => session.tool.chooseEdge(undefined)}
        >
          <Eraser size={18} className={styles.eraser} />
          <span>{t('noEdge')}</span>
        </button>
      </fieldset>
    </>
  )
}
