'use client'
import { X } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Kept } from '../../../engine/match/match'
import { Button } from '../../_ui/button'
import type { PlayGame } from '../model/play-game'
import type { PlayView } from '../model/play-view'
import { saveFile } from '../save-file'
import styles from './kept-note.module.css'

type Props = {
  readonly game: PlayGame
  readonly view: PlayView
}

/** A line above the map: a game goes on, one cannot, or games are not kept. Gone when it was read, or a person has acted. */
export function KeptNote({ game, view: { kept } }: Props) {
  const t = useTranslations('play.kept')
  const format = useFormatter()
  const [read, setRead] = useState<string>()
  const note = noteOf(kept)
  if (!note || note === read) return null
  const { resumed, unfit } = kept
  return (
    <div className={styles.note} role="status" data-kept={note}>
      <p>
        {note === 'resumed' && resumed
          ? t('resumed', { when: format.relativeTime(resumed.updated), step: resumed.steps })
          : note === 'unfit' && unfit
            ? t(unfit.because, { when: format.relativeTime(unfit.updated) })
            : t(note === 'branched' ? 'branched' : 'failing')}
      </p>
      {note === 'resumed' && (
        <Button small onClick={() => game.do({ type: 'restart', seed: 'new' })} data-start-anew>
          {t('startAnew')}
        </Button>
      )}
      {note === 'unfit' && (
        <Button small onClick={() => void saveFile(game.match, 'unfit')}>
          {t('saveIt')}
        </Button>
      )}
      {note === 'failing' && (
        <Button small onClick={() => void saveFile(game.match, 'table')}>
          {t('saveIt')}
        </Button>
      )}
      <button
        type="button"
        className={styles.close}
        onClick={() => setRead(note)}
        aria-label={t('close')}
        title={t('close')}
      >
        <X size={15} />
      </button>
    </div>
  )
}

type Note = 'failing' | 'branched' | 'resumed' | 'unfit'

function noteOf({ state, resumed, unfit }: Kept): Note | undefined {
  if (state === 'failing' || state === 'branched') return state
  if (unfit) return 'unfit'
  return resumed && 'resumed'
}
