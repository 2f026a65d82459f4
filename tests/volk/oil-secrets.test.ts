/** The example pack in which cards are drawn keeps its secrets: who drew knows which, nobody else. */
import { exampleKeepsSecrets } from '../engine/support/example-secrets'

await exampleKeepsSecrets('oil-shock', {
  scenarios: ['cards-that-ask'],
  positions: 30,
  stride: 3,
  pile: 'pile',
  leaksElsewhere: true,
})
