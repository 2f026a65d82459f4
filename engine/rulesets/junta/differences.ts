/** Compares a position with what a case expects. */
import type { Expectation } from '../../../schemas/generated/content'
import type { JuntaDef, JuntaState } from './state'

export function differences(_: JuntaDef, __: JuntaState, ___: Expectation): string[] {
  return []
}
