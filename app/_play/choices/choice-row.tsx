'use client'
import { actionKey } from '../../../engine/action-key'
import type { Choice, Inspection } from '../../../engine/types'
import { mannerOf } from '../../_board/draw/overlay/highlights'
import { useTheme } from '../../_shell/use-theme'
import type { Format } from '../../_text/use-say'
import type { NoteOf } from '../guide/choice-notes'
import styles from './choices.module.css'
import type { Line } from './folds'

export type RowProps = {
  readonly line: Line
  readonly format: Format
  readonly onChoose: (choice: Choice) => void
  /** Called when the pointer or the focus enters or leaves a choice, to show its place. */
  readonly onPoint: (choice: Choice, isOn: boolean) => void
  /** The expected results of choices with sums, by action. */
  readonly sums: ReadonlyMap<string, Inspection>
  /** The worth of a choice, and the pack's help about it. */
  readonly noteOf: NoteOf
}

/** One choice: its text, the details that distinguish it, and its expected result. */
export function ChoiceRow({
  line: { choice, text, more, count },
  format,
  onChoose,
  onPoint,
  sums,
  noteOf,
}: RowProps) {
  const theme = useTheme()
  const inspection = sums.get(actionKey(choice.action))
  const { worth, isIdle, help } = noteOf(choice)
  const told = inspection && toldBefore(inspection, text, format)
  return (
    <button
      type="button"
      className={styles.choice}
      data-group={choice.group}
      data-idle={isIdle}
      onClick={() => onChoose(choice)}
      onPointerEnter={() => onPoint(choice, true)}
      onPointerLeave={() => onPoint(choice, false)}
      onFocus={() => onPoint(choice, true)}
      onBlur={() => onPoint(choice, false)}
    >
      <i style={{ background: mannerOf(choice.group)[theme] }} />
      <span>
        {text}
        {count > 1 && <b>{` ×${count}`}</b>}
        {more && <small>{more}</small>}
        {worth && <small data-worth>{worth}</small>}
        {help && <small data-help>{help}</small>}
        {inspection && <small data-sums={inspection.sums.map(({ total }) => total).join(' ')}>{told}</small>}
      </span>
    </button>
  )
}

/** Totals and verdict, without the numbers already in the text of the choice. */
function toldBefore({ sums, verdict }: Inspection, text: string, format: Format): string {
  const numbers = new Set(text.match(/\d+/g))
  const isSaid = (said: string): boolean => (said.match(/\d+/g) ?? []).every((number) => numbers.has(number))
  if (sums.every(({ total }) => numbers.has(String(total)))) return ''
  // Two sums are compared; for more the verdict is enough.
  const totals =
    sums.length > 2 ? '' : sums.map(({ label, total }) => `${format(label)} ${total}`).join(' : ')
  const said = verdict ? format(verdict) : ''
  return [totals, /\d/.test(said) && isSaid(said) ? '' : said].filter(Boolean).join(' \u00b7 ')
}
