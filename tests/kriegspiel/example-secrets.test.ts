/** The cards of the example pack stay secret: orders in hands, and the order of dispatches. */
import { exampleKeepsSecrets } from '../engine/support/example-secrets'

await exampleKeepsSecrets('three-crowns', {
  scenarios: ['dispatches'],
  positions: 150,
  stride: 6,
  without: ['log arguments', 'sequential card ids', 'deck order', 'beside what is shown'],
  leaksElsewhere: true,
})
