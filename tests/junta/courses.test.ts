import { goAsBefore } from '../playthroughs/courses'

await goAsBefore('junta')
