/** Every decision point of the game by its name. */
import { coupPhases } from './coup/phases'
import type { Phase, PhaseId } from './phase'
import { abroad } from './phases/abroad'
import { appoint } from './phases/appoint'
import { back } from './phases/back'
import { bank } from './phases/bank'
import { aid, budget, force, pay } from './phases/budget'
import { draw, shed, trim } from './phases/cards'
import { cousin } from './phases/cousin'
import { declare } from './phases/declare'
import { decline } from './phases/decline'
import { drop } from './phases/drop'
import { locations } from './phases/locations'
import { nominate } from './phases/nominate'
import { over } from './phases/over'
import { react } from './phases/react'
import { resolve } from './phases/resolve'
import { comingHome } from './phases/return'
import { tie } from './phases/tie'
import { vote } from './phases/vote'

export const phases: Readonly<Record<Exclude<PhaseId, 'resume'>, Phase>> = {
  nominate,
  back,
  decline,
  vote,
  tie,
  draw,
  abroad,
  shed,
  trim,
  appoint,
  aid,
  budget,
  force,
  pay,
  locations,
  declare,
  resolve,
  react,
  cousin,
  bank,
  drop,
  ...coupPhases,
  return: comingHome,
  over,
}
