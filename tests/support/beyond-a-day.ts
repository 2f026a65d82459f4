/** A test of the long suite alone: a day's few tries promise nothing of it. */
import { test } from 'vitest'
import { scale } from './budget'

export const beyondADay = (name: string, body: () => void, timeout?: number): void => {
  if (scale !== 'daily') test(name, body, timeout)
}
