'use client'
import { useLocale, useTranslations } from 'next-intl'
import { memo, type RefObject, useEffect, useRef } from 'react'
import { useSession, useSessionPart, useWords } from '../studio-context'
import styles from './code-panel.module.css'
import { loadHelp } from './help'
import { phrasesIn } from './phrases'
import { TextView } from './text-view'

/** The text panel. The text itself lives outside React. */
export const CodePanel = memo(function CodePanel({ view }: { readonly view: RefObject<TextView | null> }) {
  const t = useTranslations('studio')
  const session = useSession()
  const file = useSessionPart((state) => state.file)
  const wrap = useSessionPart((state) => state.view.wrap)
  const words = useWords()
  const locale = useLocale()
  const parent = useRef<HTMLDivElement>(null)
  const latest = useRef({ words, t, locale })
  latest.current = { words, t, locale }

  useEffect(() => {
    if (!parent.current) return
    const text = new TextView(parent.current, session, {
      words: (message) => latest.current.words(message),
      help: async (fileOf) => (await loadHelp()).codeHelp(session, fileOf, () => latest.current.locale),
      openSearch: async (editor) => (await loadHelp()).openSearchPanel(editor),
      label: (name) => latest.current.t('codeLabel', { file: name }),
      phrases: () => phrasesIn((key) => latest.current.t(`editor.${key}`)),
      now: () => performance.now(),
    })
    text.wrapLines(session.state.view.wrap)
    view.current = text
    return () => text.destroy()
  }, [session, view])

  useEffect(() => view.current?.wrapLines(wrap), [wrap, view])

  // Findings use the language of the page and the names of the pack.
  useEffect(() => {
    void words
    view.current?.refresh()
  }, [words, view])

  return (
    <section className={styles.code} aria-label={t('code')} data-testid="code-panel">
      <div className={styles.head}>
        <span className={styles.name}>{file}</span>
      </div>
      <div ref={parent} className={styles.text} />
    </section>
  )
})
