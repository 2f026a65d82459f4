'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import type { CellIndex, Inspection } from '../../../engine/types'
import { inspectedManner, paintSign } from '../../_board/draw/overlay/inspected'
import type { Box } from '../../_board/view'
import { useTheme } from '../../_shell/use-theme'
import { useRefusalsNow } from '../../_text/game-texts'
import type { Format } from '../../_text/use-say'
import { Move, X } from '../../_ui/icons'
import { useHandOnFocus } from '../screen/move-focus'
import { focusBoard } from '../screen/restore-focus'
import styles from './inspection.module.css'
import { kindName } from './inspection-text'
import { kindsOf } from './shown-inspection'
import { useCorner } from './use-corner'

type Props = {
  readonly inspection: Inspection
  readonly isPinned: boolean
  /** True if it has a place of its own and covers nothing. */
  readonly isDocked: boolean
  /** Counts own units and cells to choose under a rectangle of the board; undefined for a docked card. */
  readonly countUnder?: (under: Box) => number
  readonly nameOfCell: (cell: CellIndex) => string
  readonly format: Format
  readonly onClose: () => void
}

/** Shows the inspection after the messages of refusals have loaded, because a verdict may quote them. */
export const InspectionCard = (props: Props) => useRefusalsNow() && <Card {...props} />

/** Lets Tab reach a card without buttons that is too long for its place, so that keys scroll it. */
function reachIfLong(card: HTMLElement): void {
  const isReached = card.scrollHeight > card.clientHeight && !card.querySelector('button')
  if (isReached) card.tabIndex = 0
  else card.removeAttribute('tabindex')
}

/** The expected result of an action: sums line by line, the verdict, and a legend of the signs on the board. */
function Card({ inspection, isPinned, isDocked, countUnder, nameOfCell, format, onClose }: Props) {
  const t = useTranslations('play')
  const card = useHandOnFocus(focusBoard)
  const { corner, moveOn, drag } = useCorner(card, inspection, countUnder)
  const { title, verdict, sums } = inspection
  const kinds = kindsOf(inspection)
  useEffect(() => {
    const { current } = card
    if (!current) return
    const watch = new ResizeObserver(() => reachIfLong(current))
    watch.observe(current)
    return () => watch.disconnect()
  })
  return (
    <section
      ref={card}
      className={styles.card}
      data-corner={isDocked ? undefined : corner}
      data-docked={isDocked || undefined}
      data-inspection
      data-pinned={isPinned || undefined}
      data-over-board={isPinned || undefined}
      aria-label={t('inspect.label')}
    >
      <header {...(isPinned && !isDocked ? drag : undefined)}>
        <h2>{format(title)}</h2>
        {isPinned && !isDocked && (
          <button
            type="button"
            onClick={() => moveOn()}
            onKeyDown={({ key }) => moveOn(key)}
            aria-label={t('inspect.move')}
            title={t('inspect.move')}
            data-move
          >
            <Move size={14} />
          </button>
        )}
        {isPinned && (
          <button type="button" onClick={onClose} aria-label={t('close')} title={t('close')}>
            <X size={15} />
          </button>
        )}
      </header>
      {verdict && (
        <p className={styles.verdict} data-verdict>
          {format(verdict)}
        </p>
      )}
      {sums.length > 0 && <Sums {...{ sums, format }} />}
      {kinds.length > 0 && (
        <ul className={styles.legend} aria-label={t('inspect.legend')}>
          {kinds.map(({ kind, cells }) => (
            <li key={kind} data-kind={kind}>
              <KindSign kind={kind} />
              {kindName(t, kind)} <span>{cells.length}</span>
              <span className="sr-only">
                {cells
                  .slice(0, MOST_READ)
                  .map(({ cell, label }) => [nameOfCell(cell), label ? format(label) : ''].join(' ').trim())
                  .join(', ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The lines of each sum. */
const Sums = ({ sums, format }: Pick<Inspection, 'sums'> & Pick<Props, 'format'>) => (
  <div className={styles.sums}>
    {sums.map((sum) => (
      <table key={sum.id} data-sum={sum.id}>
        <caption>
          <span>{format(sum.label)}</span> <strong data-total>{sum.total}</strong>
        </caption>
        <tbody>
          {sum.lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a sum have no name of their own
            <tr key={at} data-piece={line.piece}>
              <th scope="row">{format(line.label)}</th>
              <td>{isMixed(sum) ? signed(line.points) : line.points}</td>
            </tr>
          ))}
        </tbody>
      </table>
    ))}
  </div>
)

/** Number of cell names read aloud for one kind. */
const MOST_READ = 60

/** Plus and minus signs are shown only if a line is negative. */
const isMixed = ({ lines }: Inspection['sums'][number]): boolean => lines.some(({ points }) => points < 0)

const signed = (points: number): string => (points > 0 ? `+${points}` : `${points}`.replace('-', '\u2212'))

/** The sign of a kind, drawn as on the board. */
function KindSign({ kind }: { kind: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const theme = useTheme()
  useEffect(() => {
    const ctx = canvas.current?.getContext('2d')
    if (!ctx || !canvas.current) return
    const ratio = window.devicePixelRatio || 1
    canvas.current.width = 18 * ratio
    canvas.current.height = 18 * ratio
    ctx.setTransform((ratio * 18) / 25, 0, 0, (ratio * 18) / 25, 0, 0)
    paintSign(ctx, inspectedManner(kind), 12.5, 12.5, theme)
  }, [kind, theme])
  return <canvas ref={canvas} width={18} height={18} />
}
