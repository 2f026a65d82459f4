import { goAsBefore } from '../playthroughs/courses'

await goAsBefore('wir-sind-das-volk')
