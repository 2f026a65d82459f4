/** A test of the long suite only, because a few daily tries cannot guarantee it. */
import { test } from 'vitest'
import { scale } from './budget'

export const beyondADay = (name: string, body: () => void, timeout?: number): void => {
  if (scale !== 'daily') test(name, body, timeout)
}
