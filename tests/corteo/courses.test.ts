import { goAsBefore } from '../playthroughs/courses'

goAsBefore('corteo')
goAsBefore('notte-bianca')
