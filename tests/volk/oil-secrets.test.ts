/** The example pack with drawn cards keeps its secrets. Only the side that drew a card knows it. */
import { exampleKeepsSecrets } from '../engine/support/example-secrets'

await exampleKeepsSecrets('oil-shock', {
  scenarios: ['cards-that-ask'],
  positions: 30,
  stride: 3,
  pile: 'pile',
  leaksElsewhere: true,
})
