'use client'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import field from '../../../_ui/field.module.css'
import { useSession } from '../../studio-context'
import { freePath, type OnTaken, pathFault } from '../model/dropped'
import styles from './drop.module.css'

type Props = {
  readonly path: string
  readonly onTaken: OnTaken
  readonly onPath: (path: string) => void
  readonly onHow: (onTaken: OnTaken) => void
}

/** The path of a text file in the pack; for an existing file, a choice between the two. */
export function TextTarget({ path, onTaken, onPath, onHow }: Props) {
  const t = useTranslations('drop')
  const studio = useTranslations('studio')
  const name = useId()
  const { files } = useSession().document
  const fault = pathFault(path, files)
  return (
    <>
      <label className={styles.path}>
        {t('path')}
        <input
          className={field.field}
          value={path}
          onChange={(event) => onPath(event.target.value)}
          spellCheck={false}
          autoComplete="off"
        />
      </label>
      {fault && <p className={styles.wrong}>{studio(`nameFault.${fault}`)}</p>}
      {Object.hasOwn(files, path) && (
        <fieldset className={styles.taken}>
          <legend>{t('taken', { path })}</legend>
          {(['replace', 'both'] as const).map((how) => (
            <label key={how}>
              <input type="radio" name={name} checked={onTaken === how} onChange={() => onHow(how)} />
              {t(how, { path: freePath(path, files) })}
            </label>
          ))}
        </fieldset>
      )}
    </>
  )
}
