'use client'
import { useTranslations } from 'next-intl'
import type { Grid } from '../../../engine/geometry/grid'
import type { TableCard } from '../../../engine/types'
import { Described } from '../../_board/described/described'
import { DescribedCounter } from '../../_board/described/described-counter'
import { mannerOf } from '../../_board/draw/overlay/highlights'
import { cellSample, lineSample } from '../../_board/draw/samples'
import type { BoardLook } from '../../_board/types'
import { useTheme } from '../../_shell/use-theme'
import cardStyles from '../table/card.module.css'
import { kindLook } from '../table/kind-look'
import { holding } from './find-statements'
import styles from './legend.module.css'
import type { LegendSection, Sample } from './legend-entries'
import { Marked } from './marked'

type Props = {
  readonly sections: readonly LegendSection[]
  readonly words: string
  readonly look: BoardLook
  readonly grid: Pick<Grid, 'kind' | 'orientation'>
}

/** The legend section by section: a picture, a name and a meaning. */
export function LegendList({ sections, words, look, grid }: Props) {
  const t = useTranslations('guide.legend')
  return found(sections, words).map(({ id, entries }) => (
    <section key={id} className={styles.section} data-legend={id}>
      <h3>{t(id)}</h3>
      <dl>
        {entries.map(({ id, name, text = '', sample }) => (
          <div key={id} data-entry={id}>
            <dt>
              <span className={styles.sample} aria-hidden="true">
                {sample && <Picture {...{ sample, look, grid }} />}
              </span>
              {name !== '' && (
                <b>
                  <Marked text={name} words={words} />
                </b>
              )}
            </dt>
            <dd>
              <Marked text={text} words={words} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ))
}

/** Only entries that match the words; empty sections are left out. */
export function found(sections: readonly LegendSection[], words: string): LegendSection[] {
  const isIn = holding(words)
  return sections
    .map(({ id, entries }) => ({
      id,
      entries: entries.filter(({ name, text }) => isIn(`${name} ${text ?? ''}`)),
    }))
    .filter(({ entries }) => entries.length > 0)
}

function Picture({ sample, look, grid }: { readonly sample: Sample } & Pick<Props, 'look' | 'grid'>) {
  const theme = useTheme()
  switch (sample.type) {
    case 'side':
      return <i className={styles.side} data-shape={sample.shape} style={{ background: sample.colour }} />
    case 'choice':
      return <i className={styles.choice} style={{ borderColor: mannerOf(sample.group)[theme] }} />
    case 'counter':
      return <DescribedCounter piece={sample.piece} look={look} size={34} />
    case 'ground':
      return (
        <Described
          of={sample.terrain}
          sample={cellSample({ terrain: sample.terrain, of: grid }, look, theme)}
          width={30}
          height={30}
        />
      )
    case 'card':
      return <CardPicture card={sample.card} look={look} />
    case 'line':
      return <Described of={sample.kind} sample={lineSample(sample, theme)} width={40} height={16} />
  }
}

/** A small card with the colour and the band of its kind. */
function CardPicture({ card, look }: { readonly card: TableCard; readonly look: BoardLook }) {
  const { colour, band } = kindLook(card, look)
  return (
    <i className={cardStyles.sample} style={{ '--kind': colour } as React.CSSProperties} data-band={band} />
  )
}
