'use client'
import { useTranslations } from 'next-intl'
import { Suspense, useState } from 'react'
import { CONTROLS, type Control, isSearching } from '../../../engine/match/port/controls'
import { PACE_NAMES } from '../../../engine/match/port/match'
import type { Seat } from '../../../engine/types'
import { inSentence } from '../../../schemas/articles'
import type { BoardLook } from '../../_board/types'
import type { Format } from '../../_text/use-say'
import { Armchair, ChevronRight, Pause, Play, SkipForward, User } from '../../_ui/icons'
import type { PlayGame } from '../model/play-game'
import type { PlayView } from '../model/play-view'
import styles from '../screen/panels.module.css'
import { NoteButton } from '../screen/parts'
import { hasTable } from '../table/has-table'
import { useControlName } from './control-name'
import type { SeatName } from './seat-name'

/** Above this number of seats, each gets one short line. */
const MOST_WIDE = 3

type Props = {
  readonly game: PlayGame
  readonly view: PlayView
  readonly look: BoardLook
  readonly nameOfSeat: SeatName
  readonly format: Format
}

/**
 * The player of each seat, and the speed of the bots. With `canFold` the players are one line of names once a person has acted. They
 * stay open for a user who has pressed one of their controls or the line, and where seats have notes or take the screen.
 */
export function Seats({ canFold, ...props }: Props & { readonly canFold: boolean }) {
  const { game, view } = props
  const { seats } = game.def
  const [wish, setWish] = useState<boolean>()
  const hasActed = view.log.some(({ seat }) => view.controls[seat] === 'human')
  const hasOwnButtons = view.sharesSecrets || view.noted.length > 0
  const hasBegun = canFold && !hasOwnButtons && (hasActed || view.moment !== undefined)
  const isOpen = wish ?? !hasBegun
  const bots = seats.some((seat) => view.controls[seat] !== 'human')
  return (
    <div className={styles.seats} data-many={seats.length > MOST_WIDE || undefined}>
      {hasBegun && <Names {...props} isOpen={isOpen} onOpen={setWish} />}
      {isOpen && (
        <div className={styles.rows} onClickCapture={() => setWish(true)} role="presentation">
          {seats.map((seat) => (
            <SeatRow key={seat} seat={seat} {...props} />
          ))}
        </div>
      )}
      {bots && <Bots {...{ game, view }} />}
    </div>
  )
}

/** The names of the players in one line, which opens and closes their controls. */
function Names({
  game,
  view,
  look,
  nameOfSeat,
  isOpen,
  onOpen,
}: Props & { readonly isOpen: boolean; readonly onOpen: (isOpen: boolean) => void }) {
  const t = useTranslations('play')
  const { seats, sideOf } = game.def
  return (
    <button
      type="button"
      className={styles.names}
      aria-expanded={isOpen}
      title={t('players')}
      onClick={() => onOpen(!isOpen)}
      data-players
    >
      <ChevronRight size={14} />
      {isOpen ? t('players') : <span className="sr-only">{t('players')}: </span>}
      {!isOpen &&
        seats.map((seat) => (
          <span key={seat} data-asked={view.decision?.seat === seat || undefined}>
            <i style={{ background: look.sides?.find(({ id }) => id === sideOf[seat])?.look.colour }} />
            {seats.length > MOST_WIDE && view.decision?.seat !== seat ? (
              <span className="sr-only">{nameOfSeat(seat)}</span>
            ) : (
              nameOfSeat(seat)
            )}
          </span>
        ))}
    </button>
  )
}

function SeatRow({ seat, game, view, look, nameOfSeat, format }: Props & { readonly seat: Seat }) {
  const t = useTranslations('play')
  const { seats, sideOf } = game.def
  const isHuman = view.controls[seat] === 'human'
  const people = seats.filter((one) => view.controls[one] === 'human').length
  // True if people share the screen and have secrets.
  const isShared = people > 1 && (view.viewer !== 'spectator' || view.handover !== undefined)
  // Private notes are in the table panel, if there is one.
  const isLaid = hasTable(view.table)
  const Choice = seats.length > MOST_WIDE ? ControlSelect : ControlButtons
  return (
    <div className={styles.seat} data-asked={view.decision?.seat === seat || undefined} data-seat={seat}>
      <i style={{ background: look.sides?.find(({ id }) => id === sideOf[seat])?.look.colour }} />
      <span>{nameOfSeat(seat)}</span>
      {isShared && isHuman && (
        <button
          type="button"
          className={styles.sit}
          aria-pressed={view.viewer === seat}
          aria-label={inSentence(t('sitDown', { side: nameOfSeat(seat, 'marked') }))}
          title={inSentence(t('sitDown', { side: nameOfSeat(seat, 'marked') }))}
          onClick={() => game.do({ type: 'take-screen', seat })}
          data-sit={seat}
        >
          <Armchair size={15} />
        </button>
      )}
      <Choice
        label={inSentence(t('whoPlays', { side: nameOfSeat(seat, 'marked') }))}
        control={view.controls[seat]}
        onControl={(control) => game.do({ type: 'control', seat, control })}
      />
      {isHuman && view.noted.includes(seat) && !isShared && !isLaid && (
        <Suspense>
          <NoteButton
            {...{ game, seat, format }}
            position={view.position}
            name={nameOfSeat(seat, 'marked')}
          />
        </Suspense>
      )}
    </div>
  )
}

type ControlProps = {
  readonly label: string
  readonly control: Control | undefined
  readonly onControl: (control: Control) => void
}

function ControlSelect({ label, control, onControl }: ControlProps) {
  const nameOf = useControlName()
  return (
    <select
      className={styles.control}
      aria-label={label}
      value={control}
      onChange={(event) => onControl(event.target.value as Control)}
    >
      {CONTROLS.map((one) => (
        <option key={one} value={one}>
          {nameOf(one)}
        </option>
      ))}
    </select>
  )
}

const SEARCHES = CONTROLS.filter(isSearching)

function ControlButtons({ label, control, onControl }: ControlProps) {
  const t = useTranslations('play')
  const nameOf = useControlName()
  return (
    <fieldset className={styles.segments}>
      <legend className="sr-only">{label}</legend>
      {CONTROLS.map((one) =>
        isSearching(one) ? null : (
          <button key={one} type="button" aria-pressed={control === one} onClick={() => onControl(one)}>
            {one === 'human' && <User size={14} />}
            {nameOf(one)}
          </button>
        ),
      )}
      <select
        aria-label={t('looksAhead')}
        data-search={isSearching(control)}
        value={isSearching(control) ? control : ''}
        onChange={(event) => onControl(event.target.value as Control)}
      >
        <option value="" disabled hidden>
          {t('looksAhead')}
        </option>
        {SEARCHES.map((one) => (
          <option key={one} value={one}>
            {nameOf(one)}
          </option>
        ))}
      </select>
    </fieldset>
  )
}

/** Pause, single step, and speed of the bots. */
function Bots({ game, view }: Pick<Props, 'game' | 'view'>) {
  const t = useTranslations('play')
  const pause = t(view.paused ? 'resume' : 'pause')
  return (
    <div className={styles.bots}>
      <button
        type="button"
        className={styles.icon}
        aria-label={pause}
        title={pause}
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
  )
}
