'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useAgo } from '../../_text/use-ago'
import { Button } from '../../_ui/button'
import { saveFile } from '../save-file'
import { NoteFrame } from './note-frame'
import { noteOf } from './note-of'
import type { NoteProps } from './note-props'
import { OfBeforeNote, UnfitNote } from './other-note'

/**
 * A line above the map about saving: a resumed game, one that cannot resume, or failed saves. It closes once it was read or a
 * person has acted.
 */
export function SavedNote(props: NoteProps) {
  const { game, view } = props
  const { kept } = view
  const t = useTranslations('play.kept')
  const ago = useAgo()
  const [read, setRead] = useState<string>()
  const note = noteOf(kept)
  const { resumed, unfit } = kept
  // A finished game does not resume; its end under the current pack can still be requested.
  const isIdle = view.moment !== undefined || (view.outcome !== undefined && !resumed?.isOfBefore)
  if (!note || note === read || (note === 'resumed' && isIdle)) return null
  return (
    <NoteFrame look="line" closing={t('close')} onClose={() => setRead(note)} role="status" data-kept={note}>
      {note === 'unfit' && unfit && <UnfitNote {...props} unfit={unfit} />}
      {note === 'resumed' && resumed?.isOfBefore && <OfBeforeNote {...props} resumed={resumed} />}
      {note === 'resumed' && resumed && !resumed.isOfBefore && (
        <>
          <p>{t('resumed', { when: ago(resumed.updated), step: resumed.steps })}</p>
          <Button small onClick={() => game.do({ type: 'restart', seed: 'new' })} data-start-anew>
            {t('startAnew')}
          </Button>
        </>
      )}
      {(note === 'branched' || note === 'failing' || note === 'missing') && <p>{t(note)}</p>}
      {note === 'restarted' && <p>{t('restarted', { step: view.step })}</p>}
      {note === 'failing' && (
        <Button small onClick={() => void saveFile(game.match, 'table')}>
          {t('saveIt')}
        </Button>
      )}
    </NoteFrame>
  )
}
