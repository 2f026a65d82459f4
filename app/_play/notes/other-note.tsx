'use client'
import { useTranslations } from 'next-intl'
import type { Kept, Unfit } from '../../../engine/match/port/match'
import { useRefusalsNow } from '../../_text/game-texts'
import { useAgo } from '../../_text/use-ago'
import { Button } from '../../_ui/button'
import { gameAddress } from '../game-address'
import { saveFile } from '../save-file'
import type { NoteProps } from './note-props'
import styles from './saved-note.module.css'

/** A note about a game that uses its own pack, which has changed since. */
export function OfBeforeNote({
  game,
  view,
  at,
  resumed,
}: NoteProps & { resumed: NonNullable<Kept['resumed']> }) {
  const t = useTranslations('play.kept')
  const ago = useAgo()
  return (
    <>
      <p>
        {t('resumed', { when: ago(resumed.updated), step: resumed.steps })} {t('ofBefore')}
      </p>
      <a
        className={styles.link}
        href={gameAddress(at, game.def.scenario, view.kept.id ?? '', { isOfNow: true })}
      >
        {t('replay')}
      </a>
    </>
  )
}

/** A note about a saved game whose pack or rules have changed: it is replayed as far as possible, or only mentioned. */
export function UnfitNote({ game, format, at, onReplay, unfit }: NoteProps & { readonly unfit: Unfit }) {
  const t = useTranslations('play.kept')
  const ago = useAgo()
  const { id, because, replayed } = unfit
  return (
    <>
      {replayed ? (
        <Replayed {...replayed} {...{ unfit, format }} />
      ) : (
        <>
          <p>{t(because, { when: ago(unfit.updated) })}</p>
          <Button small onClick={() => onReplay?.(id)} data-replay>
            {t(because === 'content' ? 'replay' : 'look')}
          </Button>
        </>
      )}
      {because === 'content' && (
        // A full page load, because the open table would keep its state.
        <a className={styles.link} href={gameAddress(at, game.def.scenario, id)}>
          {t('asItWas')}
        </a>
      )}
      <Button small look="quiet" onClick={() => void saveFile(game.match, 'unfit')}>
        {t('saveIt')}
      </Button>
    </>
  )
}

type ReplayedProps = NonNullable<Unfit['replayed']> & Pick<NoteProps, 'format'> & { readonly unfit: Unfit }

/** The last legal step, and the refusal that stopped the replay. */
function Replayed({ step, refusal, unfit: { steps }, format }: ReplayedProps) {
  const t = useTranslations('play.kept')
  if (!useRefusalsNow()) return null
  const told = refusal
    ? `${t('stopped', { step, steps, next: step + 1 })} ${format(refusal.message)}`
    : t('otherwise', { step })
  return (
    <p data-replayed={step}>
      {told} {t('goOn')}
    </p>
  )
}
