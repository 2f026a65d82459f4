/** From the text of 500 unit types to every error with its line, ours against `yaml` and ajv; and how it grows. */
import { createChecker } from '../../schemas/incremental'
import type { Case, Cases } from '../lib/case'
import { unitsText } from '../lib/units'
import { yamlAndAjv } from '../lib/yaml-ajv'

const FILE = 'units.yaml'
/** Past the guards of imported packs: the growth is measured beyond what a pack may hold. */
const WIDE = { bytes: 1 << 24, depth: 32, nodes: 1_000_000 }

/** The only thing wrong with 5,000 unit types. */
const TOO_MANY = 'E-COUNT-HIGH'

/** Reads a whole text, as on opening a file. */
const checkWhole = (text: string) => createChecker(FILE, { limits: WIDE }).update(text)

const linesOf = (text: string): number[] =>
  [...new Set(checkWhole(text).map(({ line }) => line))].sort((a, b) => a - b)

/** Ours and the peer must place errors on the same lines before either is measured. */
function agreeing(text: string, errors: number): void {
  const expected = yamlAndAjv()(text)
  if (expected.length !== errors)
    throw new Error(`${expected.length} errors expected by the peer, not ${errors}`)
  if (linesOf(text).join() !== expected.join()) throw new Error(`ours: ${linesOf(text)}; peer: ${expected}`)
}

function whole(check: (text: string) => unknown): () => Case {
  return () => {
    const text = unitsText(500, 100)
    agreeing(text, 10)
    return {
      unit: 'checks/s',
      note: `${Math.round(text.length / 1000)} kB, 10 errors`,
      run: () => {
        check(text)
        return 1
      },
    }
  }
}

/** One digit of a speed in the middle of the file changes back and forth; errors elsewhere stay placed. */
function keystroke(): Case {
  const text = unitsText(500, 100)
  const at = text.indexOf('speed: ', text.length / 2) + 'speed: '.length
  const texts = ['2', '3'].map((digit) => text.slice(0, at) + digit + text.slice(at + 1))
  for (const each of texts) agreeing(each, 10)
  const checker = createChecker(FILE, { limits: WIDE })
  checker.update(texts[1])
  let turn = 0
  return {
    unit: 'checks/s',
    note: 'one unit read again, every error placed',
    run() {
      const found = checker.update(texts[turn++ % 2])
      if (found.length !== 10 || checker.stats.last !== 'item')
        throw new Error('not the answer of the whole file')
      return 1
    },
  }
}

function units(count: number): () => Case {
  return () => {
    const text = unitsText(count)
    const errors = checkWhole(text).filter(({ code }) => code !== TOO_MANY)
    if (errors.length > 0) throw new Error(`the text has errors: ${errors[0].code}`)
    return {
      unit: 'units/s',
      run: () => {
        checkWhole(text)
        return count
      },
    }
  }
}

export const cases: Cases = {
  'check 500 units, every error placed: ours': whole(checkWhole),
  'check 500 units, every error placed: yaml and ajv': whole(yamlAndAjv()),
  'check after a keystroke in one of 500 units: ours': keystroke,
  'check of 500 units: ours': units(500),
  'check of 5,000 units: ours': units(5000),
}
