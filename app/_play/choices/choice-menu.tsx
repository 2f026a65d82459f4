'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { actionKey } from '../../../engine/action-key'
import type { ComponentKind } from '../../../engine/match/port/press'
import type { Choice } from '../../../engine/types'
import { mannerOf } from '../../_board/draw/overlay/highlights'
import { useTheme } from '../../_shell/use-theme'
import type { NoteOf } from '../guide/choice-notes'
import type { PlayView } from '../model/play-view'
import styles from '../playtest.module.css'
import { stepFocus } from '../screen/move-focus'
import type { Line } from './folds'
import { placeAt } from './place-at'

/** A menu of the several choices at the pressed place. It holds the focus until it closes. */
export function ChoiceMenu(props: {
  lines: readonly Line[]
  /** The pressed thing beside the board: the menu opens at it. */
  near?: NonNullable<PlayView['menu']>['near']
  noteOf: NoteOf
  onChoose: (choice: Choice) => void
  onClose: () => void
}) {
  const t = useTranslations('play')
  const theme = useTheme()
  const box = useRef<HTMLDivElement>(null)
  const place = usePlaceAt(props.near)
  useEffect(() => {
    const before = document.activeElement
    box.current?.querySelector('button')?.focus({ preventScroll: true })
    return () => {
      // Returns the focus to the board, unless the choice has moved it.
      if (document.activeElement === document.body || box.current?.contains(document.activeElement))
        requestAnimationFrame(() => before instanceof HTMLElement && before.focus({ preventScroll: true }))
    }
  }, [])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows and Tab move among the buttons, Escape closes them
    <div
      ref={box}
      className={styles.menuChoices}
      style={place}
      data-near={props.near?.id}
      data-menu
      data-over-board
      onKeyDown={(event) => {
        stepFocus(event, true)
        if (event.key !== 'Escape') return
        event.stopPropagation()
        props.onClose()
      }}
    >
      <p>{t(props.lines.length > 1 ? 'whichOne' : 'doIt')}</p>
      {props.lines.map(({ choice, text, more, count }) => (
        <button
          key={actionKey(choice.action)}
          type="button"
          data-idle={props.noteOf(choice).isIdle}
          onClick={() => props.onChoose(choice)}
        >
          <i style={{ background: mannerOf(choice.group)[theme] }} />
          <span>
            {text}
            {count > 1 && ` ×${count}`}
            {more && <small>{more}</small>}
            <Noted {...props.noteOf(choice)} />
          </span>
        </button>
      ))}
    </div>
  )
}

function Noted({ worth, help }: ReturnType<NoteOf>) {
  return (
    <>
      {worth && <small data-worth>{worth}</small>}
      {help && <small data-help>{help}</small>}
    </>
  )
}

/** The attribute that marks each kind of thing beside the board. */
const ATTRIBUTE: Readonly<Record<ComponentKind, string>> = {
  card: 'data-card',
  covered: 'data-card',
  track: 'data-track',
  seat: 'data-mat',
  pile: 'data-pile',
}

/** The place of a menu at a card, a track or a player: on the side with more room, whatever the size of the menu becomes. */
function usePlaceAt(near: NonNullable<PlayView['menu']>['near']): React.CSSProperties | undefined {
  const [place, setPlace] = useState<React.CSSProperties>()
  const { kind, id } = near ?? {}
  useLayoutEffect(() => {
    const thing = kind && document.querySelector(`[${ATTRIBUTE[kind]}="${CSS.escape(id ?? '')}"]`)
    setPlace(thing ? placeAt(thing.getBoundingClientRect()) : undefined)
  }, [kind, id])
  return place
}
