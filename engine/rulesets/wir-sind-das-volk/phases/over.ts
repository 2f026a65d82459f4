/** Nobody is asked anything any more. */
import { NO_CHOICES, NO_SIDE, type Phase } from '../phase'

export const over: Phase = {
  asked: () => NO_SIDE,
  prompt: () => ({ key: 'volk.prompt.none' }),
  choices: () => NO_CHOICES,
  on: {},
}
