import { passing } from '../phase'

export const custody = passing(() => 'set-up')
