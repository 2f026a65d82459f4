/**
 * Measures texts to findings: a file of 500 unit types against `yaml` and ajv, its growth, and a keystroke against a first check of
 * a pack.
 */
import '../../engine/rulesets/all'
import '../../schemas/all'
import { checkFiles } from '../../app/_editor/problems/model/check-files'
import { crossCheck } from '../../engine/compile'
import { schemaFor } from '../../schemas/catalogue'
import { checkPack } from '../../schemas/checking/checking'
import { limited } from '../../schemas/checking/findings'
import { readFile } from '../../schemas/reading/reading'
import type { Case, Cases } from '../lib/case'
import { type EditedPack, packWithMap, packWithUnits } from '../lib/edited-pack'
import { yamlAndAjv } from '../lib/limits/yaml-ajv'
import { unitsText } from '../lib/units'

const FILE = 'units.yaml'
/** Above the limits of imported packs: growth is measured beyond the size of a pack. */
const WIDE = { bytes: 1 << 24, depth: 32, nodes: 1_000_000 }

/** The only finding in 5,000 unit types. */
const TOO_MANY = 'E-COUNT-HIGH'

/** Parses a whole text, as when a file is opened. */
const checkWhole = (text: string) => limited(readFile(FILE, schemaFor(FILE)!, text, WIDE).diagnostics)

const linesOf = (text: string): number[] =>
  [...new Set(checkWhole(text).map(({ line }) => line))].sort((a, b) => a - b)

/** Throws unless ours and the peer report errors on the same lines. */
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

/** The whole work of opening a pack. */
const firstLook = (make: () => EditedPack) => (): Case => {
  const { files } = make()
  const look = () => checkPack(files, crossCheck).diagnostics
  const wrong = look().find(({ severity }) => severity === 'error')
  if (wrong) throw new Error(`the pack has errors: ${JSON.stringify(wrong)}`)
  return {
    unit: 'checks/s',
    run() {
      look()
      return 1
    },
  }
}

/** The studio worker's task after a keystroke; throws unless it returns the same findings as a first check. */
const keystroke = (make: () => EditedPack) => async (): Promise<Case> => {
  const { files, after } = make()
  await checkFiles(files)
  for (const turn of [0, 1]) {
    const again = (await checkFiles(after(turn))).diagnostics
    if (JSON.stringify(again) !== JSON.stringify(checkPack(after(turn), crossCheck).diagnostics))
      throw new Error('not the findings of a first look')
  }
  let turn = 0
  return {
    unit: 'checks/s',
    async run() {
      await checkFiles(after(turn++))
      return 1
    },
  }
}

const edited500 = () => packWithUnits(500)
const edited2000 = () => packWithUnits(1_990)
const editedMap = () => packWithMap(200)

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
  'keystroke in one of 500 units: ours': keystroke(edited500),
  'first look before a keystroke in one of 500 units: ours': firstLook(edited500),
  'keystroke in one of 2,000 units: ours': keystroke(edited2000),
  'first look before a keystroke in one of 2,000 units: ours': firstLook(edited2000),
  'keystroke in one row of 200 x 200 cells: ours': keystroke(editedMap),
  'first look before a keystroke in one row of 200 x 200 cells: ours': firstLook(editedMap),
  'check of 500 units: ours': units(500),
  'check of 5,000 units: ours': units(5000),
}
