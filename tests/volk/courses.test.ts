import { goAsBefore } from '../playthroughs/courses'

goAsBefore('wir-sind-das-volk')
