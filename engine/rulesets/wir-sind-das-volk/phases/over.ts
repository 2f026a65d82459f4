/** Nobody is asked anything any more. */
import { passing } from '../../../kernel/phases'
import type { Phase } from '../phase'

export const over: Phase = passing()
