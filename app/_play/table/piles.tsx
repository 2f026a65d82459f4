'use client'
import type { TableDisplay } from '../../../engine/types'
import type { Components } from '../choices/components'
import type { CardWords } from './card-face'
import { CardFaces } from './card-faces'
import button from './plain-button.module.css'
import styles from './table-panel.module.css'

type Props = CardWords & { readonly displays: readonly TableDisplay[]; readonly components: Components }

/** Piles and played cards: their number and their face-up cards. */
export function Piles({ displays, components, ...words }: Props) {
  const piles = displays.filter(
    ({ kind, seat }) => (kind === 'pile' || kind === 'played') && seat === undefined,
  )
  if (piles.length === 0) return null
  return (
    <div className={styles.piles} data-piles>
      {piles.map((pile) => {
        const faces = pile.cards.filter(({ faceDown }) => !faceDown)
        const title = (
          <>
            {words.format(pile.label)} <b>{pile.count ?? pile.cards.length}</b>
          </>
        )
        return faces.length === 0 ? (
          <p key={pile.id} data-pile={pile.id}>
            <button type="button" className={button.plain} onClick={() => components.press('pile', pile.id)}>
              {title}
            </button>
          </p>
        ) : (
          <details key={pile.id} data-pile={pile.id}>
            <summary>{title}</summary>
            <CardFaces cards={faces} components={components} words={words} />
          </details>
        )
      })}
    </div>
  )
}
