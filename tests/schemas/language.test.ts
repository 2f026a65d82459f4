import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkPack } from '../../schemas/check'
import { complete } from '../../schemas/language/complete'
import { hover, pathAt } from '../../schemas/language/hover'
import { namesOf } from '../../schemas/language/names'
import { rangeOf } from '../../schemas/language/range'
import { parse } from '../../schemas/yaml/parse'
import { withBlocks } from '../engine/support/bad-blocks'
import { smallPack } from '../engine/support/small-pack'
import { countOf } from '../support/budget'
import { MINI } from './mini-pack'
import { mutated } from './yaml-text'

const names = namesOf(checkPack(MINI).pack, {
  rulesets: ['corteo'],
  phases: ['set-up', 'movement'],
  actions: ['select', 'move'],
})

/** Returns the labels offered at the `|`. Required keys have a `!`. */
function offered(path: string, marked: string): string {
  const offset = marked.indexOf('|')
  return complete(path, marked.replace('|', ''), offset, names)
    .map(({ label, required }) => (required ? `!${label}` : label))
    .join(' ')
}

const ALL_UNIT_KEYS =
  '!side !speed !power !look people tags stacks column launch source passive entersBases rides'

describe('completion', () => {
  test.each([
    [
      'keys of an empty file, required first',
      'pack.yaml',
      '|',
      '!format !id !version !ruleset !name !notice !authors !licence summary languages pictures hints requires scenarios',
    ],
    ['a key half typed', 'pack.yaml', 'id: x\nna|\n', '!name scenarios'],
    [
      'phases of the rules in a hint',
      'pack.yaml',
      'hints:\n  - id: a\n    when: { phase: | }\n',
      'set-up movement',
    ],
    ['actions of the rules in a hint', 'pack.yaml', 'hints:\n  - id: a\n    point: { action: m| }\n', 'move'],
    ['the dash of a list', 'pack.yaml', 'id: x\nauthors:\n  |\n', '-'],
    ['keys of an item just begun', 'pack.yaml', 'authors:\n  - |\n', '!name part'],
    [
      'keys that are still free, above and below',
      'units.yaml',
      'units:\n  - id: a\n    |\n    speed: 4\n',
      ALL_UNIT_KEYS.replace('!speed ', ''),
    ],
    ['the same under a dash at the margin', 'units.yaml', 'units:\n- id: a\n  |\n', ALL_UNIT_KEYS],
    ['keys inside an unclosed brace', 'units.yaml', 'units:\n  - { id: a, sid|', '!side'],
    ['names the pack knows', 'units.yaml', 'units:\n  - id: a\n    side: |\n', 'march power'],
    ['names inside brackets', 'terrain.yaml', 'terrain:\n  - id: a\n    stops: [m|]\n', 'march'],
    ['names of a schema', 'units.yaml', 'units:\n  - stacks: |\n', 'true false base'],
    [
      'shapes of a zone',
      'scenarios/a.yaml',
      'setup:\n  - groups:\n      - zone:\n          type: |\n',
      'place region terrain sites cells near any all except spread everywhere rectangle disc line border site chosen of feature control answered',
    ],
    [
      'keys of the shape that was picked',
      'scenarios/a.yaml',
      'setup:\n  - groups:\n      - zone:\n          type: near\n          |\n',
      '!distance !of',
    ],
    ['the shape may be picked below', 'maps/a.yaml', 'sites:\n  - |\n    role: prison\n', '!id !cells'],
    [
      'the type and the names of all shapes while none is picked',
      'scenarios/a.yaml',
      'setup:\n  - groups:\n      - zone: { type: near, of: { | } }\n',
      '!type place region terrain sites cells near any all except spread site chosen of feature control answered',
    ],
    [
      'the other keys of a shape in the short notation',
      'scenarios/a.yaml',
      'setup:\n  - groups:\n      - zone: { near: { place: x }, | }\n',
      '!distance',
    ],
    [
      'the bounds of a measure that is a condition',
      'scenarios/a.yaml',
      'triggers:\n  - at: turn-began\n    when: { units: { side: x }, | }\n',
      'beyond least most is',
    ],
    [
      'deep inside braces',
      'scenarios/a.yaml',
      'setup:\n  - groups:\n      - zone: { type: near, of: { type: terrain, terrain: [s|] } }\n',
      'street slope',
    ],
    ['sides as keys of a cost', 'terrain.yaml', 'terrain:\n  - id: a\n    cost: { | }\n', 'march power'],
    ['the side that is left', 'terrain.yaml', 'terrain:\n  - id: a\n    cost: { march: 1, | }\n', 'power'],
    ['terrain in a legend', 'maps/a.yaml', 'legend:\n  s: { terrain: | }\n', 'street slope'],
    ['a step of a case', 'cases/a.yaml', 'cases:\n  - id: a\n    steps:\n      - ex|\n', 'expect'],
    [
      'a winner is a side, a player, a draw or nobody',
      'scenarios/a.yaml',
      'victory:\n  - { id: a, winner: | }\n',
      'march power draw nobody',
    ],
    [
      'nothing inside a block of text',
      'text/en.yaml',
      'text:\n  units:\n    a:\n      help: >-\n        na|\n',
      '',
    ],
    ['nothing in a comment', 'pack.yaml', '# na|\n', ''],
    ['nothing in a file nobody knows', 'README.md', 'na|', ''],
  ])('%s', (_name, path, marked, labels) => {
    expect(offered(path, marked)).toBe(labels)
  })

  test.each([
    ['seats', 'options:\n  - seat: |\n', 'red blue north south'],
    ['options', 'triggers:\n  - do:\n      - { type: reveal, option: | }\n', 'meeting square mood'],
    ['counters', 'triggers:\n  - do:\n      - { type: count, counter: | }\n', 'taken memory'],
    ['convoys', 'triggers:\n  - when: { type: convoy, convoy: | }\n', 'train'],
    ['choices', 'options:\n  - start: |\n', 'park lane calm angry green'],
    ['sides in a filter', 'triggers:\n  - who: { controlledBy: | }\n', 'red blue'],
  ])('offers the %s of the scenarios', (_what, marked, labels) => {
    const known = namesOf(smallPack(withBlocks))
    const found = complete('scenarios/a.yaml', marked.replace('|', ''), marked.indexOf('|'), known)
    expect(found.map(({ label }) => label).join(' ')).toBe(labels)
    expect(known.triggers).toEqual(['cart-taken', 'told', 'noted'])
  })

  test('offers the decks of a scenario, and their cards', () => {
    const known = namesOf(
      smallPack((pack) => {
        pack.scenarios.raid.decks = [{ id: 'weather', cards: [{ id: 'storm' }] }]
      }),
    )
    const labels = (marked: string) =>
      complete('scenarios/a.yaml', marked.replace('|', ''), marked.indexOf('|'), known).map(
        ({ label }) => label,
      )
    expect(labels('triggers:\n  - do:\n      - { type: shuffle, deck: | }\n')).toEqual(['weather'])
    expect(known.cards).toEqual(['storm'])
  })

  test('what is inserted opens the next line where a list or a map follows', () => {
    const [found] = complete('pack.yaml', 'id: x\nauth', 10, names)
    expect(found).toMatchObject({
      insert: 'authors:\n  - ',
      from: 6,
      to: 10,
      detail: expect.stringContaining('People'),
    })
    expect(complete('pack.yaml', 'id: x\nlice', 10, names, 'it')[0]).toMatchObject({
      insert: 'licence: ',
      detail: expect.stringContaining('Licenza'),
    })
  })

  test('every key offered in a good file is one the schema takes there', () => {
    const text = MINI['scenarios/base.yaml']
    for (let offset = 0; offset <= text.length; offset++)
      for (const { from, to, insert } of complete('scenarios/base.yaml', text, offset, names)) {
        expect(from).toBeLessThanOrEqual(offset)
        expect(to).toBeGreaterThanOrEqual(from)
        expect(insert.length).toBeGreaterThan(0)
      }
  })

  test('never crashes, whatever is half typed', () => {
    const edited = fc
      .constantFrom(...Object.keys(MINI))
      .chain((path) => fc.tuple(fc.constant(path), mutated(fc.constant(MINI[path])), fc.nat()))
    fc.assert(
      fc.property(edited, ([path, text, at]) => {
        const offset = at % (text.length + 1)
        complete(path, text, offset, names)
        hover(path, text, offset, 'it')
        pathAt(text, offset)
      }),
      { numRuns: countOf(400, 1500), seed: 31 },
    )
  }, 60_000)
})

describe('hover', () => {
  test('describes keys and values in both languages, with limits, example and where names come from', () => {
    const text = MINI['units.yaml']
    const at = text.indexOf('speed: 4') + 2
    expect(hover('units.yaml', text, at)!.text).toBe(
      '**speed** · a whole number, 0–99\n\nMovement points in a turn.\n\nExample: `4`',
    )
    expect(hover('units.yaml', text, at, 'it')!.text).toContain('Punti di velocità di un turno.')
    const side = text.lastIndexOf('side: power') + 7
    expect(hover('units.yaml', text, side)!.text).toContain('Names from: the sides in units.yaml')
    expect(text.slice(hover('units.yaml', text, side)!.from, hover('units.yaml', text, side)!.to)).toBe(
      'power',
    )
  })

  test('works by indentation while the text does not parse', () => {
    const text = 'units:\n  - id: a\n    look: { symbol: "x\n    speed: 4\n'
    expect(hover('units.yaml', text, text.indexOf('speed') + 1)!.text).toContain('Movement points')
  })
})

describe('places', () => {
  test('the path at an offset and the range of a path are each other’s way back', () => {
    for (const [path, text] of Object.entries(MINI)) {
      const { value } = parse(text)
      for (const steps of pathsOf(value)) {
        const range = rangeOf(parse(text), steps)!
        expect(rangeOf(parse(text), steps, 'value'), path).toEqual(range)
        const found = pathAt(text, range.from)!
        expect(found.path.slice(0, steps.length)).toEqual(steps)
      }
    }
    expect(rangeOf(parse(MINI['units.yaml']), ['units', 9])).toBeUndefined()
    expect(rangeOf(parse(MINI['units.yaml']), ['units', 0, 'speed'], 'key')).toMatchObject({
      line: 13,
      column: 5,
      endColumn: 10,
    })
  })
})

function pathsOf(value: unknown): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [[]]
  const steps: [string | number, unknown][] = Array.isArray(value)
    ? value.map((item, i) => [i, item])
    : Object.entries(value)
  return steps.flatMap(([step, inner]) => pathsOf(inner).map((rest) => [step, ...rest]))
}
