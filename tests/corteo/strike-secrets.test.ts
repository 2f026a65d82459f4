/** The example pack of blocks keeps its secrets: hands, deck orders, missions, ambushes. */
import { exampleKeepsSecrets } from '../engine/support/example-secrets'

await exampleKeepsSecrets('general-strike', {
  scenarios: ['news', 'ambush'],
  positions: 300,
  stride: 6,
  without: ['log arguments', 'sequential card ids', 'deck order', 'beside what is shown'],
  leaksElsewhere: true,
})
