'use client'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Dialog } from '../../_ui/dialog'
import styles from './chooser.module.css'
import type { Named } from './ranked'

export type Choice = Named & {
  readonly id: string
  /** Its keyboard shortcut. */
  readonly keys?: string
  readonly choose: () => void
}

/** A list filtered by typing, with arrows and Enter or with a press. */
export function Chooser(props: {
  readonly title: string
  readonly label: string
  /** True for file names, which are set in a monospaced font. */
  readonly isCode?: boolean
  /** The choices for the typed text, the best first. */
  readonly choices: (wanted: string) => readonly Choice[]
  readonly nothing?: ReactNode
  /** Text typed before the dialog was ready; it is used as the initial text. Enter at its end picks the first choice at once. */
  readonly heard: () => string
  readonly onClose: () => void
}) {
  const [heard] = useState(props.heard)
  const [wanted, setWanted] = useState(heard.replace(/\n$/, ''))
  const [at, setAt] = useState(0)
  const list = useId()
  const choices = props.choices(wanted)
  const choose = (choice: Choice | undefined) => {
    props.onClose()
    choice?.choose()
  }
  const isOver = useRef(false)
  useEffect(() => {
    if (isOver.current) return
    isOver.current = true
    if (heard.endsWith('\n') && choices.length > 0) choose(choices[0])
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') goTo(Math.min(choices.length - 1, at + 1))
    else if (event.key === 'ArrowUp') goTo(Math.max(0, at - 1))
    else if (event.key === 'Enter') choose(choices[at])
    else return
    event.preventDefault()
  }
  const goTo = (next: number) => {
    setAt(next)
    document.getElementById(`${list}-${next}`)?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <Dialog onClose={props.onClose} title={props.title}>
      <input
        className={styles.input}
        data-code={props.isCode}
        role="combobox"
        aria-expanded="true"
        aria-controls={list}
        aria-activedescendant={choices[at] && `${list}-${at}`}
        aria-label={props.label}
        value={wanted}
        onChange={(event) => {
          setWanted(event.target.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
        spellCheck={false}
        autoComplete="off"
      />
      <div role="listbox" id={list} className={styles.list} aria-label={props.label}>
        {choices.map((choice, index) => (
          <button
            key={choice.id}
            type="button"
            role="option"
            id={`${list}-${index}`}
            tabIndex={-1}
            aria-selected={index === at}
            className={styles.option}
            data-code={props.isCode}
            data-testid={`choice-${choice.id}`}
            onClick={() => choose(choice)}
          >
            <span>{choice.text}</span>
            {choice.keys !== undefined && <kbd>{choice.keys}</kbd>}
          </button>
        ))}
      </div>
      {choices.length === 0 && <p role="status">{props.nothing}</p>}
    </Dialog>
  )
}
