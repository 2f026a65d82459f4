/** Data of Wir sind das Volk! scenarios: an oil track, a card that draws, cards that ask. */
import { testExamplePack } from './support/example-pack'

testExamplePack('oil-shock')
