/** The effects of cards by their names in packs. Triggers may use them too. */
import type { VolkEffect } from '../../../../schemas/generated/content'

const IS_ICON: Readonly<Record<VolkEffect['type'], true>> = {
  track: true,
  unrest: true,
  shift: true,
  transfer: true,
  standard: true,
  build: true,
  dismantle: true,
  calm: true,
  rundown: true,
  repair: true,
  dissolve: true,
  peek: true,
  external: true,
  special: true,
  raze: true,
  wall: true,
  'open-wall': true,
}

export const ICONS: readonly string[] = Object.keys(IS_ICON)

/** True for an effect of icons; the others are common to every game, or draw cards. */
export const isIcon = (effect: { readonly type: string }): effect is VolkEffect =>
  Object.hasOwn(IS_ICON, effect.type)
