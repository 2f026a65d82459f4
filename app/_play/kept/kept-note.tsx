'use client'
import { X } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '../../_ui/button'
import type { PlayGame } from '../model/play-game'
import type { PlayView } from '../model/play-view'
import { newSeed } from '../model/seeds'
import { saveRecord } from '../save-record'
import type { Keeping } from './game-keeper'
import type { KeptGame, Resumed } from './kept-game'
import styles from './kept-note.module.css'

type Props = {
  readonly game: PlayGame
  readonly view: PlayView
  readonly resumed: Resumed
  readonly keeping: Keeping
}

/** A line above the map: a game goes on, one cannot, or games are not kept. Gone when it was read, or a person has acted. */
export function KeptNote({ game, view, resumed, keeping }: Props) {
  const t = useTranslations('play.kept')
  const format = useFormatter()
  const [read, setRead] = useState<string>()
  const note = noteOf(view, resumed, keeping)
  if (!note || note === read) return null
  const when = (kept: KeptGame) => format.relativeTime(kept.updated)
  return (
    <div className={styles.note} role="status" data-kept={note}>
      <p>
        {note === 'resumed' && resumed.type === 'resumed'
          ? t('resumed', { when: when(resumed.kept), step: resumed.kept.record.actions.length })
          : note === 'unfit' && resumed.type === 'unfit'
            ? t(resumed.unfit.because, { when: when(resumed.unfit.kept) })
            : t(note === 'branched' ? 'branched' : 'failing')}
      </p>
      {note === 'resumed' && (
        <Button small onClick={() => game.restart(newSeed())} data-start-anew>
          {t('startAnew')}
        </Button>
      )}
      {note === 'unfit' && resumed.type === 'unfit' && (
        <Button small onClick={() => saveRecord(resumed.unfit.kept.record)}>
          {t('saveIt')}
        </Button>
      )}
      {note === 'failing' && (
        <Button small onClick={() => saveRecord(game.record())}>
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

function noteOf(view: PlayView, resumed: Resumed, keeping: Keeping): Note | undefined {
  if (keeping === 'failing' || keeping === 'branched') return keeping
  if (resumed.type === 'unfit') return 'unfit'
  if (resumed.type === 'resumed' && !hasPersonActed(view, resumed)) return 'resumed'
  return undefined
}

/** Since the game was resumed; it may also be another game by now. */
function hasPersonActed(view: PlayView, { session }: Resumed & { type: 'resumed' }): boolean {
  if (view.session.start !== session.start) return true
  const { last } = view.session
  if (last === session.last) return false
  return last === undefined || view.controls[last.seat] === 'human'
}
