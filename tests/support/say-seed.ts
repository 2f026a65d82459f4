/** Prints the seed and the scale that repeat this run. */
import { scale } from './budget'
import { firstSeed } from './seeds'

export default function setup(): void {
  console.log(`Random tests: LUDOTECA_SEED=${firstSeed()} LUDOTECA_SCALE=${scale}`)
}
