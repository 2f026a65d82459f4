/** The phases of a coup and of its consequences. */
import type { Phase } from '../phase'
import { attack } from './phases/attack'
import { bombard } from './phases/bombard'
import { call } from './phases/call'
import { close } from './phases/close'
import { consent } from './phases/consent'
import { fire } from './phases/fire'
import { junta } from './phases/junta'
import { losses } from './phases/losses'
import { march } from './phases/march'
import { movement } from './phases/movement'
import { order } from './phases/order'
import { police } from './phases/police'
import { retreat } from './phases/retreat'
import { sides } from './phases/sides'
import { squad } from './phases/squad'

export const coupPhases = {
  call,
  march,
  movement,
  police,
  attack,
  bombard,
  order,
  fire,
  losses,
  consent,
  retreat,
  sides,
  junta,
  squad,
  close,
} satisfies Record<string, Phase>
