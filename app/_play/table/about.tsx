'use client'
import { useTranslations } from 'next-intl'
import type { CellIndex, Seat, TableAbout, TableFigure, Viewer } from '../../../engine/types'
import type { Format } from '../../_text/use-say'
import { ChevronRight, MapPin } from '../../_ui/icons'
import styles from './about.module.css'

type Words = {
  readonly format: Format
  readonly colourOf: (seat: Seat) => string | undefined
  /** Shows the cell of a line on the map. */
  readonly onCell: (cell: CellIndex) => void
}

type Shown = Words & { readonly about: readonly TableAbout[]; readonly viewer: Viewer }

const isFor =
  (viewer: Viewer) =>
  ({ seat }: TableAbout): boolean =>
    seat === undefined || seat === viewer

/** The facts beside the decision that matter for it, including those for the viewer only. */
export function About({ about, viewer, ...words }: Shown) {
  const t = useTranslations('play')
  const shown = about.filter(isFor(viewer)).filter(({ isSecondary }) => !isSecondary)
  if (shown.length === 0) return null
  return (
    <section className={styles.about} aria-label={t('about')} data-abouts>
      {shown.map(({ id, title, verdict, rows, seat }) => (
        <section key={id} className={styles.one} data-about={id} data-own={seat !== undefined || undefined}>
          <h3>{words.format(title)}</h3>
          {verdict && <p className={styles.verdict}>{words.format(verdict)}</p>}
          {rows.length > 0 && <Figures rows={rows} {...words} />}
        </section>
      ))}
    </section>
  )
}

/** Further facts, each in a line that opens. */
export function AlsoToKnow({ about, viewer, ...words }: Shown) {
  const t = useTranslations('play')
  const shown = about.filter(isFor(viewer)).filter(({ isSecondary }) => isSecondary)
  if (shown.length === 0) return null
  return (
    <section className={styles.asides} data-asides>
      <h3>{t('asides')}</h3>
      {shown.map((one) => (
        <Aside key={one.id} about={one} {...words} />
      ))}
    </section>
  )
}

function Aside({ about: { id, title, verdict, rows }, ...words }: Words & { readonly about: TableAbout }) {
  const head = (
    <span>
      <strong>{words.format(title)}</strong>
      {verdict && <span className={styles.verdict}>{words.format(verdict)}</span>}
    </span>
  )
  if (rows.length === 0)
    return (
      <p className={styles.aside} data-about={id}>
        {head}
      </p>
    )
  return (
    <details className={styles.aside} data-about={id}>
      <summary>
        <ChevronRight className={styles.fold} size={14} aria-hidden="true" />
        {head}
      </summary>
      <Figures rows={rows} {...words} />
    </details>
  )
}

function Figures({ rows, ...words }: Words & { readonly rows: readonly TableFigure[] }) {
  return (
    <ul className={styles.rows}>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are in their order and have no name
        <Row key={at} row={row} {...words} />
      ))}
    </ul>
  )
}

function Row({ row, format, colourOf, onCell }: Words & { readonly row: TableFigure }) {
  const { label, side, text, cell, value, of } = row
  const name = format(label)
  return (
    <li style={{ '--side': side && colourOf(side) } as React.CSSProperties} data-side={side}>
      {side !== undefined && <i aria-hidden="true" />}
      {cell === undefined ? (
        <span>{name}</span>
      ) : (
        <button type="button" onClick={() => onCell(cell)}>
          {name}
          <MapPin className={styles.pin} size={12} aria-hidden="true" />
        </button>
      )}
      <Figure row={row} />
      {text && <small>{format(text)}</small>}
      {of !== undefined && of > 0 && (
        <div
          className={styles.bar}
          aria-hidden="true"
          style={{ '--share': `${((value ?? 0) * 100) / of}%` } as React.CSSProperties}
        />
      )}
    </li>
  )
}

/** "3", "3 of 8", "3, and will be 5". */
function Figure({ row: { value, becomes, of } }: { readonly row: TableFigure }) {
  const t = useTranslations('play')
  if (value === undefined) return null
  if (becomes === undefined)
    return (
      <b>
        {value}
        {of !== undefined && <em>/{of}</em>}
      </b>
    )
  return (
    <b data-becomes={becomes}>
      {value}
      <em aria-hidden="true"> → </em>
      <span className="sr-only">{` ${t('becomes')} `}</span>
      {becomes}
    </b>
  )
}
