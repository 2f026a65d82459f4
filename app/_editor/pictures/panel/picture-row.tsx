'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { bytesIn, isPicture } from '../../../../schemas/pictures/file'
import { Button } from '../../../_ui/button'
import field from '../../../_ui/field.module.css'
import icons from '../../../_ui/icon-button.module.css'
import { Trash2, TriangleAlert } from '../../../_ui/icons'
import { useSession } from '../../studio-context'
import {
  CREDITS,
  type Credit,
  calledAnew,
  credited,
  idFor,
  idsIn,
  type Listed,
  listedNow,
  removed,
  showersIn,
  shownOn,
  usesOf,
} from '../model/pictures'
import styles from './pictures.module.css'
import { ShowerOptions } from './shower-options'
import { kilobytes } from './use-add-pictures'

const LICENCES = ['CC0-1.0', 'CC-BY-4.0', 'CC-BY-SA-4.0', 'CC-BY-NC-4.0']

/** A picture with its name, its credit and its uses. */
export function PictureRow({ picture }: { readonly picture: Listed }) {
  const t = useTranslations('pictures')
  const session = useSession()
  const { files } = session
  const { id, file } = picture
  const now = () => session.document.files
  const rename = (name: string) => {
    const to = idFor(
      name,
      idsIn(now()).filter((one) => one !== id),
    )
    files.step('rename', file, calledAnew(now(), picture, to, files.ruleset))
  }
  const credit = (which: Credit, value: string) =>
    files.step('type', 'pack.yaml', credited(now(), id ?? '', which, value) ?? [])
  return (
    <li className={styles.row} data-testid={`picture-${id ?? file}`}>
      <Thumbnail {...picture} />
      {id === undefined ? (
        <div className={styles.fields}>
          <p className={styles.warning}>
            <TriangleAlert size={15} aria-hidden="true" /> {t('unlisted', { file })}
          </p>
          <Button small onClick={() => files.step('type', 'pack.yaml', listedNow(now(), file) ?? [])}>
            {t('list')}
          </Button>
        </div>
      ) : (
        <div className={styles.fields}>
          <Field label={t('name')} value={id} onSettled={rename} />
          {CREDITS.map((which) => (
            <Field
              key={which}
              label={t(which)}
              value={picture[which] ?? ''}
              suggestions={which === 'licence' ? LICENCES : undefined}
              isLacking={which !== 'source' && picture[which] === undefined}
              onSettled={(value) => credit(which, value)}
            />
          ))}
        </div>
      )}
      <Facts {...picture} />
      {id !== undefined && <ShowOn id={id} />}
      <button
        type="button"
        className={`${icons.icon} ${styles.remove}`}
        aria-label={t('remove', { name: id ?? file })}
        onClick={() => files.step('remove', file, removed(now(), picture, files.ruleset))}
      >
        <Trash2 size={16} />
      </button>
    </li>
  )
}

/** The size of a picture and its uses, or its missing details. */
function Facts({ id, file, base64, author, licence }: Listed) {
  const t = useTranslations('pictures')
  const language = useLocale()
  const session = useSession()
  const uses = id === undefined ? 0 : usesOf(session.document.files, id, session.files.ruleset).length
  return (
    <p className={styles.facts}>
      <span>
        {file}
        {base64 !== undefined && ` · ${kilobytes(bytesIn(base64), language)}`} · {t('uses', { count: uses })}
      </span>
      {id !== undefined && (author === undefined || licence === undefined) && (
        <span className={styles.warning}>
          <TriangleAlert size={15} aria-hidden="true" /> {t('noCredit')}
        </span>
      )}
    </p>
  )
}

/** A choice of the entry that shows the picture. */
function ShowOn({ id }: { readonly id: string }) {
  const t = useTranslations('pictures')
  const session = useSession()
  const showers = showersIn(session.document.files, session.files.ruleset)
  const show = (chosen: string) => {
    const shower = showers[Number(chosen)]
    if (chosen === '' || !shower) return
    const changes = shownOn(session.document.files, shower, id)
    session.files.step('type', changes[0]?.file ?? '', changes)
  }
  return (
    <label className={styles.show}>
      {t('showOn')}
      <select className={field.field} value="" onChange={(event) => show(event.target.value)}>
        <option value="">{t('choose')}</option>
        <ShowerOptions />
      </select>
    </label>
  )
}

function Thumbnail({ id, file, base64 }: Listed) {
  const t = useTranslations('pictures')
  if (base64 === undefined || !isPicture(file)) return <span className={styles.missing}>{t('missing')}</span>
  const type = file.endsWith('.jpg') ? 'jpeg' : file.slice(file.lastIndexOf('.') + 1)
  return (
    // biome-ignore lint/performance/noImgElement: the bytes are here already
    <img className={styles.thumbnail} src={`data:image/${type};base64,${base64}`} alt={id ?? file} />
  )
}

type FieldProps = {
  readonly label: string
  readonly value: string
  readonly suggestions?: readonly string[]
  readonly isLacking?: boolean
  readonly onSettled: (value: string) => void
}

/** A text field that applies on blur or Enter: each change is one step. */
function Field({ label, value, suggestions, isLacking, onSettled }: FieldProps) {
  const [typed, setTyped] = useState<string>()
  const listId = suggestions && 'picture-licences'
  const settle = () => {
    setTyped(undefined)
    if (typed !== undefined && typed !== value) onSettled(typed)
  }
  return (
    <label className={styles.field} data-lacking={isLacking || undefined}>
      {label}
      <input
        className={field.field}
        value={typed ?? value}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        list={listId}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle()
        }}
      />
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
    </label>
  )
}
