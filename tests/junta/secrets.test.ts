/** Hands, notes, Swiss accounts, locations chosen unseen, offers between others: known to those they concern. */
import { keepsSecrets } from '../engine/support/secret-suite'

keepsSecrets({ pack: 'junta', positions: 2000, stride: 20, pile: 'pile' })
