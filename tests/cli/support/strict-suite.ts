/**
 * Cases that can fail. Each expected value of the bundled cases is changed and each action removed. A case that still passes is
 * hollow. Every key of an expectation is in some case, so that a removed comparison is noticed.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { mutantsOf } from '../../../engine/cases/mutants'
import { readPack } from './read-pack'
import { HOME, ludoteca } from './terminal'

type Schema = {
  readonly $ref?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: Schema | boolean
  readonly items?: Schema | readonly Schema[]
  readonly definitions?: Readonly<Record<string, Schema>>
}

const schemaFile = (path: string): Schema =>
  JSON.parse(readFileSync(join(HOME, 'schemas', `${path}.schema.json`), 'utf8'))

/** Returns every path into an expectation of its schema, such as `units.*.at`. */
function waysIn(file: Schema, schema: Schema, way: readonly string[] = []): string[] {
  const at = schema.$ref?.startsWith('#/definitions/')
    ? file.definitions![schema.$ref.slice('#/definitions/'.length)]
    : schema
  const inside = Object.entries(at.properties ?? {}).flatMap(([key, inner]) =>
    waysIn(file, inner, [...way, key]),
  )
  const any = typeof at.additionalProperties === 'object' ? [at.additionalProperties] : []
  const items = at.items && !Array.isArray(at.items) ? [at.items as Schema] : []
  const each = [...any, ...items].flatMap((inner) => waysIn(file, inner, [...way, '*']))
  const found = [...inside, ...each]
  return found.length > 0 ? found : [way.join('.')]
}

/** Replaces names of the pack and list indices by `*`. */
const generally = (ways: readonly string[], where: string): string | undefined => {
  const steps = where.split('.')
  return ways.find((way) => {
    const wanted = way.split('.')
    return wanted.length <= steps.length && wanted.every((step, i) => step === '*' || step === steps[i])
  })
}

/** Schema and type of the expectations, bundled packs, and an example with features beyond the rulebook, such as counters. */
export const GAMES = [
  ['corteo', 'corteo/case', 'Expectation', ['corteo', 'notte-bianca'], 'general-strike'],
  ['cry-havoc', 'cry-havoc/case', 'CryHavocExpectation', ['cry-havoc'], 'burning-village'],
  ['junta', 'junta/case', 'JuntaExpectation', ['junta'], 'second-republic'],
  ['kriegspiel', 'kriegspiel/case', 'KriegspielExpectation', ['kriegspiel'], 'three-crowns'],
  ['wir-sind-das-volk', 'wir-sind-das-volk/case', 'VolkExpectation', ['wir-sind-das-volk'], 'oil-shock'],
] as const

/** Tests these games. */
export function testStrict(games: readonly (typeof GAMES)[number][]): void {
  describe.each(games)('%s', (_, schema, expectation, packs, example) => {
    const folders = [...packs.map((pack) => `content/${pack}`), `examples/${example}`]
    test.each(folders)('nothing in the cases of %s passes that should not', async (folder) => {
      const { code, out } = await ludoteca(['test', folder, '--strict', '--json'])
      const tested = JSON.parse(out).packs[0] as { cases: { id: string; ok: boolean; hollow?: string[] }[] }
      expect(tested.cases.length).toBeGreaterThan(3)
      expect(tested.cases.filter(({ ok }) => !ok)).toEqual([])
      expect(
        tested.cases.filter(({ hollow }) => hollow?.length !== 0).map(({ id, hollow }) => [id, hollow]),
      ).toEqual([])
      expect(code).toBe(0)
    })

    test('every key of an expectation is expected somewhere', async () => {
      const file = schemaFile(schema)
      const ways = waysIn(file, file.definitions![expectation])
      const used = new Set<string | undefined>()
      for (const folder of folders) {
        const raw = await readPack(folder)
        for (const { cases } of raw.cases)
          for (const { steps } of cases)
            for (const step of steps)
              if ('expect' in step)
                for (const { where } of mutantsOf(step.expect, [])) used.add(generally(ways, where))
      }
      expect(ways.length).toBeGreaterThan(8)
      expect(ways.filter((way) => !used.has(way))).toEqual([])
    })
  })
}
