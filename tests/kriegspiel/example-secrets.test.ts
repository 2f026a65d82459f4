/** Cards and choices of the example pack stay secret: orders in hands, the order of dispatches, written flanks. */
import { exampleKeepsSecrets } from '../engine/support/example-secrets'

await exampleKeepsSecrets('three-crowns', {
  scenarios: ['dispatches', 'sealed-orders'],
  positions: 150,
  stride: 6,
  without: ['log arguments', 'sequential card ids', 'deck order', 'beside what is shown'],
  leaksElsewhere: true,
})
