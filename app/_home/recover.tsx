'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import type { WorkspaceAnswer } from '../../schemas/api'
import { Button, ButtonLink } from '../_ui/button'
import { KeyRound } from '../_ui/icons'
import { openRecoveryLink, reasonOf, whoAsks } from './api'
import styles from './home.module.css'

/** Opens the workspace of a recovery link in this browser, after confirmation. */
export function Recover() {
  const t = useTranslations('recover')
  const locale = useLocale()
  const key = useLinkKey()
  const [who, setWho] = useState<WorkspaceAnswer>()
  const [problem, setProblem] = useState<string>()
  const [done, setDone] = useState(false)
  const [opening, setOpening] = useState(false)
  useEffect(() => {
    whoAsks().then(setWho, (fault) => setProblem(String(fault)))
  }, [])
  const open = async () => {
    if (opening) return
    setOpening(true)
    try {
      await openRecoveryLink(key ?? '')
      setDone(true)
    } catch (fault) {
      setProblem(t('failed', { reason: await reasonOf(fault, locale) }))
    }
    setOpening(false)
  }
  const ready = who?.kind === 'visitor' && key && !done
  return (
    <main className={styles.page}>
      <div className={styles.hero}>
        <h1>{t('title')}</h1>
        <p role="status">{who && t(messageOf(who, key, done))}</p>
        {ready && who.hasWorkspace && <p>{t('replaces')}</p>}
        {problem && (
          <p role="alert" className={styles.notice} data-bad>
            {problem}
          </p>
        )}
        <div className={styles.actions}>
          {ready && (
            <Button
              look="main"
              icon={<KeyRound size={16} aria-hidden />}
              onClick={open}
              aria-disabled={opening}
            >
              {t('open')}
            </Button>
          )}
          {/* The link home would show the previous drafts. */}
          {!opening && (
            <ButtonLink look={done ? 'main' : 'plain'} href="/" ref={done ? focus : undefined}>
              {t('home')}
            </ButtonLink>
          )}
        </div>
      </div>
    </main>
  )
}

/** Receives the focus, because the pressed button is gone. */
const focus = (link: HTMLAnchorElement | null) => link?.focus()

function messageOf(who: WorkspaceAnswer, key: string | undefined, done: boolean) {
  if (who.kind === 'local') return 'local'
  if (done) return 'done'
  return key ? 'ask' : 'noKey'
}

/** The key of the address, which is then removed from the address and the browser's history. */
function useLinkKey(): string | undefined {
  const [key, setKey] = useState<string>()
  const read = useRef(false)
  useEffect(() => {
    if (read.current) return
    read.current = true
    setKey(window.location.hash.slice(1) || undefined)
    window.history.replaceState(window.history.state, '', window.location.pathname)
  }, [])
  return key
}
