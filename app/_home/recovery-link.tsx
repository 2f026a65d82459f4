'use client'
import { Copy, Link2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { Button } from '../_ui/button'
import { Dialog } from '../_ui/dialog'
import { createRecoveryLink } from './api'
import styles from './home.module.css'

/** For a visitor: the way back to the drafts from another browser, or from this one when its cookies are gone. */
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
            <CopyField text={link} label={t('recoveryLabel')} />
          )}
        </div>
      </Dialog>
    </>
  )
}

function CopyField({ text, label }: { text: string; label: string }) {
  const t = useTranslations('home')
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    field.current?.select()
    setCopied(await copyText(text))
  }
  return (
    <>
      <label>
        {label}
        <input ref={field} readOnly value={text} data-testid="recovery-link" />
      </label>
      <div className={styles.formButtons}>
        <span role="status">{copied && t('copied')}</span>
        <Button look="main" icon={<Copy size={16} aria-hidden />} onClick={copy}>
          {t('copy')}
        </Button>
      </div>
    </>
  )
}

/** A site without https has no clipboard; what is selected can be copied all the same. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return document.execCommand('copy')
  }
}
