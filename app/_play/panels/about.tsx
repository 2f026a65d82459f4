'use client'
import { ChevronRight, MapPin } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { CellIndex, Seat, TableAbout, TableFigure, Viewer } from '../../../engine/types'
import type { Format } from '../../_text/use-say'
import styles from './about.module.css'

type Words = {
  readonly format: Format
  readonly colourOf: (seat: Seat) => string | undefined
  /** Shows where a line is on the map. */
  readonly onCell: (cell: CellIndex) => void
}

/** What the decision turns on, beside it: what concerns the viewer, what is being decided, and what is good to know, folded. */
export function About({
  about,
  viewer,
  ...words
}: Words & { readonly about: readonly TableAbout[]; readonly viewer: Viewer }) {
  const t = useTranslations('play')
  const shown = about.filter(({ seat }) => seat === undefined || seat === viewer)
  if (shown.length === 0) return null
  return (
    <section className={styles.about} aria-label={t('about')} data-abouts>
      {shown.map((one) => (
        <One key={one.id} about={one} {...words} />
      ))}
    </section>
  )
}

function One({ about, ...words }: Words & { readonly about: TableAbout }) {
  const { id, title, verdict, rows, isAside, seat } = about
  const { format } = words
  const said = verdict && <p className={styles.verdict}>{format(verdict)}</p>
  const figures = rows.length > 0 && <Figures rows={rows} {...words} />
  if (isAside && figures)
    return (
      <details className={styles.one} data-about={id}>
        <summary>
          <ChevronRight className={styles.fold} size={14} aria-hidden="true" />
          <span>
            <strong>{format(title)}</strong>
            {verdict && <span className={styles.verdict}>{format(verdict)}</span>}
          </span>
        </summary>
        {figures}
      </details>
    )
  return (
    <section className={styles.one} data-about={id} data-own={seat !== undefined || undefined}>
      <h3>{format(title)}</h3>
      {said}
      {figures}
    </section>
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
      <span className="sr-only">{t('becomes')}</span>
      {becomes}
    </b>
  )
}
