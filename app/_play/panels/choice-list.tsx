'use client'
import { Search } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useDeferredValue, useMemo, useState } from 'react'
import { actionKey } from '../../../engine/action-key'
import type { Choice, Decision, Inspection } from '../../../engine/types'
import { mannerOf } from '../../_board/draw/highlights'
import { useTheme } from '../../_shell/use-theme'
import type { Format } from '../../_text/use-say'
import styles from './panels.module.css'

const SHOWN = 150

type Props = {
  readonly decision: Decision | undefined
  /** More about a choice: the name of the street. */
  readonly hint: (choice: Choice) => string
  readonly format: Format
  readonly onChoose: (choice: Choice) => void
  /** The pointer or the focus came to a choice, or left it: show where it is. */
  readonly onPoint: (choice: Choice, isOn: boolean) => void
  /** What would come of a choice, by its action, where there are sums to show before it is made. */
  readonly sums: ReadonlyMap<string, Inspection>
}

/** Every legal choice in words, to be read, filtered and chosen without the board. */
export function ChoiceList({ decision, hint, sums, format, onChoose, onPoint }: Props) {
  const t = useTranslations('play')
  const theme = useTheme()
  const [wanted, setWanted] = useState('')
  const filter = useDeferredValue(wanted).trim().toLocaleLowerCase()
  const all = useMemo(
    () =>
      (decision?.choices ?? []).map((choice) => ({ choice, text: format(choice.label), more: hint(choice) })),
    [decision, hint, format],
  )
  const found =
    filter === ''
      ? all
      : all.filter(({ text, more }) => `${text} ${more}`.toLocaleLowerCase().includes(filter))
  if (!decision) return <p className={styles.empty}>{t('nobodyAsked')}</p>
  return (
    <div className={styles.choices}>
      <label className={styles.filter}>
        <Search size={14} aria-hidden="true" />
        <span className="sr-only">{t('filter')}</span>
        <input
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
          placeholder={t('filter')}
          type="search"
        />
        <span className={styles.count}>{found.length}</span>
      </label>
      <ul className={styles.list} data-choices>
        {found.slice(0, SHOWN).map(({ choice, text, more }) => (
          <li key={actionKey(choice.action)}>
            <button
              type="button"
              className={styles.choice}
              data-group={choice.group}
              onClick={() => onChoose(choice)}
              onPointerEnter={() => onPoint(choice, true)}
              onPointerLeave={() => onPoint(choice, false)}
              onFocus={() => onPoint(choice, true)}
              onBlur={() => onPoint(choice, false)}
            >
              <i style={{ background: mannerOf(choice.group)[theme] }} />
              {text}
              {more && <small>{more}</small>}
              <SumsOf inspection={sums.get(actionKey(choice.action))} text={text} format={format} />
            </button>
          </li>
        ))}
      </ul>
      {found.length > SHOWN && (
        <p className={styles.empty}>{t('moreChoices', { count: found.length - SHOWN })}</p>
      )}
      {found.length === 0 && <p className={styles.empty}>{t('noneFound')}</p>}
    </div>
  )
}

/** Totals and verdict, unless the words of the choice have the totals already. */
function SumsOf(props: { inspection: Inspection | undefined; text: string; format: Format }) {
  const { inspection, text, format } = props
  if (!inspection) return null
  const numbers = new Set(text.match(/\d+/g))
  const known = inspection.sums.every(({ total }) => numbers.has(String(total)))
  // Two sums stand against each other; of more the verdict says enough.
  const isPair = !known && inspection.sums.length <= 2
  const sums = !isPair
    ? ''
    : inspection.sums.map(({ label, total }) => `${format(label)} ${total}`).join(' : ')
  const shown = [sums, inspection.verdict && !known ? format(inspection.verdict) : ''].filter(Boolean)
  return (
    <small data-sums={inspection.sums.map(({ total }) => total).join(' ')}>{shown.join(' \u00b7 ')}</small>
  )
}
