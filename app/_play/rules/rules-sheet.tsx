'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useDeferredValue, useEffect, useState } from 'react'
import type { Match, Rulebook } from '../../../engine/match/port/match'
import type { GameDef } from '../../../engine/types'
import type { Format } from '../../_text/use-say'
import { Dialog } from '../../_ui/dialog'
import { Search, X } from '../../_ui/icons'
import { withGuideTexts } from '../guide/with-guide-texts'
import type { PlayView } from '../model/play-view'
import type { useTableWords } from '../screen/use-table-words'
import { type Found, findStatements } from './find-statements'
import { found as foundInLegend, LegendList } from './legend'
import { legendOf } from './legend-entries'
import styles from './rules-sheet.module.css'
import { Groups } from './statement-list'

type Props = {
  readonly match: Match
  readonly def: GameDef
  readonly view: PlayView
  readonly words: ReturnType<typeof useTableWords>
  /** The statement to show first; by default those about the current phase. */
  readonly id: string | undefined
  readonly onClose: () => void
}

type Language = 'en' | 'it'
const PARTS = ['statements', 'legend'] as const

/** The reference at the table: the rulebook statement by statement, and the legend. */
function Sheet(props: Props) {
  const { match, onClose } = props
  const t = useTranslations('play.rules')
  const tell = useTranslations('guide.rules')
  const rules = useRules(match)
  const [words, setWords] = useState('')
  const [part, setPart] = useState<(typeof PARTS)[number]>('statements')
  const wanted = useDeferredValue(words)
  return (
    <Dialog wide onClose={onClose} title={t('title')} testId="rules">
      <div className={styles.tools}>
        <fieldset className={styles.scope}>
          <legend className="sr-only">{tell('parts')}</legend>
          {PARTS.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={part === one}
              onClick={() => setPart(one)}
              data-part={one}
            >
              {tell(one)}
            </button>
          ))}
        </fieldset>
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
      {part === 'legend' ? (
        <LegendPart {...props} {...{ rules, wanted }} />
      ) : (
        <RulesPart {...props} {...{ rules, wanted }} onAll={() => setWords('')} />
      )}
    </Dialog>
  )
}

export const RulesSheet = withGuideTexts(Sheet)

type PartProps = Props & {
  readonly rules: Rulebook | undefined
  /** The search words. */
  readonly wanted: string
}

function RulesPart({ rules, wanted, view, id, words: { format }, onAll }: PartProps & { onAll: () => void }) {
  const t = useTranslations('play.rules')
  const language = useLanguage()
  const [isAll, setAll] = useState(id !== undefined)
  const here = rules ? findStatements(rules, { language, words: '', phases: phasesOf(view) }) : []
  const isHere = !isAll && wanted.trim() === '' && here.length > 0
  const found = isHere ? here : rules ? findStatements(rules, { language, words: wanted }) : []
  return (
    <>
      {here.length > 0 && (
        <Scope
          {...{ isHere, format, view }}
          onHere={() => {
            onAll()
            setAll(false)
          }}
          onAll={() => setAll(true)}
        />
      )}
      <p className={styles.count} role="status">
        {rules ? t('count', { count: countOf(found) }) : t('coming')}
      </p>
      {rules && <Groups words={isHere ? '' : wanted} {...{ found, rules, language, id }} />}
    </>
  )
}

/** The rules of the current phase, or all. */
function Scope(props: {
  readonly isHere: boolean
  readonly view: PlayView
  readonly format: Format
  readonly onHere: () => void
  readonly onAll: () => void
}) {
  const { isHere, view, format, onHere, onAll } = props
  const t = useTranslations('play.rules')
  return (
    <div className={styles.scope}>
      <button type="button" aria-pressed={isHere} onClick={onHere}>
        {t('here', { phase: format(view.table.phase) })}
      </button>
      <button type="button" aria-pressed={!isHere} onClick={onAll}>
        {t('all')}
      </button>
    </div>
  )
}

function LegendPart({ rules, wanted, def, view, words }: PartProps) {
  const t = useTranslations('guide.rules')
  const tell = useTranslations('play')
  const language = useLanguage()
  const { table, decision } = view
  const sections = legendOf({
    ...{ def, table, decision, language, legend: rules?.legend, ...words },
    nameOfGroup: (group) =>
      tell(tell.has(`groups.${group}`) ? (`groups.${group}` as 'groups.move') : 'groups.other'),
    nameOfBadge: (badge) => (tell.has(`badges.${badge}`) ? tell(`badges.${badge}` as 'badges.moved') : badge),
  })
  const count = foundInLegend(sections, wanted).reduce((sum, { entries }) => sum + entries.length, 0)
  return (
    <>
      <p className={styles.count} role="status">
        {t('found', { count })}
      </p>
      <LegendList {...{ sections, look: words.look, grid: def.grid }} words={wanted} />
    </>
  )
}

const useLanguage = (): Language => (useLocale() === 'it' ? 'it' : 'en')

const NO_RULES: Rulebook = { title: '', intro: { en: '', it: '' }, groups: [], ruleOptions: {} }

function useRules(match: Match): Rulebook | undefined {
  const [rules, setRules] = useState<Rulebook>()
  useEffect(() => {
    let isGone = false
    match.ask('rules', undefined).then(
      (answer) => !isGone && setRules(answer ?? NO_RULES),
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [match])
  return rules
}

/** The names of the current phase: of the decision, and of the heading above the board. */
const phasesOf = ({ decision, table }: PlayView): string[] => [
  ...(decision ? [decision.phase] : []),
  table.phase.key.split('.').at(-1) ?? '',
]

const countOf = (found: readonly Found[]) => found.reduce((sum, { statements }) => sum + statements.length, 0)
