'use client'
import { useState } from 'react'
import styles from './home.module.css'
import { MapPicture } from './map-picture'
import { PackActions } from './pack-actions'

type Props = {
  readonly id: string
  readonly picture: string
  readonly name: string
  readonly summary: string | undefined
  readonly facts: readonly string[]
  readonly languages: readonly string[]
  readonly about: string
  readonly notice: string
  /** What it requires and is not here, in words. */
  readonly missing: string | undefined
}

/** Its words alone travel with the page, not its shape: a page is sent once to be read and once to come to life. */
export function CardFace({ id, picture, name, summary, facts, languages, about, notice, missing }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <li className={styles.pack} data-testid={`pack-${id}`}>
      <div className={styles.packMap}>
        <MapPicture address={picture} name={name} />
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
          {isOpen && <p>{notice}</p>}
        </details>
        {missing && (
          <p className={styles.missing} role="note" data-testid={`missing-${id}`}>
            {missing}
          </p>
        )}
        <PackActions id={id} playable={!missing} />
      </div>
    </li>
  )
}
