/** A units.yaml of any size as an author would write it, some units with two faults each. */
import { nextBelow, seedRandom } from '../../engine/kernel/random'

const SIDES = ['guelphs', 'ghibellines']
const COMPONENTS = ['north', 'south', 'river', 'hill', 'harbour']
const SYMBOLS = ['foot', 'horse', 'gun', 'wagon', 'boat', 'staff']

const header = (): string[] => [
  '# yaml-language-server: $schema=../schemas/units.schema.json',
  '',
  'sides:',
  ...SIDES.map((id, i) => `  - { id: ${id}, look: { colour: '#${i}a3b4c', ink: '#ffffff', shape: round } }`),
  'components:',
  ...COMPONENTS.map(
    (id, i) =>
      `  - { id: ${id}, side: ${SIDES[i % 2]}, look: { colour: '#4a3b${i}c', ink: '#ffffff', mark: ${id[0].toUpperCase()} } }`,
  ),
  '',
  'units:',
]

/** One of `faultEvery` units has a speed that is no number and an invalid kind of stacking; 0 for no faults. */
export function unitsText(count: number, faultEvery = 0): string {
  const rng = seedRandom(5)
  const below = (limit: number) => nextBelow(rng, limit)
  const lines = header()
  for (let i = 0; i < count; i++) {
    const faulty = faultEvery > 0 && i % faultEvery === faultEvery - 1
    const symbol = SYMBOLS[below(SYMBOLS.length)]
    if (below(5) === 0)
      lines.push(
        `  # the ${symbol} of the ${COMPONENTS[below(COMPONENTS.length)]} quarter, as the old sheet has it`,
      )
    lines.push(
      `  - id: ${symbol}-${i}`,
      `    side: ${SIDES[i % 2]}`,
      `    speed: ${faulty ? "'six'" : 2 + below(7)}`,
      `    power: ${1 + below(8)} # as printed on the counter`,
      `    people: ${50 + 50 * below(10)}`,
      `    tags: [${symbol}, ${below(2) ? 'veteran' : 'levy'}${below(4) ? '' : ', leader'}]`,
      '    look:',
      `      symbol: ${symbol}`,
      `      colour: '#${(0x100000 + below(0xefffff)).toString(16)}'`,
      `      ink: '#101418'`,
    )
    if (faulty) lines.push('    stacks: sometimes')
    if (below(3) === 0) lines.push(`    launch: { range: ${1 + below(4)}, spreads: ${below(2) === 1} }`)
    lines.push('    source: own')
  }
  return `${lines.join('\n')}\n`
}
