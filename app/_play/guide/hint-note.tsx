'use client'
import { GraduationCap } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '../../_ui/button'
import { NoteFrame } from '../panels/note-frame'
import { guided } from './guided'
import type { Hint } from './hint-now'

type Props = {
  readonly hint: Hint
  readonly name: string
  readonly help: string | undefined
  readonly onRead: () => void
  readonly onStop: () => void
  readonly onPoint: () => void
}

const LINE = { look: 'line', sign: <GraduationCap size={17} aria-hidden="true" /> } as const

/** A hint of the pack for a first game, above the map: read, pointed out, or done with for good. It never takes the focus. */
function Note({ hint, name, help, onRead, onStop, onPoint }: Props) {
  const t = useTranslations('guide')
  return (
    <NoteFrame {...LINE} closing={t('hints.read')} onClose={onRead} data-hint={hint.id}>
      <p role="status">
        <b>{name}.</b> {help}
      </p>
      {hint.point && (
        <Button small onClick={onPoint} data-hint-point>
          {t('hints.point')}
        </Button>
      )}
      <Button small look="quiet" onClick={onStop} data-hint-stop>
        {t('hints.stop')}
      </Button>
    </NoteFrame>
  )
}

/** Between two hints, where they appear: the room stays, so that the map does. */
function Room({ onStop }: Pick<Props, 'onStop'>) {
  const t = useTranslations('guide')
  return (
    <NoteFrame {...LINE} closing={t('hints.stop')} onClose={onStop} data-hint-room>
      <p role="status">{t('hints.room')}</p>
    </NoteFrame>
  )
}

export const HintNote = guided(Note)
export const HintRoom = guided(Room)
