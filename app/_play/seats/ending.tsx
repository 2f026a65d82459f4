'use client'
import { useTranslations } from 'next-intl'
import type { Outcome } from '../../../engine/types'
import { inSentence } from '../../../schemas/articles'
import type { NameOf } from '../../_board/types'
import type { Format } from '../../_text/use-say'
import { Button } from '../../_ui/button'
import { RotateCcw } from '../../_ui/icons'
import { levelName } from '../pack-names'
import styles from '../screen/panels.module.css'
import { ScoreSheet, SeatScores } from './score'
import type { SeatName } from './seat-name'

type Props = {
  readonly outcome: Outcome
  readonly nameOf: NameOf
  readonly nameOfSeat: SeatName
  readonly format: Format
  readonly onAgain: () => void
}

export function Ending({ outcome, nameOf, nameOfSeat, format, onAgain }: Props) {
  const t = useTranslations('play')
  const { winner } = outcome
  // If the pack has no name for the level, the reason is enough.
  const level = levelName(nameOf, outcome.level)
  return (
    <section className={styles.ending} data-outcome={outcome.winner}>
      {/* Spoken at once, before other events; the score is there to read. */}
      <div role="alert">
        <p className={styles.over}>{t('gameOver')}</p>
        <h2>
          {winner === 'draw' ? t('draw') : inSentence(t('wins', { side: nameOfSeat(winner, 'marked') }))}
        </h2>
        {level && <p className={styles.level}>{level}</p>}
        <p>{format(outcome.reason)}</p>
      </div>
      <ScoreSheet sheet={outcome.sheet} total={outcome.score} format={format} />
      {outcome.scores && <SeatScores scores={outcome.scores} nameOfSeat={nameOfSeat} />}
      <Button look="main" icon={<RotateCcw size={15} />} onClick={onAgain}>
        {t('again')}
      </Button>
    </section>
  )
}
