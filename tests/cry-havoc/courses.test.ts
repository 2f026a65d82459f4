import { goAsBefore } from '../playthroughs/courses'

goAsBefore('cry-havoc')
