'use client'
import { Armchair, Bot, Pause, Play, SkipForward, User } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { CONTROLS, type Control } from '../../../engine/match/controls'
import { PACE_NAMES } from '../../../engine/match/match'
import type { BoardLook } from '../../_board/types'
import type { Say } from '../../_text/use-say'
import type { PlayGame } from '../model/play-game'
import type { PlayView } from '../model/play-view'
import type { SeatName } from '../seat-name'
import { hasTable } from '../table/table-panel'
import { NoteButton } from './note'
import styles from './panels.module.css'

/** More seats than these get one short line each. */
const MOST_WIDE = 3

type Props = {
  readonly game: PlayGame
  readonly view: PlayView
  readonly look: BoardLook
  readonly nameOfSeat: SeatName
  readonly say: Say
}

/** Who plays each side, and how fast the bots are. */
export function Seats({ game, view, look, nameOfSeat, say }: Props) {
  const t = useTranslations('play')
  const bots = game.def.seats.some((seat) => view.controls[seat] !== 'human')
  const isMany = game.def.seats.length > MOST_WIDE
  const people = game.def.seats.filter((seat) => view.controls[seat] === 'human').length
  // People share the screen and hide things from each other.
  const isShared = people > 1 && (view.viewer !== 'spectator' || view.handover !== undefined)
  // What a player knows alone is in the panel of the table, if there is one.
  const isLaid = hasTable(view.table)
  return (
    <div className={styles.seats} data-many={isMany || undefined}>
      {game.def.seats.map((seat) => {
        const colour = look.sides?.find(({ id }) => id === game.def.sideOf[seat])?.look.colour
        const asked = view.decision?.seat === seat
        return (
          <div key={seat} className={styles.seat} data-asked={asked || undefined} data-seat={seat}>
            <i style={{ background: colour }} />
            <span>{nameOfSeat(seat)}</span>
            {isShared && view.controls[seat] === 'human' && (
              <button
                type="button"
                className={styles.sit}
                aria-pressed={view.viewer === seat}
                aria-label={t('sitDown', { side: nameOfSeat(seat) })}
                title={t('sitDown', { side: nameOfSeat(seat) })}
                onClick={() => game.do({ type: 'take-screen', seat })}
                data-sit={seat}
              >
                <Armchair size={15} />
              </button>
            )}
            {isMany && (
              <select
                className={styles.control}
                aria-label={t('whoPlays', { side: nameOfSeat(seat) })}
                value={view.controls[seat]}
                onChange={(event) =>
                  game.do({ type: 'control', seat, control: event.target.value as Control })
                }
              >
                {CONTROLS.map((control) => (
                  <option key={control} value={control}>
                    {t(`controls.${control}`)}
                  </option>
                ))}
              </select>
            )}
            {!isMany && (
              <fieldset className={styles.segments}>
                <legend className="sr-only">{t('whoPlays', { side: nameOfSeat(seat) })}</legend>
                {CONTROLS.map((control) => (
                  <button
                    key={control}
                    type="button"
                    aria-pressed={view.controls[seat] === control}
                    onClick={() => game.do({ type: 'control', seat, control })}
                  >
                    {control === 'human' ? <User size={14} /> : <Bot size={14} />}
                    {t(`controls.${control}`)}
                  </button>
                ))}
              </fieldset>
            )}
            {view.controls[seat] === 'human' && view.noted.includes(seat) && !isShared && !isLaid && (
              <NoteButton
                game={game}
                position={view.position}
                seat={seat}
                name={nameOfSeat(seat)}
                say={say}
              />
            )}
          </div>
        )
      })}
      {bots && (
        <div className={styles.bots}>
          <button
            type="button"
            className={styles.icon}
            aria-label={t(view.paused ? 'resume' : 'pause')}
            title={t(view.paused ? 'resume' : 'pause')}
            onClick={() => game.do({ type: 'pause', paused: !view.paused })}
          >
            {view.paused ? <Play size={15} /> : <Pause size={15} />}
          </button>
          <button
            type="button"
            className={styles.icon}
            aria-label={t('stepBot')}
            title={t('stepBot')}
            disabled={!view.botsAsked}
            onClick={() => game.do({ type: 'step' })}
          >
            <SkipForward size={15} />
          </button>
          <fieldset className={styles.segments}>
            <legend className="sr-only">{t('pace')}</legend>
            {PACE_NAMES.map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={view.pace === one}
                onClick={() => game.do({ type: 'pace', pace: one })}
              >
                {t(`paces.${one}`)}
              </button>
            ))}
          </fieldset>
        </div>
      )}
    </div>
  )
}
