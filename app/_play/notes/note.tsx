'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Notes } from '../../../engine/match/port/match'
import type { Seat } from '../../../engine/types'
import { inSentence } from '../../../schemas/articles'
import type { Format } from '../../_text/use-say'
import { Eye, EyeOff } from '../../_ui/icons'
import type { PlayGame } from '../model/play-game'
import styles from '../screen/panels.module.css'

type Props = {
  readonly game: PlayGame
  /** The position of the frame; the notes are hidden once it changes. */
  readonly position: number
  readonly seat: Seat
  readonly name: string
  readonly format: Format
}

/** A player's private notes, shown on request until the next action. */
export function NoteButton({ game, position, seat, name, format }: Props) {
  const t = useTranslations('play')
  const [opened, setOpened] = useState<{ readonly position: number; readonly notes: Notes }>()
  const open = opened?.position === position
  const show = async () => setOpened({ position, notes: await game.match.ask('notes', seat) })
  return (
    <div className={styles.note}>
      <button
        type="button"
        aria-expanded={open}
        data-note={seat}
        onClick={() => (open ? setOpened(undefined) : void show())}
      >
        {open ? <EyeOff size={14} /> : <Eye size={14} />}
        {inSentence(t(open ? 'hideNote' : 'showNote', { side: name }))}
      </button>
      {open &&
        opened.notes.map(({ label, value }) => (
          <p key={JSON.stringify(label)} data-secret={seat}>
            {format(label)}: <strong>{format(value)}</strong>
          </p>
        ))}
    </div>
  )
}
