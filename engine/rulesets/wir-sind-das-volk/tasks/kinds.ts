/** All kinds of tasks: those that an effect asks, by its name, and the others. */
import { EFFECTS } from '../effects/known'
import type { TaskKindRules } from '../phase'
import { alternate, decay } from './alternate'
import { attack, compare, joker, prestige, socialists } from './decade'
import { icons } from './icons'
import { price } from './price'
import { echo } from './provinces'

export const TASKS: Readonly<Record<string, TaskKindRules>> = {
  icons,
  alternate,
  decay,
  echo,
  price,
  joker,
  prestige,
  compare,
  attack,
  socialists,
  ...Object.fromEntries(Object.entries(EFFECTS).flatMap(([kind, { task }]) => (task ? [[kind, task]] : []))),
}
