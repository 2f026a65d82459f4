/** The example pack in which cards are drawn keeps its secrets: who drew knows which, nobody else. */
import { join } from 'node:path'
import { checkFolder } from '../../cli/packs'
import { HOME } from '../cli/support/terminal'
import { keepsSecrets } from '../engine/support/secret-suite'

const PACK = join('examples', 'oil-shock')
const { raw, diagnostics } = await checkFolder(join(HOME, PACK), PACK, HOME)
if (!raw) throw new Error(JSON.stringify(diagnostics.slice(0, 3)))

keepsSecrets({
  pack: 'oil-shock',
  raw,
  scenarios: ['cards-that-ask'],
  positions: 30,
  stride: 3,
  pile: 'pile',
  leaksElsewhere: true,
})
