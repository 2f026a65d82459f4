'use client'
import { useTranslations } from 'next-intl'
import type { Outcome, Seat } from '../../../engine/types'
import type { NameOf } from '../../_board/types'
import type { Format } from '../../_text/use-say'
import { levelName } from '../pack-names'
import styles from '../screen/panels.module.css'
import { ranksOf } from './score-lines'
import type { SeatName } from './seat-name'

type Props = {
  readonly outcome: Outcome
  readonly nameOfSeat: SeatName
  readonly colourOf: (seat: Seat) => string | undefined
  readonly format: Format
}

/** The players in the order of their result, with their points. */
export function Ranking({ outcome, nameOfSeat, colourOf, format }: Props) {
  return (
    <ol className={styles.ranking} data-ranking>
      {ranksOf(outcome).map(({ seat, points, rank, isWinner, lines }) => (
        <li
          key={seat}
          value={rank}
          data-rank={rank}
          data-winner={isWinner || undefined}
          style={{ '--side': colourOf(seat) } as React.CSSProperties}
        >
          <b>{rank}</b>
          <i aria-hidden="true" />
          <span>
            {nameOfSeat(seat)}
            {lines.length > 0 && (
              <small>
                {lines
                  .map(({ label, points: part }) =>
                    // The only part has the points of the whole line.
                    part === points ? format(label) : `${format(label)}: ${part}`,
                  )
                  .join(' \u00b7 ')}
              </small>
            )}
          </span>
          <em>{points}</em>
        </li>
      ))}
    </ol>
  )
}

type LadderProps = {
  readonly levels: NonNullable<Outcome['levels']>
  readonly reached: string | undefined
  readonly nameOf: NameOf
}

/** All levels of victory with their points; the reached one is marked. */
export function Ladder({ levels, reached, nameOf }: LadderProps) {
  const t = useTranslations('play')
  const range = ({ from, to }: LadderProps['levels'][number]): string =>
    from === undefined
      ? to === undefined
        ? ''
        : t('ladder.upTo', { to })
      : to === undefined
        ? t('ladder.from', { from })
        : t('ladder.between', { from, to })
  return (
    <ol className={styles.ladder} aria-label={t('ladder.title')} data-ladder>
      {levels.map((level) => (
        <li key={level.id} aria-current={level.id === reached || undefined} data-level={level.id}>
          <span>{levelName(nameOf, level.id)}</span>
          <em>{range(level)}</em>
        </li>
      ))}
    </ol>
  )
}
