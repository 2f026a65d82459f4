'use client'
import { useState } from 'react'
import field from '../../../_ui/field.module.css'
import styles from './underlay.module.css'

type Props = {
  readonly label: string
  readonly value: number
  readonly step: number
  readonly min?: number
  readonly max?: number
  readonly onSettled: (value: number) => void
}

/** A number field that applies on blur, Enter or an arrow key; invalid and out-of-range values are refused. */
export function NumberField({ label, value, step, min = -2000, max = 2000, onSettled }: Props) {
  const [typed, setTyped] = useState<string>()
  const settle = (text = typed) => {
    setTyped(undefined)
    const number = Number(text)
    const isTaken = text !== undefined && text.trim() !== '' && number >= min && number <= max
    if (isTaken && number !== value) onSettled(Number(number.toFixed(4)))
  }
  return (
    <label className={styles.number}>
      {label}
      <input
        className={field.field}
        type="number"
        inputMode="decimal"
        {...{ step, min, max }}
        value={typed ?? String(value)}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => settle()}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle()
        }}
      />
    </label>
  )
}
