/** What scenarios of Wir sind das Volk! say as data: a track of oil, a card that draws, cards that ask. */
import { testExamplePack } from './support/example-pack'

testExamplePack('oil-shock')
