import type { TableCard } from '../../../engine/types'
import type { Components } from '../choices/components'
import { CardFace, type CardWords } from './card-face'

/** Cards side by side; the choosable ones are buttons. */
export function CardFaces({
  cards,
  components,
  words,
}: {
  readonly cards: readonly TableCard[]
  readonly components: Components
  readonly words: CardWords
}) {
  return (
    <div>
      {cards.map((card, at) => (
        <CardFace
          // biome-ignore lint/suspicious/noArrayIndexKey: two cards in a row may be copies
          key={`${card.id} ${at}`}
          card={card}
          group={components.groupOf('card', card.id)}
          onPress={() => components.press(card.faceDown ? 'covered' : 'card', card.id)}
          {...words}
        />
      ))}
    </div>
  )
}
