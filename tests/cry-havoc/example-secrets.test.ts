/** Cards and choices of the example pack stay secret: luck in hands, the order of omens, the written lane. */
import { exampleKeepsSecrets } from '../engine/support/example-secrets'

await exampleKeepsSecrets('burning-village', {
  scenarios: ['omens', 'two-lanes'],
  positions: 150,
  stride: 6,
  without: ['log arguments', 'sequential card ids', 'deck order', 'beside what is shown'],
  leaksElsewhere: true,
})
