'use client'
import { useTranslations } from 'next-intl'
import type { RecordProblem } from '../../../engine/match/port/match'
import { useRefusalsNow } from '../../_text/game-texts'
import type { Format } from '../../_text/use-say'
import { Button } from '../../_ui/button'
import { Dialog } from '../../_ui/dialog'

type Props = {
  readonly problem: RecordProblem
  readonly format: Format
  readonly onClose: () => void
}

/** Explains why the game of a file cannot be played here. */
export function RecordProblemDialog({ problem, format, onClose }: Props) {
  const t = useTranslations('play')
  if (!useRefusalsNow()) return null
  return (
    <Dialog onClose={onClose} title={t('recordProblem')}>
      <p>{sayProblem(problem, t, format)}</p>
      <Button look="main" onClick={onClose}>
        {t('close')}
      </Button>
    </Dialog>
  )
}

function sayProblem(
  problem: RecordProblem,
  t: ReturnType<typeof useTranslations<'play'>>,
  format: Format,
): string {
  if (problem.type === 'form') return t('recordForm')
  if (problem.type === 'other') return t('recordOther', { pack: problem.pack, scenario: problem.scenario })
  if (problem.type === 'rules') return sayOtherRules(problem, t, format)
  return t('recordRefused', {
    number: problem.index + 1,
    rule: problem.refusal.rule,
    why: format(problem.refusal.message),
  })
}

function sayOtherRules(
  { other: { recorded, said, current }, index, refusal }: Extract<RecordProblem, { type: 'rules' }>,
  t: ReturnType<typeof useTranslations<'play'>>,
  format: Format,
): string {
  const values = { ruleset: recorded.ruleset, version: recorded.version }
  const now = { ruleset2: current.ruleset, version2: current.version }
  const versions = t(said ? 'recordRules' : 'recordRulesUnsaid', { ...values, ...now })
  if (index === undefined || !refusal) return `${versions} ${t('recordRulesOtherwise')}`
  return `${versions} ${t('recordRulesRefused', { number: index + 1, rule: refusal.rule, why: format(refusal.message) })}`
}
