/** Exact amounts in notes. Families give each other change; the notes under the aid deck give none (J-17). */

import { VALUES } from '../state'
import { least, type Notes, sumOf } from './money'

const NO_NOTES: Notes = new Array(VALUES).fill(0)

/** The notes that one side gives, and the change that it gets back. */
export type Handover = { readonly given: Notes; readonly change: Notes }

/** The payment if the notes cannot make the amount: less, more or nothing is handed over. */
export type Short = 'less' | 'more' | 'nothing'

/** Returns the fewest notes worth exactly this amount, or `undefined`. */
export function exact(notes: Notes, amount: number): Notes | undefined {
  if (amount === 0) return NO_NOTES
  const found = least(notes, amount)
  return found && sumOf(found) === amount ? found : undefined
}

/** Returns the handover of exactly this amount with the least change, or `undefined`. @param till the notes that give change */
export function exactHandover(notes: Notes, till: Notes, amount: number): Handover | undefined {
  const most = Math.min(sumOf(till), sumOf(notes) - amount)
  for (let back = 0; back <= most; back++) {
    const given = exact(notes, amount + back)
    const change = given && exact(till, back)
    if (given && change) return { given, change }
  }
  return undefined
}

/** Returns the handover of the amount, or of the nearest possible one; `undefined` for nothing. */
export function handover(notes: Notes, till: Notes, amount: number, short: Short): Handover | undefined {
  const met = exactHandover(notes, till, amount)
  if (met || short === 'nothing') return met
  const all = sumOf(notes)
  if (short === 'more' && all > amount)
    for (let more = amount + 1; more <= all; more++) {
      const found = exactHandover(notes, till, more)
      if (found) return found
    }
  for (let lower = Math.min(amount, all); lower > 0; lower--) {
    const found = exactHandover(notes, till, lower)
    if (found) return found
  }
  return undefined
}
