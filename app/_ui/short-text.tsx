'use client'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { Button } from './button'

/** Edits a short text in its line: Enter applies, Escape cancels. */
export function ShortText(props: {
  readonly label: string
  /** Shown while the field is empty. */
  readonly placeholder?: string
  readonly value: string
  readonly longest: number
  readonly save: string
  readonly cancel: string
  readonly className: string
  readonly children?: ReactNode
  /** Called with the new text, or with undefined after a cancel. */
  readonly onDone: (text: string | undefined) => void
}) {
  const { onDone } = props
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.select(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onDone(input.current?.value)
  }
  return (
    <form
      className={props.className}
      onSubmit={submit}
      onKeyDown={({ key }) => key === 'Escape' && onDone(undefined)}
    >
      <input
        ref={input}
        aria-label={props.label}
        placeholder={props.placeholder}
        defaultValue={props.value}
        maxLength={props.longest}
      />
      <Button small type="submit" look="main">
        {props.save}
      </Button>
      <Button small look="quiet" onClick={() => onDone(undefined)}>
        {props.cancel}
      </Button>
      {props.children}
    </form>
  )
}
