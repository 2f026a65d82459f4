'use client'
import { useTranslations } from 'next-intl'
import { useDeferredValue, useMemo, useState } from 'react'
import { actionKey } from '../../../engine/action-key'
import type { ActionForms } from '../../../engine/kernel/forms'
import type { Choice, Decision, Table } from '../../../engine/types'
import { Lightbulb, Search } from '../../_ui/icons'
import { stepFocus } from '../screen/move-focus'
import { focusList } from '../screen/restore-focus'
import { ChoiceFold } from './choice-fold'
import { ChoiceRow, type RowProps } from './choice-row'
import styles from './choices.module.css'
import { FEW, type Fold, folded, type Line, linesOf, type Subject } from './folds'
import { useUnfolded } from './use-unfolded'

type Props = Omit<RowProps, 'line'> & {
  readonly decision: Decision | undefined
  readonly table: Table
  readonly forms: ActionForms
  /** Further details of a choice: the name of the street. */
  readonly hint: (choice: Choice) => string
  readonly nameOfSubject: (subject: Subject) => string
  /** A bot's proposal, shown above the others. */
  readonly advised?: Choice
}

/** Every legal choice in words, to read, filter and choose without the board. Many of a kind are folded. */
export function ChoiceList(props: Props) {
  const { decision, table, forms, hint, format } = props
  const t = useTranslations('play')
  const [wanted, setWanted] = useState('')
  const unfolding = useUnfolded()
  const filter = useDeferredValue(wanted).trim().toLocaleLowerCase()
  const all = useMemo(
    () => linesOf(decision?.choices ?? [], table, { textOf: ({ label }) => format(label), hint }),
    [decision, table, hint, format],
  )
  const found =
    filter === ''
      ? all
      : all.filter(({ text, more }) => `${text} ${more}`.toLocaleLowerCase().includes(filter))
  const { loose, folds } = useMemo(
    () => (filter === '' ? folded(found, forms) : { loose: found, folds: [] }),
    [found, filter, forms],
  )
  if (!decision) return <p className={styles.empty}>{t('nobodyAsked')}</p>
  return (
    <div className={styles.choices}>
      {all.length > FEW && (
        <Filter
          wanted={wanted}
          count={found.length}
          onWanted={setWanted}
          onEnter={() => (found.length === 1 ? props.onChoose(found[0].choice) : focusList())}
        />
      )}
      <Advised {...props} lines={all} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows move among the buttons inside */}
      <div data-choices onKeyDown={stepFocus}>
        <Rows lines={loose} {...props} />
        {folds.map((fold) => (
          <ChoiceFold
            key={fold.id}
            fold={fold}
            title={titleOf(fold, props, t)}
            isOpen={unfolding.isOpen(fold.id)}
            isPlain={unfolding.areAllOpen}
            onToggle={() => unfolding.toggle(fold.id)}
          >
            <Rows lines={fold.lines} {...props} />
          </ChoiceFold>
        ))}
      </div>
      {folds.length > 0 && (
        <button type="button" className={styles.all} onClick={unfolding.toggleAll} data-unfold>
          {t(unfolding.areAllOpen ? 'folds.fold' : 'folds.unfold', { count: all.length })}
        </button>
      )}
      {found.length === 0 && <p className={styles.empty}>{t('noneFound')}</p>}
    </div>
  )
}

function Advised({ advised, lines, ...props }: Props & { readonly lines: readonly Line[] }) {
  const line = advised && lines.find(({ choice }) => actionKey(choice.action) === actionKey(advised.action))
  if (!line) return null
  return (
    <div className={styles.advised} data-advised>
      <Lightbulb size={15} aria-hidden="true" />
      <Rows lines={[line]} {...props} />
    </div>
  )
}

/** Longest list; the filter finds the rest. */
const SHOWN = 150

function Rows({ lines, ...row }: Props & { readonly lines: readonly Line[] }) {
  const t = useTranslations('play')
  if (lines.length === 0) return null
  const { format, onChoose, onPoint, sums, noteOf } = row
  return (
    <>
      <ul className={styles.list}>
        {lines.slice(0, SHOWN).map((line) => (
          <li key={actionKey(line.choice.action)}>
            <ChoiceRow {...{ line, format, onChoose, onPoint, sums, noteOf }} />
          </li>
        ))}
      </ul>
      {lines.length > SHOWN && (
        <p className={styles.empty}>{t('moreChoices', { count: lines.length - SHOWN })}</p>
      )}
    </>
  )
}

function Filter(props: {
  wanted: string
  count: number
  onWanted: (wanted: string) => void
  onEnter: () => void
}) {
  const t = useTranslations('play')
  return (
    <label className={styles.filter}>
      <Search size={14} aria-hidden="true" />
      <span className="sr-only">{t('filter')}</span>
      <input
        value={props.wanted}
        onChange={(event) => props.onWanted(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') props.onEnter()
          else if (event.key === 'ArrowDown') focusList()
          else return
          event.preventDefault()
        }}
        placeholder={t('filter')}
        type="search"
        data-filter
      />
      <span className={styles.count}>{props.count}</span>
    </label>
  )
}

/** The common subject of the lines, or else their kind. */
function titleOf(
  { subject, group }: Fold,
  { nameOfSubject }: Props,
  t: ReturnType<typeof useTranslations<'play'>>,
): string {
  if (subject) return nameOfSubject(subject)
  return t.has(`groups.${group}`) ? t(`groups.${group}` as 'groups.move') : t('groups.other')
}
