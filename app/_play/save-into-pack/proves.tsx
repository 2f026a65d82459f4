'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useId, useState } from 'react'
import type { Match, Statements } from '../../../engine/match/port/match'
import { languageOf } from '../../_text/languages'
import { X } from '../../_ui/icons'
import { findStatements } from '../rules/find-statements'
import { Marked } from '../rules/marked'
import styles from './save-into-pack.module.css'

type Props = {
  readonly match: Match
  /** Ids of statements, in the order of selection. */
  readonly chosen: readonly string[]
  readonly onChosen: (chosen: readonly string[]) => void
}

/** A choice of the statements that a test proves; empty if the ruleset has none. */
export function Proves({ match, chosen, onChosen }: Props) {
  const t = useTranslations('save-into-pack')
  const language = languageOf(useLocale())
  const rules = useStatements(match)
  const [words, setWords] = useState('')
  const search = useId()
  if (!rules) return null
  const found = findStatements(rules, { language, words })
  const toggle = (id: string) =>
    onChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <fieldset className={styles.proposals} data-proves={chosen.join(' ')}>
      <legend>{t('proves')}</legend>
      {chosen.length > 0 && (
        <p className={styles.chosen}>
          {chosen.map((id) => (
            <button
              key={id}
              type="button"
              aria-label={t('provesNot', { id })}
              title={t('provesNot', { id })}
              onClick={() => toggle(id)}
            >
              {id} <X size={13} />
            </button>
          ))}
        </p>
      )}
      <p className={styles.field}>
        <label htmlFor={search}>{t('findStatement')}</label>
        <input id={search} type="search" value={words} onChange={({ target }) => setWords(target.value)} />
      </p>
      {found.length === 0 && <p role="status">{t('noStatement')}</p>}
      <div className={styles.statements}>
        {found.map(({ heading, statements }) => (
          <section key={heading.en}>
            <h3>{heading[language]}</h3>
            {statements.map(({ id, text }) => (
              <label key={id} data-statement={id}>
                <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
                <span>
                  <b>{id}</b> <Marked text={text[language].replaceAll('`', '')} words={words} />
                </span>
              </label>
            ))}
          </section>
        ))}
      </div>
    </fieldset>
  )
}

function useStatements(match: Match): Statements | undefined {
  const [rules, setRules] = useState<Statements>()
  useEffect(() => {
    let isWanted = true
    void match.ask('rules', undefined).then((all) => isWanted && setRules(all))
    return () => {
      isWanted = false
    }
  }, [match])
  return rules
}
