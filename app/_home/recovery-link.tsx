'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '../_ui/button'
import { CopyField } from '../_ui/copy-field'
import { Dialog } from '../_ui/dialog'
import { Link2 } from '../_ui/icons'
import { createRecoveryLink } from './api'
import styles from './home.module.css'

/** A link for visitors that restores their drafts in another browser, or in this one after its cookies were deleted. */
export function RecoveryLink({ run }: { run: (work: () => Promise<unknown>) => Promise<void> }) {
  const t = useTranslations('home')
  const [link, setLink] = useState<string>()
  const make = () => run(async () => setLink(await createRecoveryLink()))
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon={<Link2 size={16} aria-hidden />} onClick={() => setOpen(true)}>
        {t('recovery')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('recovery')}>
        <div className={styles.form}>
          <p>{t('recoveryWhy')}</p>
          {link === undefined ? (
            <div className={styles.formButtons}>
              <Button onClick={() => setOpen(false)}>{t('cancel')}</Button>
              <Button look="main" onClick={make}>
                {t('recoveryMake')}
              </Button>
            </div>
          ) : (
            <CopyField
              text={link}
              label={t('recoveryLabel')}
              copy={t('copy')}
              copied={t('copied')}
              className={styles.formButtons}
              testId="recovery-link"
            />
          )}
        </div>
      </Dialog>
    </>
  )
}
