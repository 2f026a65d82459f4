/** The example pack of blocks keeps its secrets: cards in hands, the order of decks, missions, ambushes. */
import { join } from 'node:path'
import { checkFolder } from '../../cli/packs'
import { HOME } from '../cli/support/terminal'
import { keepsSecrets } from '../engine/support/secret-suite'

const PACK = join('examples', 'general-strike')
const { raw, diagnostics } = await checkFolder(join(HOME, PACK), PACK, HOME)
if (!raw) throw new Error(JSON.stringify(diagnostics.slice(0, 3)))

keepsSecrets({
  pack: 'general-strike',
  raw,
  scenarios: ['news', 'ambush'],
  positions: 300,
  stride: 6,
  without: ['log arguments', 'sequential card ids', 'deck order', 'beside what is shown'],
  leaksElsewhere: true,
})
