'use client'
import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { withTexts } from '../../../_text/with-texts'
import { Button } from '../../../_ui/button'
import { Dialog } from '../../../_ui/dialog'
import field from '../../../_ui/field.module.css'
import { hasDirection } from '../../document/pack-look'
import { LAZY_MESSAGES } from '../../lazy-messages'
import { MOST_ACROSS } from '../../map/model/bounds'
import { isMapFile } from '../../session/pack-files'
import { useNameOf, useSession, useSessionState } from '../../studio-context'
import { mapFault, type NewMap, newMap, newScenario, type Shape } from '../model/new-parts'
import styles from './new-part-dialog.module.css'

type Props = { readonly onClose: () => void }

/** A new map: its name, its shape and size, and its initial ground. */
function NewMapForm({ onClose }: Props) {
  const t = useTranslations('newMap')
  const session = useSession()
  const nameOf = useNameOf()
  const grounds = session.files.look.terrain.filter((terrain) => !hasDirection(terrain))
  const known = session.files.map?.grid
  const [wish, setWish] = useState<NewMap>(() => ({
    name: '',
    shape: shapeOf(known),
    offset: 'odd',
    columns: 20,
    rows: 14,
    ground: grounds[0]?.id ?? '',
    around: 'sea',
    isEmpty: false,
  }))
  const fault = mapFault(wish)
  const shapes = useShapes()
  const change = (part: Partial<NewMap>) => setWish({ ...wish, ...part })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (fault) return
    session.files.make(newMap(session.document.files, wish, session.files.ruleset))
    onClose()
  }
  return (
    <Dialog onClose={onClose} title={t('title')} testId="new-map">
      <form className={styles.form} onSubmit={submit}>
        <NameField value={wish.name} onChange={(name) => change({ name })} label={t('name')} />
        <fieldset className={styles.shapes}>
          <legend>{t('shape')}</legend>
          {shapes.map((shape) => (
            <label key={shape}>
              <input
                type="radio"
                name="shape"
                checked={wish.shape === shape}
                onChange={() => change({ shape })}
              />
              <ShapePicture shape={shape} />
              {t(`shapes.${shape}`)}
            </label>
          ))}
        </fieldset>
        {wish.shape === 'areas' && <AreaFields wish={wish} onChange={change} />}
        <SizeFields wish={wish} onChange={change} />
        <label>
          {t(wish.shape === 'areas' ? 'groundOfArea' : 'ground')}
          <select
            className={field.field}
            value={wish.ground}
            onChange={(event) => change({ ground: event.target.value })}
          >
            {grounds.map(({ id }) => (
              <option key={id} value={id}>
                {nameOf('terrain', id)}
              </option>
            ))}
          </select>
        </label>
        <p className={styles.hint} role="status" data-wrong={(fault && fault !== 'name') || undefined}>
          {fault && fault !== 'name'
            ? t(`fault.${fault}`, { most: MOST_ACROSS })
            : t(wish.shape === 'areas' ? 'hintAreas' : 'hint')}
        </p>
        <Buttons onClose={onClose} isOff={fault !== undefined} />
      </form>
    </Dialog>
  )
}

/** The number of columns and rows, and which of them are pushed. */
function SizeFields({ wish, onChange }: { wish: NewMap; onChange: (part: Partial<NewMap>) => void }) {
  const t = useTranslations('newMap')
  return (
    <div className={styles.numbers}>
      {(['columns', 'rows'] as const).map((side) => (
        <label key={side}>
          {t(wish.shape === 'areas' ? `${side}OfAreas` : side)}
          <input
            className={field.field}
            type="number"
            min={1}
            max={MOST_ACROSS}
            required
            value={Number.isNaN(wish[side]) ? '' : wish[side]}
            onChange={(event) => onChange({ [side]: event.target.valueAsNumber })}
          />
        </label>
      ))}
      {(wish.shape === 'flat' || wish.shape === 'pointy') && (
        <label>
          {t(wish.shape === 'flat' ? 'pushedColumns' : 'pushedRows')}
          <select
            className={field.field}
            value={wish.offset}
            onChange={(event) => onChange({ offset: event.target.value as NewMap['offset'] })}
          >
            <option value="odd">{t('odd')}</option>
            <option value="even">{t('even')}</option>
          </select>
        </label>
      )}
    </div>
  )
}

/** The surroundings of areas, and the initial areas. */
function AreaFields({ wish, onChange }: { wish: NewMap; onChange: (part: Partial<NewMap>) => void }) {
  const t = useTranslations('newMap')
  return (
    <div className={styles.numbers}>
      <label>
        {t('begins')}
        <select
          className={field.field}
          value={wish.isEmpty ? 'empty' : 'one'}
          onChange={({ target }) => onChange({ isEmpty: target.value === 'empty' })}
        >
          <option value="one">{t('oneArea')}</option>
          <option value="empty">{t('noArea')}</option>
        </select>
      </label>
      <label>
        {t('around')}
        <select
          className={field.field}
          value={wish.around}
          onChange={({ target }) => onChange({ around: target.value as NewMap['around'] })}
        >
          <option value="sea">{t('sea')}</option>
          <option value="paper">{t('paper')}</option>
        </select>
      </label>
    </div>
  )
}

/** The kinds of map for the pack: areas only if it, or a pack that it requires, has such a map. */
function useShapes(): readonly Shape[] {
  const maps = useSessionState().checked.pack?.maps ?? {}
  const hasAreas = Object.values(maps).some(({ grid }) => grid.kind === 'areas')
  return hasAreas ? ['areas', ...SHAPES] : SHAPES
}

/** A new scenario as a copy of another one of the pack, on its map or on any other. */
function NewScenarioForm({ onClose }: Props) {
  const t = useTranslations('newScenario')
  const session = useSession()
  const nameOf = useNameOf()
  const { file: open } = useSessionState()
  const files = Object.keys(session.document.files).filter(isScenario).sort()
  const [name, setName] = useState('')
  const [from, setFrom] = useState(files.includes(open) ? open : (files[0] ?? ''))
  const [map, setMap] = useState(isMapFile(open) ? idOfFile(open) : '')
  const maps = Object.keys(session.document.files).filter(isMapFile).map(idOfFile).sort()
  const wish = { name, from, map: map === '' ? undefined : map }
  const part = name.trim() === '' ? undefined : newScenario(session.document.files, wish)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!part) return
    session.files.make(part)
    onClose()
  }
  return (
    <Dialog onClose={onClose} title={t('title')} testId="new-scenario">
      <form className={styles.form} onSubmit={submit}>
        <NameField value={name} onChange={setName} label={t('name')} />
        <label>
          {t('from')}
          <select className={field.field} value={from} onChange={(event) => setFrom(event.target.value)}>
            {files.map((file) => (
              <option key={file} value={file}>
                {nameOf('scenarios', idOfFile(file))}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t('map')}
          <select className={field.field} value={map} onChange={(event) => setMap(event.target.value)}>
            <option value="">{t('sameMap')}</option>
            {maps.map((id) => (
              <option key={id} value={id}>
                {nameOf('maps', id)}
              </option>
            ))}
          </select>
        </label>
        <p className={styles.hint} data-wrong={(name.trim() !== '' && !part) || undefined}>
          {name.trim() !== '' && !part ? t('fault') : t(map === '' ? 'hint' : 'hintOnMap')}
        </p>
        <Buttons onClose={onClose} isOff={!part} />
      </form>
    </Dialog>
  )
}

const SHAPES: readonly Shape[] = ['flat', 'pointy', 'square']

const shapeOf = (grid: { kind?: unknown; orientation?: unknown } | undefined): Shape => {
  if (grid?.kind === 'square' || grid?.kind === 'areas') return grid.kind
  return grid?.orientation === 'pointy' ? 'pointy' : 'flat'
}

const isScenario = (file: string) => /^scenarios\/[^/]+\.yaml$/.test(file)
const idOfFile = (file: string) => file.replace(/^.*\/|\.ya?ml$/g, '')

const OUTLINES: Readonly<Record<Shape, string>> = {
  flat: 'M7 4h10l5 8-5 8H7l-5-8z',
  pointy: 'M12 2l8 5v10l-8 5-8-5V7z',
  square: 'M4 4h16v16H4z',
  areas: 'M3 6l7-3 11 4-2 13-9 1-7-6zM10 3l2 9 8 2M12 12l-2 9',
}

const ShapePicture = ({ shape }: { shape: Shape }) => (
  <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
    <path d={OUTLINES[shape]} fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinejoin="round" />
  </svg>
)

function NameField(props: { value: string; label: string; onChange: (name: string) => void }) {
  return (
    <label>
      {props.label}
      <input
        className={field.field}
        value={props.value}
        required
        maxLength={80}
        autoComplete="off"
        onChange={(event) => props.onChange(event.target.value)}
      />
    </label>
  )
}

function Buttons({ onClose, isOff }: { onClose: () => void; isOff: boolean }) {
  const t = useTranslations('studio')
  return (
    <div className={styles.buttons}>
      <Button onClick={onClose}>{t('cancel')}</Button>
      <Button look="main" type="submit" disabled={isOff}>
        {t('addYes')}
      </Button>
    </div>
  )
}

export const NewMapDialog = withTexts(LAZY_MESSAGES, NewMapForm)
export const NewScenarioDialog = withTexts(LAZY_MESSAGES, NewScenarioForm)
