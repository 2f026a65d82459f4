'use client'
import { useTranslations } from 'next-intl'
import type { Outcome, Seat } from '../../../engine/types'
import type { NameOf } from '../../_board/types'
import type { Format } from '../../_text/use-say'
import { Button } from '../../_ui/button'
import { ArrowLeft, BookOpen, History, RotateCcw } from '../../_ui/icons'
import { levelName } from '../pack-names'
import styles from '../screen/panels.module.css'
import { Ladder, Ranking } from './ranking'
import { ScoreSheet } from './score'
import { isRankedSheet } from './score-lines'
import type { SeatName } from './seat-name'
import { winnersLine } from './winners'

type Props = {
  readonly outcome: Outcome
  readonly nameOf: NameOf
  readonly nameOfSeat: SeatName
  readonly format: Format
  readonly colourOf: (seat: Seat) => string | undefined
  readonly onAgain: () => void
  readonly onStory: () => void
  readonly onReplay: () => void
  readonly onHome: () => void
}

/** The end of a game: the winner, the reason, the ranking or the ladder of victory, the score sheet, and ways on. */
export function Ending({ outcome, nameOf, nameOfSeat, format, colourOf, ...ways }: Props) {
  const t = useTranslations('play')
  const { levels = [], scores } = outcome
  // If the pack has no name for the level, the reason is enough.
  const level = levelName(nameOf, outcome.level)
  const isOnLadder = levels.some(({ id }) => id === outcome.level)
  return (
    <section className={styles.ending} data-outcome={outcome.winner}>
      {/* Spoken at once, before other events; the score is there to read. */}
      <div role="alert">
        <p className={styles.over}>{t('gameOver')}</p>
        <h2>{winnersLine(t, outcome, nameOfSeat)}</h2>
        {level && !isOnLadder && <p className={styles.level}>{level}</p>}
        <p>{format(outcome.reason)}</p>
      </div>
      {scores && <Ranking {...{ outcome, nameOfSeat, colourOf, format }} />}
      {isOnLadder && <Ladder levels={levels} reached={outcome.level} nameOf={nameOf} />}
      {/* Before the sheet, which may be longer than the panel. */}
      <Ways {...ways} />
      {!isRankedSheet(outcome) && <ScoreSheet sheet={outcome.sheet} total={outcome.score} format={format} />}
    </section>
  )
}

function Ways({
  onAgain,
  onStory,
  onReplay,
  onHome,
}: Pick<Props, 'onAgain' | 'onStory' | 'onReplay' | 'onHome'>) {
  const t = useTranslations('play')
  return (
    <div className={styles.ways}>
      <Button look="main" icon={<RotateCcw size={15} />} onClick={onAgain} data-again>
        {t('again')}
      </Button>
      <Button icon={<History size={15} />} onClick={onReplay} data-replay>
        {t('ways.replay')}
      </Button>
      <Button icon={<BookOpen size={15} />} onClick={onStory} data-story>
        {t('ways.story')}
      </Button>
      <Button look="quiet" icon={<ArrowLeft size={15} />} onClick={onHome} data-home>
        {t('ways.home')}
      </Button>
    </div>
  )
}
