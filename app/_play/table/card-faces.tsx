import type { TableCard } from '../../../engine/types'
import type { Things } from '../model/things'
import { CardFace, type CardWords } from './card-face'

/** Cards side by side; those that can be chosen are pressed where they are. */
export function CardFaces({
  cards,
  things,
  words,
}: {
  readonly cards: readonly TableCard[]
  readonly things: Things
  readonly words: CardWords
}) {
  return (
    <div>
      {cards.map((card, at) => (
        <CardFace
          // biome-ignore lint/suspicious/noArrayIndexKey: two cards in a row may be copies
          key={`${card.id} ${at}`}
          card={card}
          group={things.groupOf('card', card.id)}
          onPress={() => things.press(card.faceDown ? 'covered' : 'card', card.id)}
          {...words}
        />
      ))}
    </div>
  )
}
