'use client'
import { useFormatter, useTranslations } from 'next-intl'
import type { Kept, Unfit } from '../../../engine/match/match'
import { Button } from '../../_ui/button'
import { saveFile } from '../save-file'
import styles from './kept-note.module.css'
import type { NoteProps } from './note-props'

type Props = NoteProps & { readonly unfit?: Unfit; readonly resumed?: Kept['resumed'] }

/** What is said of a kept game whose pack or rules have changed since: on the table with its own pack, replayed here, or only there. */
export default function OtherNote({ unfit, resumed, ...props }: Props) {
  if (unfit) return <UnfitNote {...props} unfit={unfit} />
  return resumed ? <OfBeforeNote {...props} resumed={resumed} /> : null
}

function OfBeforeNote({ game, view, at, resumed }: NoteProps & { resumed: NonNullable<Kept['resumed']> }) {
  const t = useTranslations('play.kept')
  const { relativeTime } = useFormatter()
  return (
    <>
      <p>
        {t('resumed', { when: relativeTime(resumed.updated), step: resumed.steps })} {t('ofBefore')}
      </p>
      <a className={styles.link} href={addressOf(at, game.def.scenario, view.kept.id, '&pack=now')}>
        {t('replay')}
      </a>
    </>
  )
}

function UnfitNote({ game, format, at, onReplay, unfit }: NoteProps & { readonly unfit: Unfit }) {
  const t = useTranslations('play.kept')
  const { relativeTime } = useFormatter()
  const { id, because, replayed } = unfit
  return (
    <>
      {replayed ? (
        <Replayed {...replayed} {...{ unfit, format }} />
      ) : (
        <>
          <p>{t(because, { when: relativeTime(unfit.updated) })}</p>
          <Button small onClick={() => onReplay?.(id)} data-replay>
            {t(because === 'content' ? 'replay' : 'look')}
          </Button>
        </>
      )}
      {because !== 'rules' && (
        // A page of its own: the table that is open would stay as it is.
        <a className={styles.link} href={addressOf(at, game.def.scenario, id)}>
          {t(because === 'moment' ? 'toTheEnd' : 'asItWas')}
        </a>
      )}
      {because !== 'moment' && (
        <Button small look="quiet" onClick={() => void saveFile(game.match, 'unfit')}>
          {t('saveIt')}
        </Button>
      )}
    </>
  )
}

type ReplayedProps = NonNullable<Unfit['replayed']> & Pick<NoteProps, 'format'> & { readonly unfit: Unfit }

/** How far it went, and the refusal that stopped it. */
function Replayed({ step, refusal, unfit: { steps, because }, format }: ReplayedProps) {
  const t = useTranslations('play.kept')
  const told = refusal
    ? `${t('stopped', { step, steps, next: step + 1 })} ${format(refusal.message)}`
    : t(because === 'moment' ? 'moment' : 'otherwise', { step, steps })
  return (
    <p data-replayed={step}>
      {told} {t('goOn')}
    </p>
  )
}

const addressOf = (at: string, scenario: string, game = '', more = ''): string =>
  `/play/${at}?scenario=${scenario}&game=${game}${more}`
