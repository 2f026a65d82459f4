/** Says by which seed and at which scale a run can be had again. */
import { scale } from './budget'
import { firstSeed } from './seeds'

export default function setup(): void {
  console.log(`Random tests: LUDOTECA_SEED=${firstSeed()} LUDOTECA_SCALE=${scale}`)
}
