/** The cards of the example pack stay secret: luck in hands, and the order of omens. */
import { exampleKeepsSecrets } from '../engine/support/example-secrets'

await exampleKeepsSecrets('burning-village', {
  scenarios: ['omens'],
  positions: 150,
  stride: 6,
  without: ['log arguments', 'sequential card ids', 'deck order', 'beside what is shown'],
  leaksElsewhere: true,
})
