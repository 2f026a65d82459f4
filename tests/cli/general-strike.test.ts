/** The example pack that shows the language of blocks. */
import { testExamplePack } from './support/example-pack'

testExamplePack('general-strike')
