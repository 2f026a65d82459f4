/** Data of Kriegspiel scenarios: ground of cost 2, a place to hold, short lines, reserves, weather, a third army. */
import { testExamplePack } from './support/example-pack'

testExamplePack('three-crowns')
