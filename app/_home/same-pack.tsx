'use client'
import { useTranslations } from 'next-intl'
import type { DraftSummary, ImportQuestion } from '../../schemas/api'
import { Button } from '../_ui/button'
import { Dialog } from '../_ui/dialog'
import styles from './home.module.css'

export type Waiting = ImportQuestion & { readonly zip: File }

type Props = {
  readonly waiting: Waiting
  readonly onAnswer: (update: DraftSummary | undefined) => void
  readonly onClose: () => void
}

/** Asks how to import a pack that is already among the drafts, with both versions and the effect on the existing files. */
export function SamePack({ waiting, onAnswer, onClose }: Props) {
  const t = useTranslations('home')
  const { name, version, same } = waiting
  return (
    <Dialog title={t('same')} onClose={onClose} testId="same-pack">
      <p>{t('sameAsk', { name, version: version ?? '?' })}</p>
      <ul className={styles.same}>
        {same.map((draft) => (
          <li key={draft.id}>
            <span>
              <bdi>{draft.name}</bdi> <small>{t('version', { version: draft.version ?? '?' })}</small>
            </span>
            <Button onClick={() => onAnswer(draft)}>{t('sameUpdate')}</Button>
          </li>
        ))}
      </ul>
      <p>{t('sameKept')}</p>
      <div className={styles.formButtons}>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button look="main" onClick={() => onAnswer(undefined)}>
          {t('sameBoth')}
        </Button>
      </div>
    </Dialog>
  )
}
