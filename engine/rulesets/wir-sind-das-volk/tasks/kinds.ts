/** All kinds of tasks. */
import type { TaskKindRules } from '../phase'
import type { TaskKind } from '../state'
import { alternate, decay } from './alternate'
import { build } from './build'
import { attack, compare, joker, prestige, socialists } from './decade'
import { dismantle } from './dismantle'
import { external, raze, repair, rundown } from './factories'
import { icons } from './icons'
import { peek } from './peek'
import { price } from './price'
import { calm, echo, police, shift, standard, unrest } from './provinces'

export const TASKS: Readonly<Record<TaskKind, TaskKindRules>> = {
  icons,
  build,
  dismantle,
  alternate,
  decay,
  unrest,
  shift,
  echo,
  standard,
  calm,
  rundown,
  repair,
  police,
  peek,
  external,
  raze,
  price,
  joker,
  prestige,
  compare,
  attack,
  socialists,
}
