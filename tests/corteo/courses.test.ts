import { goAsBefore } from '../playthroughs/courses'

await goAsBefore('corteo')
await goAsBefore('notte-bianca')
