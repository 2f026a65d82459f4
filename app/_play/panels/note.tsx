'use client'
import { Eye, EyeOff } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Session } from '../../../engine/replay/session'
import type { Seat } from '../../../engine/types'
import type { Say } from '../../_text/use-say'
import type { PlayGame } from '../model/play-game'
import styles from './panels.module.css'

type Props = {
  readonly game: PlayGame
  readonly session: Session
  readonly seat: Seat
  readonly name: string
  readonly say: Say
}

/** What a player has written down for himself: shown when he asks for it, until something is done. */
export function NoteButton({ game, session, seat, name, say }: Props) {
  const t = useTranslations('play')
  const [openedIn, setOpenedIn] = useState<Session>()
  const open = openedIn === session
  return (
    <div className={styles.note}>
      <button
        type="button"
        aria-expanded={open}
        data-note={seat}
        onClick={() => setOpenedIn(open ? undefined : session)}
      >
        {open ? <EyeOff size={14} /> : <Eye size={14} />}
        {t(open ? 'hideNote' : 'showNote', { side: name })}
      </button>
      {open &&
        game.notesOf(seat).map(({ label, value }) => (
          <p key={JSON.stringify(label)} data-secret={seat}>
            {say(label)}: <strong>{say(value)}</strong>
          </p>
        ))}
    </div>
  )
}
