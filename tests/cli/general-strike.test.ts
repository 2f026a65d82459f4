/** The example pack of what the language of blocks can say. */
import { testExamplePack } from './support/example-pack'

testExamplePack('general-strike')
