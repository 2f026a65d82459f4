/** Data of Cry Havoc scenarios: spreading fire, a spell with charges, morale, a third side. */
import { testExamplePack } from './support/example-pack'

testExamplePack('burning-village')
