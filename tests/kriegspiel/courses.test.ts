import { goAsBefore } from '../playthroughs/courses'

goAsBefore('kriegspiel')
