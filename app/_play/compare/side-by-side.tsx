'use client'
import { useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import { seenAfter, sideBySide } from '../../../engine/match/local/branches'
import { observedCount } from '../../../engine/match/view/observed'
import { Board } from '../../_board/board'
import { useArt } from '../../_board/use-art'
import { useFormat } from '../../_text/use-say'
import { Button } from '../../_ui/button'
import icons from '../../_ui/icon-button.module.css'
import { ChevronLeft, ChevronRight } from '../../_ui/icons'
import { lookOf } from '../board/look-of'
import { usePackNames } from '../pack-names'
import { seatNames } from '../seats/seat-name'
import styles from './compare.module.css'
import { Differences } from './differences'
import { Moves } from './moves'
import type { OpenedPair } from './open-pair'

type Props = {
  readonly pair: OpenedPair
  /** The names of the two games. */
  readonly names: readonly [string, string]
  readonly language: string
}

/** Both tables after the same number of steps, their differences, and the moves since the branch point. */
export function SideBySide({ pair, names, language }: Props) {
  const { def, pack, viewer, common, one, other } = pair
  const t = useTranslations('compare')
  const look = useArt(
    useMemo(() => lookOf(pack), [pack]),
    pack.pictures,
  )
  const nameOf = usePackNames(pack, language)
  const format = useFormat(nameOf)
  const nameOfSeat = useMemo(() => seatNames(def, nameOf), [def, nameOf])
  const last = Math.max(observedCount(one, viewer), observedCount(other, viewer))
  const [step, setStep] = useState(Math.min(common + 1, last))
  const [left, right] = [one, other].map((session) => seenAfter(session, viewer, step))
  const rows = useMemo(() => {
    const [a, b] = [one, other].map((session) => seenAfter(session, viewer, last).log)
    return sideBySide(a, b, common)
  }, [one, other, viewer, common, last])
  return (
    <>
      <Parted pair={pair} />
      <Line {...{ step, last, common }} onStep={setStep} />
      <div className={styles.boards}>
        {[left, right].map(({ table, step: at }, which) => (
          <figure key={names[which]} data-compared={which} data-step={at}>
            <figcaption>
              <b>{names[which]}</b> {format(table.round)} · {format(table.phase)} ·{' '}
              {t(at < step ? 'ends' : 'step', { step: at })}
            </figcaption>
            <Board
              className={styles.board}
              board={table.board ?? def.map}
              look={look}
              pieces={table.pieces}
              nameOf={nameOf}
              label={t('board', { game: names[which] })}
            />
          </figure>
        ))}
      </div>
      <Differences one={left.table} other={right.table} {...{ def, nameOf, format, nameOfSeat, names }} />
      <Moves {...{ rows, names, format, nameOfSeat, step }} onStep={setStep} />
    </>
  )
}

/** The length of the common part. */
function Parted({ pair: { common, viewer, one, other } }: Pick<Props, 'pair'>) {
  const t = useTranslations('compare')
  const ends = [one, other].map((session) => observedCount(session, viewer))
  if (ends.every((end) => end === common)) return <p>{t('same')}</p>
  return <p>{t(ends.includes(common) ? 'ended' : 'parted', { common })}</p>
}

/** A slider for the step that both games show. */
function Line(props: { step: number; last: number; common: number; onStep: (step: number) => void }) {
  const { step, last, common, onStep } = props
  const t = useTranslations('compare')
  const go = (to: number) => onStep(Math.max(0, Math.min(last, to)))
  return (
    <div className={styles.line}>
      <button
        type="button"
        className={icons.icon}
        aria-label={t('back')}
        title={t('back')}
        disabled={step === 0}
        onClick={() => go(step - 1)}
      >
        <ChevronLeft size={18} />
      </button>
      <input
        type="range"
        min={0}
        max={last}
        value={step}
        aria-label={t('moment')}
        aria-valuetext={t('step', { step })}
        onChange={({ target }) => go(target.valueAsNumber)}
      />
      <button
        type="button"
        className={icons.icon}
        aria-label={t('on')}
        title={t('on')}
        disabled={step === last}
        onClick={() => go(step + 1)}
      >
        <ChevronRight size={18} />
      </button>
      <Button small onClick={() => go(common + 1)} data-first-difference>
        {t('first')}
      </Button>
    </div>
  )
}
