'use client'
import { Eraser } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { memo } from 'react'
import type { Grid } from '../../../engine/geometry/grid'
import type { Direction } from '../../../schemas/generated/content'
import { hasDirection, type PackLook } from '../model/pack-look'
import { useNameOf, useSession, useSessionState } from '../studio-context'
import { toolById } from '../tools/registry'
import styles from './palette.module.css'
import { Swatch } from './swatch'

/** What can be painted: the terrains of the pack, the way up of a slope, and what is on sides. */
export function Palette() {
  const session = useSession()
  const { terrain, up, tool, edge } = useSessionState()
  const grid = session.files.map?.grid
  const ground = session.tool.ground
  return (
    <PaletteList
      look={session.files.look}
      terrain={terrain}
      up={ground?.up ?? up}
      edge={edge}
      isEdging={toolById(tool).puts === 'sides'}
      grid={grid}
    />
  )
}

const PaletteList = memo(function PaletteList(props: {
  readonly look: PackLook
  readonly terrain: string | undefined
  readonly up: Direction
  readonly edge: string | undefined
  readonly isEdging: boolean
  readonly grid: Grid | undefined
}) {
  const { look, isEdging } = props
  const directions = props.grid?.directions ?? []
  const t = useTranslations('studio')
  const session = useSession()
  const nameOf = useNameOf()
  const chosen = look.terrain.find(({ id }) => id === props.terrain)
  return (
    <div className={styles.palette} data-testid="palette">
      <h2 className={styles.title} id="palette-terrain">
        {t('terrain')}
      </h2>
      <fieldset aria-labelledby="palette-terrain" className={styles.list}>
        {look.terrain.map(({ id, ...terrain }) => (
          <button
            key={id}
            type="button"
            aria-pressed={!isEdging && id === props.terrain}
            className={styles.item}
            data-testid={`terrain-${id}`}
            onClick={() => session.tool.chooseTerrain(id)}
          >
            <Swatch
              terrain={id}
              look={look}
              up={hasDirection({ id, ...terrain }) ? props.up : undefined}
              of={props.grid}
            />
            <span>{nameOf('terrain', id)}</span>
          </button>
        ))}
      </fieldset>
      {!isEdging && hasDirection(chosen) && directions.length > 0 && (
        <fieldset className={styles.ways} aria-label={t('wayUp')}>
          <span aria-hidden="true">{t('wayUp')}</span>
          {directions.map((direction) => (
            <button
              key={direction}
              type="button"
              aria-pressed={direction === props.up}
              aria-label={t('wayUpTo', { direction })}
              className={styles.way}
              onClick={() => session.tool.chooseTerrain(chosen?.id ?? '', direction as Direction)}
            >
              {direction}
            </button>
          ))}
        </fieldset>
      )}
      {look.edges.length > 0 && (
        <>
          <h2 className={styles.title} id="palette-edges">
            {t('edges')}
          </h2>
          <fieldset aria-labelledby="palette-edges" className={styles.list}>
            {look.edges.map(({ id, look: { colour, colourDark, style } }) => (
              <button
                key={id}
                type="button"
                aria-pressed={isEdging && id === props.edge}
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
              aria-pressed={isEdging && props.edge === undefined}
              className={styles.item}
              data-testid="edge-none"
              onClick={() => session.tool.chooseEdge(undefined)}
            >
              <Eraser size={18} className={styles.eraser} />
              <span>{t('noEdge')}</span>
            </button>
          </fieldset>
        </>
      )}
    </div>
  )
})
