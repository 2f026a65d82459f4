'use client'
import { useTranslations } from 'next-intl'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../../_ui/button'
import { Dices, FastForward } from '../../_ui/icons'
import { keepSetting, savedSetting } from '../../_ui/saved-setting'
import type { PlayGame } from '../model/play-game'
import styles from './choices.module.css'
import { placeAt } from './place-at'

/** Set once the user has confirmed a random choice in this browser. */
const KEPT = 'ludoteca:at-random'

type Wish = 'one' | 'phase'
const BUTTONS = [
  { wish: 'one', text: 'chooseForMe', Icon: Dices },
  { wish: 'phase', text: 'finishPhase', Icon: FastForward },
] as const

/** Random choices, once or to the end of the phase. The first one in a browser needs a confirmation. */
export function AtRandom({ game }: { readonly game: PlayGame }) {
  const t = useTranslations('play')
  const [asked, setAsked] = useState<{ readonly wish: Wish; readonly place: CSSProperties }>()
  const act = (wish: Wish) => game.do({ type: 'choose-for-me', whole: wish === 'phase' })
  const press = (wish: Wish, button: HTMLElement) =>
    savedSetting(KEPT) === 'known'
      ? act(wish)
      : setAsked({ wish, place: placeAt(button.getBoundingClientRect()) })
  const confirm = () => {
    keepSetting(KEPT, 'known')
    if (asked) act(asked.wish)
    setAsked(undefined)
  }
  return (
    <span className={styles.atRandom}>
      {BUTTONS.map(({ wish, text, Icon }) => (
        <button
          key={wish}
          type="button"
          title={t(text)}
          aria-label={t(text)}
          onClick={(event) => press(wish, event.currentTarget)}
          data-auto={wish}
        >
          <Icon size={16} />
        </button>
      ))}
      {asked &&
        createPortal(
          <Confirm {...asked} onConfirm={confirm} onClose={() => setAsked(undefined)} />,
          document.body,
        )}
    </span>
  )
}

function Confirm(props: {
  readonly wish: Wish
  readonly place: CSSProperties
  readonly onConfirm: () => void
  readonly onClose: () => void
}) {
  const t = useTranslations('play')
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    const before = document.activeElement
    box.current?.querySelector('button')?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    <section
      ref={box}
      className={styles.confirm}
      style={props.place}
      aria-label={t('atRandom.title')}
      data-confirm-random
      data-over-board
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        props.onClose()
      }}
    >
      <p>{t(props.wish === 'one' ? 'atRandom.one' : 'atRandom.phase')}</p>
      <Button small look="main" onClick={props.onConfirm} data-sure>
        {t('atRandom.sure')}
      </Button>
      <Button small look="quiet" onClick={props.onClose}>
        {t('atRandom.cancel')}
      </Button>
    </section>
  )
}
