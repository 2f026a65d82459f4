'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import type { TableDisplay, Viewer } from '../../../engine/types'
import { ChevronDown, ChevronUp } from '../../_ui/icons'
import type { Components } from '../choices/components'
import type { SeatName } from '../seats/seat-name'
import { CardFace, type CardWords } from './card-face'
import styles from './displays.module.css'

type Props = CardWords & {
  readonly displays: readonly TableDisplay[]
  readonly viewer: Viewer
  readonly components: Components
  readonly nameOfSeat: SeatName
}

/** Along the edge of the table: face-up cards, and the hand of the player at the screen. On a small screen they are folded. */
export function Displays({ displays, viewer, components, nameOfSeat, ...words }: Props) {
  const t = useTranslations('play')
  const [open, setOpen] = useState(
    () => !matchMedia('(width <= 760px), (width <= 1000px) and (height <= 480px)').matches,
  )
  const strip = useRef<HTMLDivElement>(null)
  // The player's own hand comes first.
  const isOwn = ({ kind, seat }: TableDisplay) => kind === 'hand' && seat === viewer
  const shown = displays
    .filter((display) => isAtEdge(display, viewer, components))
    .sort((a, b) => Number(isOwn(b)) - Number(isOwn(a)))
  const asked = shown.find(({ cards }) =>
    cards.some(({ id }) => components.groupOf('card', id) !== undefined),
  )?.id
  useEffect(() => {
    const section = strip.current?.querySelector<HTMLElement>(`[data-display="${asked}"]`)
    if (section && strip.current)
      strip.current.scrollTo({ left: section.offsetLeft - 12, top: section.offsetTop - 12 })
  }, [asked])
  if (shown.length === 0) return null
  return (
    <section
      className={styles.dock}
      aria-label={t('cards.table')}
      data-displays
      data-open={open || undefined}
      data-asked={asked}
    >
      <h2 className="sr-only">{t('cards.table')}</h2>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={open}
        aria-label={t(open ? 'cards.fold' : 'cards.unfold')}
        onClick={() => setOpen(!open)}
      >
        {open ? <ChevronDown size={15} /> : <ChevronUp size={15} />}
        {!open && (
          <span>
            {shown
              .map(({ label, cards, count }) => `${words.format(label)} ${count ?? cards.length}`)
              .join(' · ')}
          </span>
        )}
      </button>
      {open && (
        <div ref={strip} className={styles.strip}>
          {shown.map((display) => (
            <section
              key={display.id}
              className={styles.display}
              data-display={display.id}
              data-kind={display.kind}
            >
              <h3>
                {words.format(display.label)}
                <span>{display.count ?? display.cards.length}</span>
              </h3>
              <div className={styles.cards}>
                {display.cards.map((card, at) => (
                  <CardFace
                    // biome-ignore lint/suspicious/noArrayIndexKey: two cards of a display may be copies
                    key={`${card.id} ${at}`}
                    card={card}
                    group={components.groupOf('card', card.id)}
                    onPress={() => components.press(card.faceDown ? 'covered' : 'card', card.id)}
                    onPoint={(isOn) => components.point('card', isOn ? card.id : undefined)}
                    {...words}
                  />
                ))}
                {display.cards.length === 0 && <p className={styles.none}>{t('cards.none')}</p>}
              </div>
            </section>
          ))}
        </div>
      )}
    </section>
  )
}

/** Whether a display is at the edge: the own hand, face-up cards, or any display with a choosable card. */
export function isAtEdge(
  { kind, seat, cards }: TableDisplay,
  viewer: Viewer,
  components: Components,
): boolean {
  if (cards.some(({ id }) => components.groupOf('card', id) !== undefined)) return true
  if (kind === 'open') return cards.length > 0
  return kind === 'hand' && seat === viewer
}
