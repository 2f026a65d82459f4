'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useMemo, useState } from 'react'
import { caseOf, type Drafted, draftCase, type Proposal } from '../../../engine/cases/drafting'
import { inWords } from '../../../engine/cases/match'
import { runCase } from '../../../engine/cases/run-case'
import { goldenOf } from '../../../engine/golden/golden'
import type { Match } from '../../../engine/match/port/match'
import { stepsUntil } from '../../../engine/match/view/observed'
import { branch, resume, type Session, stepCount } from '../../../engine/replay/session'
import { loadRulesets } from '../../../engine/rulesets'
import type { GameDef, RawPack, Viewer } from '../../../engine/types'
import { block } from '../../../schemas/yaml/written'
import type { PageTexts } from '../../_text/game-texts'
import type { Format } from '../../_text/use-say'
import { withTexts } from '../../_text/with-texts'
import { Button } from '../../_ui/button'
import { Dialog } from '../../_ui/dialog'
import type { PackWriter } from '../types'
import { Proves } from './proves'
import styles from './save-into-pack.module.css'
import { Field, Saving, slug } from './saving'

type Props = {
  readonly match: Match
  readonly def: GameDef
  readonly pack: RawPack
  /** The shown moment, in steps that the viewer observed. */
  readonly step: number
  readonly viewer: Viewer
  readonly format: Format
  readonly write: PackWriter
  readonly onClose: () => void
}

type Opened = { readonly type: 'coming' | 'secret' } | { readonly type: 'open'; readonly session: Session }

const TEXTS: PageTexts = { en: () => import('./text/en.json'), it: () => import('./text/it.json') }

/** Saves a position or a range of steps as a rule test of the pack, or the whole game as a recorded game. */
export const SaveIntoPack = withTexts(TEXTS, function SaveIntoPack(props: Props) {
  const { match, def, onClose } = props
  const t = useTranslations('save-into-pack')
  const [opened, setOpened] = useState<Opened>({ type: 'coming' })
  const [what, setWhat] = useState<'case' | 'golden'>('case')
  const Form = what === 'case' ? CaseForm : GoldenForm
  useEffect(() => {
    void openWhole(match, def).then(setOpened)
  }, [match, def])
  return (
    <Dialog title={t('title')} wide onClose={onClose} testId="save-into-pack">
      {opened.type === 'secret' && <p>{t('secret')}</p>}
      {opened.type === 'open' && (
        <>
          <fieldset className={styles.row}>
            <legend className="sr-only">{t('title')}</legend>
            {(['case', 'golden'] as const).map((one) => (
              <label key={one}>
                <input
                  type="radio"
                  name="what"
                  value={one}
                  checked={what === one}
                  onChange={() => setWhat(one)}
                />
                {t(one)}
              </label>
            ))}
          </fieldset>
          <Form
            {...props}
            session={opened.session}
            step={stepsUntil(opened.session, props.step, props.viewer)}
          />
        </>
      )}
      <Button look="quiet" onClick={onClose}>
        {t('close')}
      </Button>
    </Dialog>
  )
})

/** Loads the whole game, if it may be exported, with the authors' part of its ruleset. */
async function openWhole(match: Match, def: GameDef): Promise<Opened> {
  const file = await match.ask('file', 'table')
  if (file?.type !== 'record') return { type: 'secret' }
  await loadRulesets([def.ruleset])
  const session = resume(def, file.content)
  return session.ok ? { type: 'open', session: session.value } : { type: 'secret' }
}

type FormProps = Props & { readonly session: Session }

function CaseForm({ match, def, pack, session, step, format, write }: FormProps) {
  const t = useTranslations('save-into-pack')
  const last = stepCount(session)
  const [range, setRange] = useState({ from: Math.max(0, step), to: step })
  const [names, setNames] = useState({ name: `from-play-${step}`, title: '' })
  const [proves, setProves] = useState<readonly string[]>([])
  const drafted = useMemo(() => draftCase(session, range.from, range.to), [session, range])
  const [chosen, setChosen] = useState<ReadonlySet<string>>()
  const taken = chosen ?? new Set(drafted.ok ? likelyIn(drafted.value) : [])
  const id = slug(names.name)
  const rule =
    drafted.ok && taken.size > 0
      ? caseOf(def, drafted.value, taken, {
          id,
          proves: [...proves],
          title: names.title ? { en: names.title } : undefined,
        })
      : undefined
  const isPassing = rule !== undefined && runCase(pack, rule).ok
  const move = (next: Partial<typeof range>) => {
    const { from, to } = { ...range, ...next }
    if (!(from >= 0 && to >= from && to <= last)) return
    setChosen(undefined)
    setRange({ from, to })
  }
  return (
    <>
      <p>{t('stretch')}</p>
      <div className={styles.row}>
        <Field
          label={t('from')}
          type="number"
          value={range.from}
          onChange={(from) => move({ from: Number(from) })}
        />
        <Field label={t('to')} type="number" value={range.to} onChange={(to) => move({ to: Number(to) })} />
        <Field label={t('name')} value={names.name} onChange={(name) => setNames({ ...names, name })} />
        <Field label={t('about')} value={names.title} onChange={(title) => setNames({ ...names, title })} />
      </div>
      <Proves match={match} chosen={proves} onChosen={setProves} />
      {drafted.ok ? (
        <>
          {drafted.value.from < range.from && (
            <p role="note">
              {t('earlier', { step: drafted.value.from, count: range.from - drafted.value.from })}
            </p>
          )}
          <Proposals drafted={drafted.value} taken={taken} onTaken={setChosen} />
        </>
      ) : (
        <p role="alert">{format(drafted.error)}</p>
      )}
      <Saving
        isReady={isPassing && id !== ''}
        hint={rule && !isPassing ? t('fails') : undefined}
        save={() => write(`cases/${id}.yaml`, block({ cases: rule ? [rule] : [] }))}
      />
    </>
  )
}

const likelyIn = ({ proposals }: Drafted): string[] =>
  proposals.filter(({ isLikely }) => isLikely).map(({ id }) => id)

const KINDS = ['happens', 'holds', 'offers', 'refuses'] as const

function Proposals({
  drafted,
  taken,
  onTaken,
}: {
  readonly drafted: Drafted
  readonly taken: ReadonlySet<string>
  readonly onTaken: (taken: ReadonlySet<string>) => void
}) {
  const t = useTranslations('save-into-pack')
  const toggle = (id: string) => {
    const next = new Set(taken)
    if (!next.delete(id)) next.add(id)
    onTaken(next)
  }
  return KINDS.map((kind) => {
    const those = drafted.proposals.filter((one) => one.kind === kind)
    if (those.length === 0) return null
    return (
      <fieldset key={kind} className={styles.proposals} data-proposals={kind}>
        <legend>{t(`kinds.${kind}`)}</legend>
        {those.map((one) => (
          <label key={one.id}>
            <input type="checkbox" checked={taken.has(one.id)} onChange={() => toggle(one.id)} />
            <code>{inShort(one)}</code>
          </label>
        ))}
      </fieldset>
    )
  })
}

/** A check in its written form. */
function inShort({ step }: Proposal): string {
  if ('offers' in step) return step.offers.map(inWords).join(', ')
  if ('refuses' in step) return `${inWords(step.refuses)} (${step.rule})`
  if (!('expect' in step)) return ''
  const { events, ...rest } = step.expect
  return events ? events.map(inWords).join(', ') : inWords(rest)
}

function GoldenForm({ session, step, write }: FormProps) {
  const t = useTranslations('save-into-pack')
  const [names, setNames] = useState({ name: 'played', title: '' })
  const id = slug(names.name)
  const shown = branch(session, step)
  return (
    <>
      <p>{t('pinned', { count: stepCount(shown) })}</p>
      <div className={styles.row}>
        <Field label={t('name')} value={names.name} onChange={(name) => setNames({ ...names, name })} />
        <Field label={t('about')} value={names.title} onChange={(title) => setNames({ ...names, title })} />
      </div>
      <Saving
        isReady={stepCount(shown) > 0 && id !== ''}
        save={() =>
          write(
            `games/${id}.yaml`,
            block({ ...goldenOf(shown, names.title ? { en: names.title } : undefined) }),
          )
        }
      />
    </>
  )
}
