/** What scenarios of Cry Havoc say as data: fire that spreads, a spell with charges, morale, a third side. */
import { testExamplePack } from './support/example-pack'

testExamplePack('burning-village')
