'use client'
import { Search, X } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import type { Match, Statements } from '../../../engine/match/match'
import type { Format } from '../../_text/use-say'
import { Dialog } from '../../_ui/dialog'
import type { PlayView } from '../model/play-view'
import { type Found, findStatements, piecesOf } from './find-statements'
import styles from './rules-sheet.module.css'

type Props = {
  readonly match: Match
  readonly view: PlayView
  readonly format: Format
  /** The statement to be shown; none: what the present phase is about. */
  readonly id: string | undefined
  readonly onClose: () => void
}

/** The rulebook, statement by statement: what a refusal cites, what is looked for by word, what the present phase is about. */
export function RulesSheet({ match, view, format, id, onClose }: Props) {
  const t = useTranslations('play.rules')
  const language = useLocale() === 'it' ? 'it' : 'en'
  const rules = useRules(match)
  const [words, setWords] = useState('')
  const [isAll, setAll] = useState(id !== undefined)
  const wanted = useDeferredValue(words)
  const here = rules ? findStatements(rules, { language, words: '', phases: phasesOf(view) }) : []
  const isHere = !isAll && wanted.trim() === '' && here.length > 0
  const found = isHere ? here : rules ? findStatements(rules, { language, words: wanted }) : []
  return (
    <Dialog wide onClose={onClose} title={t('title')} testId="rules">
      <div className={styles.tools}>
        <label className={styles.search}>
          <Search size={16} aria-hidden="true" />
          <span className="sr-only">{t('search')}</span>
          <input
            type="search"
            value={words}
            placeholder={t('search')}
            onChange={(event) => setWords(event.target.value)}
          />
        </label>
        {here.length > 0 && (
          <div className={styles.scope}>
            <button
              type="button"
              aria-pressed={isHere}
              onClick={() => {
                setWords('')
                setAll(false)
              }}
            >
              {t('here', { phase: format(view.table.phase) })}
            </button>
            <button type="button" aria-pressed={!isHere} onClick={() => setAll(true)}>
              {t('all')}
            </button>
          </div>
        )}
        <button
          type="button"
          className={styles.close}
          aria-label={t('close')}
          title={t('close')}
          onClick={onClose}
        >
          <X size={18} />
        </button>
      </div>
      <p className={styles.count} role="status">
        {rules ? t('count', { count: countOf(found) }) : t('coming')}
      </p>
      <Groups found={found} words={isHere ? '' : wanted} {...{ language, id }} />
    </Dialog>
  )
}

function useRules(match: Match): Statements | undefined {
  const [rules, setRules] = useState<Statements>()
  useEffect(() => {
    let isGone = false
    match.ask('rules', undefined).then(
      (answer) => !isGone && setRules(answer ?? { title: '', intro: { en: '', it: '' }, groups: [] }),
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [match])
  return rules
}

/** The names under which the present phase is known: of the question, and of what stands above the board. */
const phasesOf = ({ decision, table }: PlayView): string[] => [
  ...(decision ? [decision.phase] : []),
  table.phase.key.split('.').at(-1) ?? '',
]

const countOf = (found: readonly Found[]) => found.reduce((sum, { statements }) => sum + statements.length, 0)

function Groups(props: {
  readonly found: readonly Found[]
  readonly words: string
  readonly language: 'en' | 'it'
  readonly id: string | undefined
}) {
  const { found, words, language, id } = props
  const t = useTranslations('play.rules')
  const named = useRef<HTMLLIElement>(null)
  const isThere = found.length > 0
  useEffect(() => {
    if (isThere) named.current?.scrollIntoView({ block: 'center' })
  }, [isThere])
  return found.map(({ heading, statements }) => (
    <section key={heading.en} className={styles.group}>
      <h3>{heading[language]}</h3>
      <ul>
        {statements.map((statement) => (
          <li
            key={statement.id}
            ref={statement.id === id ? named : undefined}
            aria-current={statement.id === id || undefined}
            data-statement={statement.id}
          >
            <b>{statement.id}</b>
            <p>
              <Marked text={statement.text[language].replaceAll('`', '')} words={words} />
              {statement.section && <small>{statement.section.join(', ')}</small>}
              {statement.options && <small>{t('option', { options: statement.options.join(', ') })}</small>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  ))
}

const Marked = ({ text, words }: { readonly text: string; readonly words: string }) =>
  piecesOf(text, words).map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change their order
    index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece,
  )
