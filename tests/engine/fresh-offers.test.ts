/** A new turn restores every seat's offers, even after a single one was used. */
import { expect, test } from 'vitest'
import { freshOffers } from '../../engine/kernel/deals/deals'

test.each([[[0, 1, 0]], [[3, 2, 1]], [[0, 0, 0]]])('after %j nobody has sent any', (sent) => {
  const state = { deals: [], offers: [...sent] }
  freshOffers({ state, list: () => state.offers } as never)
  expect(state.offers).toEqual([0, 0, 0])
})
