import type { Sample } from '../samples'
import { paintCounter } from './counter'
import { type CounterFace, canvasOf } from './face'

/** A counter with its shadow. */
export const counterSample = (face: CounterFace): Sample => ({
  centre: [0, 0],
  span: canvasOf(face),
  paint: (ctx) => paintCounter(ctx, face),
})
