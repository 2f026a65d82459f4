import { goAsBefore } from '../playthroughs/courses'

await goAsBefore('cry-havoc')
