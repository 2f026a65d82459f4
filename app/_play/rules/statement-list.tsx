'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import type { Rulebook } from '../../../engine/match/port/match'
import type { Found } from './find-statements'
import { Marked } from './marked'
import { meaningOf } from './rule-option-text'
import styles from './rules-sheet.module.css'

type Props = {
  readonly found: readonly Found[]
  readonly rules: Rulebook
  /** The words to mark. */
  readonly words: string
  readonly language: 'en' | 'it'
  /** The statement to show first. */
  readonly id: string | undefined
}

/** The sign of a statement's origin: [RECON]. */
const SIGN = /\[([A-Z]+)\]/g

/** Statements by group, each with its sections and the values of its options in this game. */
export function Groups({ found, rules, words, language, id }: Props) {
  const t = useTranslations('guide.rules')
  const inWords = (text: string): string =>
    text
      .replaceAll('`', '')
      .replace(SIGN, (sign, name) => (t.has(`signs.${name}`) ? t(`signs.${name}`) : sign))
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
            <div>
              <p>
                <Marked text={inWords(statement.text[language])} words={words} />
                {statement.section && <small>{statement.section.join(', ')}</small>}
              </p>
              {statement.ruleOptions?.map((option) => (
                <OptionValue key={option} {...{ option, rules, language }} />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  ))
}

/** The value of an option in this game, and its meaning. */
function OptionValue({
  option,
  rules,
  language,
}: Pick<Props, 'rules' | 'language'> & { readonly option: string }) {
  const t = useTranslations('guide.rules')
  const ruleOption = rules.ruleOptions[option]
  if (!ruleOption) return <p className={styles.answer}>{t('unanswered', { option })}</p>
  const { is, usual } = ruleOption
  const meaning = meaningOf(rules, option, is, language)
  const isUsual = is === usual
  return (
    <p
      className={styles.answer}
      title={`${option}: ${is}`}
      data-option={option}
      data-value={isUsual ? 'usual' : 'other'}
    >
      {meaning
        ? t(isUsual ? 'meansUsual' : 'means', { meaning })
        : t(isUsual ? 'asUsual' : 'otherwise', { option, is: String(is), usual: String(usual) })}
    </p>
  )
}
