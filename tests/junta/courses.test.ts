import { goAsBefore } from '../playthroughs/courses'

goAsBefore('junta')
