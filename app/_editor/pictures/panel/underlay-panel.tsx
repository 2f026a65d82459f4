'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import type { MapFile } from '../../../../schemas/generated/content'
import { isWhole } from '../../../_board/draw/underlay'
import { withTexts } from '../../../_text/with-texts'
import { Button } from '../../../_ui/button'
import field from '../../../_ui/field.module.css'
import icons from '../../../_ui/icon-button.module.css'
import { X } from '../../../_ui/icons'
import { LAZY_MESSAGES } from '../../lazy-messages'
import { isMapFile } from '../../session/pack-files'
import { useSession, useSessionPart } from '../../studio-context'
import { laidOnMap } from '../model/fitting'
import { type Listed, picturesIn, underlaid } from '../model/pictures'
import { FitByPoints } from './fit-by-points'
import { NumberField } from './number-field'
import styles from './underlay.module.css'

type Underlay = NonNullable<MapFile['underlay']>

type Props = {
  readonly onClose: () => void
  readonly onPictures: () => void
  readonly onMap: () => void
}

/** The underlay of the shown map. The panel stands beside the map, which shows each change at once. */
function Panel(props: Props) {
  const t = useTranslations('pictures.under')
  const session = useSession()
  const files = useSessionPart(() => session.document.files)
  const map = useSessionPart(() => session.files.map)
  const panel = useFocusInside()
  const pictures = picturesIn(files).filter(({ id, base64 }) => id !== undefined && base64 !== undefined)
  const written = map?.board?.underlay
  const underlay = written && isWhole(written) ? written : undefined
  const put: Put = (change, stroke) => {
    const changes = map && underlaid(files, map.file, change && { ...underlay, ...change })
    if (changes && stroke === undefined) session.files.step('type', map.file, changes)
    else if (changes)
      session.document.run({ name: { key: 'studio.step.type', values: { file: map.file } }, changes, stroke })
  }
  const isOwn = map !== undefined && isMapFile(map.file)
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={styles.panel}
      aria-label={t('title')}
      data-testid="underlay"
      data-beside
      onKeyDown={(event) => {
        const isUndo = (event.ctrlKey || event.metaKey) && /^[yz]$/i.test(event.key)
        if (!isUndo) event.stopPropagation()
        if (event.key === 'Escape') props.onClose()
      }}
    >
      <header className={styles.head}>
        <h2>{t('title')}</h2>
        <button type="button" className={icons.icon} aria-label={t('close')} onClick={props.onClose}>
          <X size={18} />
        </button>
      </header>
      {!isOwn && <p>{t('notOwn')}</p>}
      {isOwn && pictures.length === 0 && (
        <>
          <p>{t('none')}</p>
          <Button look="main" onClick={props.onPictures}>
            {t('bring')}
          </Button>
        </>
      )}
      {isOwn && pictures.length > 0 && (
        <>
          <Chooser pictures={pictures} underlay={underlay} onPut={put} />
          {underlay && <Lies underlay={underlay} onPut={put} />}
          {underlay && map.grid && (
            <FitByPoints
              key={underlay.picture}
              picture={pictures.find(({ id }) => id === underlay.picture)}
              grid={map.grid}
              onMap={props.onMap}
              onFitted={(geometry) =>
                put({ height: undefined, turn: undefined, skew: undefined, ...geometry })
              }
            />
          )}
        </>
      )}
    </section>
  )
}

/** Moves the focus into the panel while it is open, and back afterwards. */
function useFocusInside() {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    const before = document.activeElement
    panel.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return panel
}

/** Consecutive changes of one stroke are one undo step. */
type Put = (change: Partial<Underlay> | undefined, stroke?: string) => void

function Chooser(props: {
  readonly pictures: readonly Listed[]
  readonly underlay: Underlay | undefined
  readonly onPut: Put
}) {
  const t = useTranslations('pictures.under')
  const session = useSession()
  const { underlay, onPut } = props
  const choose = (picture: string) => {
    const { grid } = session.files.map ?? {}
    if (picture === '' || !grid) return onPut(undefined)
    onPut({ ...(underlay ? {} : laidOnMap(grid)), picture })
  }
  return (
    <label className={styles.line}>
      {t('picture')}
      <select
        className={field.field}
        value={underlay?.picture ?? ''}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{t('noPicture')}</option>
        {props.pictures.map(({ id }) => (
          <option key={id} value={id}>
            {id}
          </option>
        ))}
      </select>
    </label>
  )
}

function Lies({ underlay, onPut }: { readonly underlay: Underlay; readonly onPut: Put }) {
  const t = useTranslations('pictures.under')
  const { at, width, height, turn = 0, skew = 0, opacity = 50, inPlay = false } = underlay
  const ofCorner = (index: 0 | 1, value: number) =>
    onPut({ at: index === 0 ? [value, at[1]] : [at[0], value] })
  return (
    <div className={styles.numbers}>
      <label className={styles.strength}>
        {t('opacity', { share: opacity })}
        <input
          type="range"
          value={opacity}
          step={5}
          min={0}
          max={100}
          onChange={(event) => onPut({ opacity: Number(event.target.value) }, 'opacity')}
        />
      </label>
      <NumberField
        label={t('width')}
        value={width}
        step={0.1}
        min={0.1}
        onSettled={(value) =>
          onPut({ width: value, ...(height === undefined ? {} : { height: (height * value) / width }) })
        }
      />
      <NumberField
        label={t('turn')}
        value={turn}
        step={0.1}
        min={-360}
        max={360}
        onSettled={(value) => onPut({ turn: value })}
      />
      <NumberField label={t('right')} value={at[0]} step={0.05} onSettled={(value) => ofCorner(0, value)} />
      <NumberField label={t('down')} value={at[1]} step={0.05} onSettled={(value) => ofCorner(1, value)} />
      <NumberField
        label={t('skew')}
        value={skew}
        step={0.1}
        min={-80}
        max={80}
        onSettled={(value) => onPut({ skew: value })}
      />
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={inPlay}
          onChange={(event) => onPut({ inPlay: event.target.checked })}
        />
        {t('inPlay')}
      </label>
    </div>
  )
}

export const UnderlayPanel = withTexts(LAZY_MESSAGES, Panel)
