import { passing } from '../phase'

export const option = passing(() => 'set-up')
