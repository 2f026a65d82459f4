import { passing } from '../phase'

export const muster = passing(() => 'set-up')
