'use client'
import { useTranslations } from 'next-intl'
import type { Takeover } from '../../../engine/match/port/match'
import { inSentence } from '../../../schemas/articles'
import styles from '../screen/panels.module.css'
import type { SeatName } from '../seats/seat-name'
import { withGuideTexts } from './with-guide-texts'

type Props = { readonly takeovers: readonly Takeover[]; readonly nameOfSeat: SeatName }

/** Lines of the log about seats that a person took over from a bot in a game with secrets. */
function Lines({ takeovers, nameOfSeat }: Props) {
  const t = useTranslations('guide.sharing')
  return takeovers.map(({ seat }) => (
    <p key={seat} className={styles.event} data-taken-over={seat}>
      {inSentence(t('takenOver', { side: nameOfSeat(seat, 'marked') }))}
    </p>
  ))
}

export const TakenOver = withGuideTexts(Lines)
