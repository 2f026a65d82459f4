'use client'
import { X } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Unfit } from '../../../engine/match/match'
import type { Format } from '../../_text/use-say'
import { Button, ButtonLink } from '../../_ui/button'
import { noteOf } from '../model/note-of'
import type { PlayGame } from '../model/play-game'
import type { PlayView } from '../model/play-view'
import { saveFile } from '../save-file'
import styles from './kept-note.module.css'

type Props = {
  readonly game: PlayGame
  readonly view: PlayView
  readonly format: Format
  /** Where the pack lives. */
  readonly at: string
  /** Puts a game that cannot go on here on the table, as far as it goes. */
  readonly onReplay?: (id: string) => void
}

/** A line above the map: a game goes on, one cannot, or games are not kept. Gone when it was read, or a person has acted. */
export function KeptNote(props: Props) {
  const { game, view } = props
  const { kept } = view
  const t = useTranslations('play.kept')
  const { relativeTime } = useFormatter()
  const [read, setRead] = useState<string>()
  const note = noteOf(kept)
  if (!note || note === read) return null
  const { resumed, unfit } = kept
  return (
    <div className={styles.note} role="status" data-kept={note}>
      {note === 'unfit' && unfit && <UnfitNote {...props} unfit={unfit} />}
      {note === 'resumed' && resumed && (
        <>
          <p>
            {t('resumed', { when: relativeTime(resumed.updated), step: resumed.steps })}{' '}
            {resumed.isOfBefore && t('ofBefore')}
          </p>
          {resumed.isOfBefore ? (
            <ButtonLink small href={addressOf(props.at, game.def.scenario, kept.id, '&pack=now')}>
              {t('replay')}
            </ButtonLink>
          ) : (
            <Button small onClick={() => game.do({ type: 'restart', seed: 'new' })} data-start-anew>
              {t('startAnew')}
            </Button>
          )}
        </>
      )}
      {(note === 'branched' || note === 'failing') && <p>{t(note)}</p>}
      {note === 'failing' && <SaveButton game={game} of="table" />}
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

/** A kept game that is of another state of the pack, or of other rules: replayed here as far as it goes, or only said to be there. */
function UnfitNote({ game, format, at, onReplay, unfit }: Props & { readonly unfit: Unfit }) {
  const t = useTranslations('play.kept')
  const { relativeTime } = useFormatter()
  const { id, because, steps, replayed } = unfit
  const when = relativeTime(unfit.updated)
  const { step, refusal } = replayed ?? {}
  return (
    <>
      <p data-replayed={step}>
        {step === undefined
          ? t(because, { when })
          : t(refusal ? 'stopped' : 'otherwise', { step, steps, next: step + 1 })}{' '}
        {refusal && format(refusal.message)} {step !== undefined && t('goOn')}
      </p>
      {step === undefined && (
        <Button small onClick={() => onReplay?.(id)} data-replay>
          {t(because === 'content' ? 'replay' : 'look')}
        </Button>
      )}
      {because === 'content' && (
        <ButtonLink small look="quiet" href={addressOf(at, game.def.scenario, id)}>
          {t('asItWas')}
        </ButtonLink>
      )}
      <SaveButton game={game} of="unfit" />
    </>
  )
}

function SaveButton({ game, of }: { readonly game: PlayGame; readonly of: 'table' | 'unfit' }) {
  const t = useTranslations('play.kept')
  return (
    <Button small look="quiet" onClick={() => void saveFile(game.match, of)}>
      {t('saveIt')}
    </Button>
  )
}

const addressOf = (at: string, scenario: string, game = '', more = ''): string =>
  `/play/${at}?scenario=${scenario}&game=${game}${more}`
