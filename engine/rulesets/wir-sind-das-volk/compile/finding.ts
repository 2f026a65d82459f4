import { unplayable } from '../../../compile/unplayable'

/** Reports a fault that prevents compilation although the files have the right shape. */
export const finding = unplayable('volk')
