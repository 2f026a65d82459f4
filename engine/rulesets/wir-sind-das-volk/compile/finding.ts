import { unplayable } from '../../../compile/unplayable'

/** What keeps a scenario from being compiled though its files have the right shape. */
export const finding = unplayable('volk')
