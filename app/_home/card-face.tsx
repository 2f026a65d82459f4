'use client'
import { useState } from 'react'
import styles from './home.module.css'
import { Notice } from './notice'
import { PackActions } from './pack-actions'
import { PICTURE, pictureAddress, THEMES } from './picture'

type Props = {
  readonly id: string
  /** What the addresses of its pictures end with; nothing for a pack without a map. */
  readonly picture: string | undefined
  /** What they show, in words. */
  readonly shows: string
  readonly name: string
  readonly summary: string | undefined
  readonly facts: readonly string[]
  readonly languages: readonly string[]
  readonly about: string
  /** What it requires and is not here, in words. */
  readonly missing: string | undefined
}

/** Its words alone travel with the page, not its shape: a page is sent once to be read and once to come to life. */
export function CardFace({ id, picture, shows, name, summary, facts, ...more }: Props) {
  const { languages, about, missing } = more
  const [isOpen, setOpen] = useState(false)
  return (
    <li className={styles.pack} data-testid={`pack-${id}`}>
      <div className={styles.packMap}>
        <MapPicture id={id} picture={picture} shows={shows} />
      </div>
      <div className={styles.packText}>
        <h3>{name}</h3>
        {summary && <p>{summary}</p>}
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
          {languages.map((code) => (
            <li key={code} lang={code}>
              {code.toUpperCase()}
            </li>
          ))}
        </ul>
        <details className={styles.notice} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>{about}</summary>
          {isOpen && <Notice id={id} />}
        </details>
        {missing && (
          <p className={styles.missing} role="note" data-testid={`missing-${id}`}>
            {missing}
          </p>
        )}
        <PackActions id={id} name={name} playable={!missing} />
      </div>
    </li>
  )
}

/** One for each look: the style sheet shows the reader's, and a browser fetches no other. */
const MapPicture = ({ id, picture, shows }: Pick<Props, 'id' | 'picture' | 'shows'>) =>
  picture &&
  THEMES.map((theme) => (
    // biome-ignore lint/performance/noImgElement: a drawing, which nothing resizes.
    <img key={theme} src={pictureAddress(id, theme, picture)} alt={shows} loading="lazy" {...PICTURE} />
  ))
