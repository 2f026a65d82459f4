'use client'
import { type KeyboardEvent, useState } from 'react'
import { PICTURE, pictureAddress, THEMES } from '../_picture/picture'
import styles from './home.module.css'
import { Notice } from './notice'
import { PackActions } from './pack-actions'

type Props = {
  readonly id: string
  /** The end of the addresses of its pictures; undefined for a pack without a map. */
  readonly picture: string | undefined
  /** Alternative text of the pictures. */
  readonly shows: string
  readonly name: string
  readonly summary: string | undefined
  readonly facts: readonly string[]
  readonly languages: readonly string[]
  readonly about: string
  /** The missing required packs, in words. */
  readonly missing: string | undefined
}

/** The page sends only the texts, not the markup, because it is sent once as HTML and once for hydration. */
export function CardFace({ id, picture, shows, name, summary, facts, ...more }: Props) {
  const { languages, about, missing } = more
  const [isOpen, setOpen] = useState(false)
  return (
    <li className={styles.pack} data-testid={`pack-${id}`} onKeyDown={toOtherCard}>
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

const ACTIONS = 'summary, [data-actions] > a, [data-actions] > button'

/** Arrows up and down lead to the same button of the card above or below. */
function toOtherCard(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return
  const card = key === 'ArrowDown' ? currentTarget.nextElementSibling : currentTarget.previousElementSibling
  const buttons = [...currentTarget.querySelectorAll(ACTIONS)]
  const others = card?.querySelectorAll<HTMLElement>(ACTIONS)
  const other = others?.[buttons.findIndex((button) => button === target)]
  if (!other) return
  event.preventDefault()
  other.focus()
}

/** One picture for each theme: the style sheet shows the right one, and browsers load no other. */
const MapPicture = ({ id, picture, shows }: Pick<Props, 'id' | 'picture' | 'shows'>) =>
  picture &&
  THEMES.map((theme) => (
    // biome-ignore lint/performance/noImgElement: a drawing, which nothing resizes.
    <img key={theme} src={pictureAddress(id, theme, picture)} alt={shows} loading="lazy" {...PICTURE} />
  ))
