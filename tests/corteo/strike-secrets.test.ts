/** The example pack of blocks keeps its secrets: cards in hands, the order of decks, missions, ambushes. */
import { exampleKeepsSecrets } from '../engine/support/example-secrets'

await exampleKeepsSecrets('general-strike', {
  scenarios: ['news', 'ambush'],
  positions: 300,
  stride: 6,
  without: ['log arguments', 'sequential card ids', 'deck order', 'beside what is shown'],
  leaksElsewhere: true,
})
