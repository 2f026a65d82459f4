/** From the text of 500 unit types to every error with its line, ours against `yaml` and ajv; and how it grows. */
import { checkFile } from '../../schemas/check'
import type { Case, Cases } from '../lib/case'
import { unitsText } from '../lib/units'
import { yamlAndAjv } from '../lib/yaml-ajv'

const FILE = 'units.yaml'
/** Past the guards of imported packs: the growth is measured beyond what a pack may hold. */
const WIDE = { bytes: 1 << 24, depth: 32, nodes: 1_000_000 }

/** The only thing wrong with 5,000 unit types. */
const TOO_MANY = 'E-COUNT-HIGH'

const linesOf = (text: string): number[] =>
  [...new Set(checkFile(FILE, text, WIDE).map(({ line }) => line))].sort((a, b) => a - b)

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

function units(count: number): () => Case {
  return () => {
    const text = unitsText(count)
    const errors = checkFile(FILE, text, WIDE).filter(({ code }) => code !== TOO_MANY)
    if (errors.length > 0) throw new Error(`the text has errors: ${errors[0].code}`)
    return {
      unit: 'units/s',
      run: () => {
        checkFile(FILE, text, WIDE)
        return count
      },
    }
  }
}

export const cases: Cases = {
  'check 500 units, every error placed: ours': whole((text) => checkFile(FILE, text)),
  'check 500 units, every error placed: yaml and ajv': whole(yamlAndAjv()),
  'check of 500 units: ours': units(500),
  'check of 5,000 units: ours': units(5000),
}
