'use client'
import { useTranslations } from 'next-intl'
import type { Seat, Table, Viewer } from '../../../engine/types'
import { mannerOf } from '../../_board/draw/overlay/highlights'
import { useTheme } from '../../_shell/use-theme'
import { Layers } from '../../_ui/icons'
import type { Components } from '../choices/components'
import type { SeatName } from '../seats/seat-name'
import type { CardWords } from './card-face'
import { CardFaces } from './card-faces'
import styles from './mats.module.css'
import button from './plain-button.module.css'

type Props = CardWords & {
  readonly table: Table
  readonly seats: readonly Seat[]
  readonly viewer: Viewer
  readonly components: Components
  readonly nameOfSeat: SeatName
  readonly colourOf: (seat: Seat) => string | undefined
  /** The picture on a player's mat, as a CSS image. */
  readonly matOf: (seat: Seat) => string | undefined
  /** The seat with the current decision. */
  readonly asked: Seat | undefined
}

/** The public part of each player: name, possessions, face-up cards. */
export function Mats({ table, seats, ...rest }: Props) {
  const has = (seat: Seat) =>
    (table.mats ?? []).some((mat) => mat.seat === seat) ||
    (table.displays ?? []).some((display) => display.seat === seat)
  return (
    <div className={styles.mats} data-mats>
      {seats.filter(has).map((seat) => (
        <Mat key={seat} seat={seat} table={table} {...rest} />
      ))}
    </div>
  )
}

type MatProps = Omit<Props, 'seats'> & { readonly seat: Seat }

function Mat(props: MatProps) {
  const { seat, table, viewer, components, colourOf, matOf, asked, ...words } = props
  const art = matOf(seat)
  const theme = useTheme()
  const mat = table.mats?.find((one) => one.seat === seat)
  const group = components.groupOf('seat', seat)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its name is a button that does the same
    // biome-ignore lint/a11y/useKeyWithClickEvents: its name is a button that does the same
    <section
      className={styles.mat}
      onClick={() => components.press('seat', seat)}
      data-mat={seat}
      data-own={seat === viewer || undefined}
      data-asked={seat === asked || undefined}
      data-art={art && true}
      data-choosable={group === undefined ? undefined : true}
      style={
        {
          '--art': art,
          '--side': colourOf(seat),
          '--choice': group && mannerOf(group)[theme],
        } as React.CSSProperties
      }
    >
      <MatHead {...props} />
      {mat && mat.roles.length > 0 && (
        <ul className={styles.roles}>
          {mat.roles.map((role, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: roles have no name of their own
            <li key={at}>{words.format(role)}</li>
          ))}
        </ul>
      )}
      {mat && mat.counters.length > 0 && (
        <dl className={styles.counters}>
          {mat.counters.map(({ id, label, value }) => (
            <div key={id}>
              <dt>{words.format(label)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <Front displays={ownOf(table, seat)} components={components} words={words} />
    </section>
  )
}

const ownOf = ({ displays = [] }: Table, seat: Seat) => displays.filter((display) => display.seat === seat)

/** The name of the player, their badges, and their number of cards. */
function MatHead({ seat, table, components, nameOfSeat, nameOf }: MatProps) {
  const t = useTranslations('play')
  const name = nameOfSeat(seat)
  const badges = table.mats?.find((one) => one.seat === seat)?.badges
  const hand = ownOf(table, seat).find(({ kind }) => kind === 'hand')
  const held = hand && (hand.count ?? hand.cards.length)
  return (
    <header>
      <h3>
        <button
          type="button"
          className={button.plain}
          aria-label={components.groupOf('seat', seat) === undefined ? undefined : t('mats.choose', { name })}
        >
          {name}
        </button>
      </h3>
      {badges?.map((badge) => (
        <span key={badge} className={styles.badge} data-badge={badge}>
          {t.has(`mats.badges.${badge}`)
            ? t(`mats.badges.${badge}` as 'mats.badges.dead')
            : nameOf('badges', badge)}
        </span>
      ))}
      {held !== undefined && (
        <span className={styles.held} title={t('mats.held', { count: held })}>
          <Layers size={13} aria-hidden="true" />
          <span aria-hidden="true">{held}</span>
          <span className="sr-only">{t('mats.held', { count: held })}</span>
        </span>
      )}
    </header>
  )
}

/** The face-up cards of a player. */
function Front(props: {
  readonly displays: NonNullable<Table['displays']>
  readonly components: Components
  readonly words: CardWords
}) {
  const { displays, components, words } = props
  return displays
    .filter(({ kind, cards }) => kind !== 'hand' && cards.length > 0)
    .map((display) => (
      // biome-ignore lint/a11y/useKeyWithClickEvents: opening it is no press on the mat
      <details
        key={display.id}
        className={styles.front}
        data-front={display.id}
        onClick={(event) => event.stopPropagation()}
      >
        <summary>
          {words.format(display.label)} · {display.cards.length}
        </summary>
        <CardFaces cards={display.cards} components={components} words={words} />
      </details>
    ))
}
