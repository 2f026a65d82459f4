import { passing } from '../phase'

export const prolong = passing(() => 'turn')
