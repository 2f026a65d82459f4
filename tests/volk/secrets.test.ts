/** Hands, the order of the decks, what is kept between decades: unknown to the other side and to those who watch. */
import { keepsSecrets } from '../engine/support/secret-suite'

keepsSecrets({ pack: 'wir-sind-das-volk', positions: 2000, stride: 3, pile: 'pile' })
