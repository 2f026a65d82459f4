/** The end of a decade. */
import { NO_CHOICES, NO_SIDE, type Phase } from '../phase'

export const end: Phase = {
  enter: () => 'keep',
  asked: () => NO_SIDE,
  prompt: () => ({ key: 'volk.prompt.none' }),
  choices: () => NO_CHOICES,
  on: {},
}
