'use client'
import { actionKey } from '../../../engine/action-key'
import type { Choice, Inspection } from '../../../engine/types'
import { mannerOf } from '../../_board/draw/highlights'
import { useTheme } from '../../_shell/use-theme'
import type { Format } from '../../_text/use-say'
import type { Line } from '../model/folds'
import styles from './choices.module.css'

export type RowProps = {
  readonly line: Line
  readonly format: Format
  readonly onChoose: (choice: Choice) => void
  /** The pointer or the focus came to a choice, or left it: show where it is. */
  readonly onPoint: (choice: Choice, isOn: boolean) => void
  /** What would come of a choice, by its action, where there are sums to show before it is made. */
  readonly sums: ReadonlyMap<string, Inspection>
}

/** One choice: what it means, and under it what tells it from others and what would come of it. */
export function ChoiceRow({
  line: { choice, text, more, count },
  format,
  onChoose,
  onPoint,
  sums,
}: RowProps) {
  const theme = useTheme()
  const inspection = sums.get(actionKey(choice.action))
  const told = inspection && toldBefore(inspection, text, format)
  return (
    <button
      type="button"
      className={styles.choice}
      data-group={choice.group}
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
        {inspection && <small data-sums={inspection.sums.map(({ total }) => total).join(' ')}>{told}</small>}
      </span>
    </button>
  )
}

/** Totals and verdict; nothing that the words of the choice have already. */
function toldBefore({ sums, verdict }: Inspection, text: string, format: Format): string {
  const numbers = new Set(text.match(/\d+/g))
  const isSaid = (said: string): boolean => (said.match(/\d+/g) ?? []).every((number) => numbers.has(number))
  if (sums.every(({ total }) => numbers.has(String(total)))) return ''
  // Two sums stand against each other; of more the verdict says enough.
  const totals =
    sums.length > 2 ? '' : sums.map(({ label, total }) => `${format(label)} ${total}`).join(' : ')
  const said = verdict ? format(verdict) : ''
  return [totals, /\d/.test(said) && isSaid(said) ? '' : said].filter(Boolean).join(' \u00b7 ')
}
