import { describe, expect, test } from 'vitest'
import '../../engine/rulesets/all'
import { applyAll, type Files } from '../../app/_editor/document/change'
import { mapFault, type NewMap, newMap, newScenario } from '../../app/_editor/files/model/new-parts'
import { crossCheck } from '../../engine/compile'
import { rulesetIds } from '../../engine/rulesets'
import { checkPack, playable } from '../../schemas/check'
import { smallestPackOf } from '../../server/packs/smallest'
import { MAP_FILE } from './sample-map'
import { SAMPLE_FILES, TestEditor } from './test-editor'

const wish: NewMap = {
  name: 'Il porto, di notte',
  shape: 'pointy',
  offset: 'odd',
  columns: 20,
  rows: 14,
  ground: 'street',
  around: 'sea',
  isEmpty: false,
}

async function smallest(ruleset: string): Promise<Files> {
  const files = await smallestPackOf(ruleset)
  return Object.fromEntries([...files!].map(([path, bytes]) => [path, Buffer.from(bytes).toString('utf8')]))
}
const asBytes = (files: Files) =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)]))

describe('a new map', () => {
  test.each(['flat', 'pointy', 'square'] as const)(
    'is read and named, and nothing is wrong: %s',
    async (shape) => {
      const files = await smallest('kriegspiel')
      const { file, changes } = newMap(files, { ...wish, shape, ground: 'meadow' }, 'kriegspiel')
      expect(file).toBe('maps/il-porto-di-notte.yaml')
      const { diagnostics, pack } = checkPack(asBytes(applyAll(files, changes)), crossCheck)
      expect(diagnostics).toEqual([])
      expect(pack?.maps['il-porto-di-notte']).toMatchObject({
        grid: {
          columns: 20,
          rows: 14,
          ...(shape === 'square' ? { kind: 'square' } : { orientation: shape }),
        },
      })
      for (const language of ['en', 'it'])
        expect(pack?.texts[language]?.text.maps?.['il-porto-di-notte']?.name).toBe(wish.name)
    },
  )

  test.each(['junta', 'wir-sind-das-volk'])('of areas begins with one that fills it: %s', async (ruleset) => {
    const files = await smallest(ruleset)
    const ground = /id: ([\w-]+)/.exec(files['terrain.yaml'])![1]
    const areas: NewMap = { ...wish, shape: 'areas', ground }
    const { file, changes } = newMap(files, areas, ruleset)
    const { diagnostics, pack } = checkPack(asBytes(applyAll(files, changes)), crossCheck)
    expect(diagnostics.filter((one) => one.file === file || one.file.startsWith('text/'))).toEqual([])
    expect(pack?.maps['il-porto-di-notte']).toMatchObject({
      grid: { kind: 'areas', around: 'sea' },
      areas: [{ id: 'area-1', terrain: ground, at: [10, 7] }],
    })
    const empty = newMap(files, { ...areas, isEmpty: true, around: 'paper' }, ruleset)
    const checked = checkPack(asBytes(applyAll(files, empty.changes)), crossCheck)
    expect(checked.diagnostics.map(({ code }) => code)).toContain('E-MAP-EMPTY')
    const editor = new TestEditor(files)
    editor.session.files.make(empty)
    expect(editor.session.files.map?.board?.grid).toMatchObject({ kind: 'areas', size: 0 })
  })

  test('takes an id that is free', () => {
    const files = { ...SAMPLE_FILES, 'maps/il-porto-di-notte.yaml': '', 'maps/il-porto-di-notte-2.yaml': '' }
    expect(newMap(files, wish, 'corteo').file).toBe('maps/il-porto-di-notte-3.yaml')
    expect(newMap(files, { ...wish, name: '...' }, 'corteo').file).toBe('maps/map.yaml')
  })

  test('is open and on the board, and one undo takes all of it back', () => {
    const editor = new TestEditor()
    editor.session.files.make(newMap(editor.document.files, wish, 'corteo'))
    expect(editor.session.state).toMatchObject({
      file: 'maps/il-porto-di-notte.yaml',
      mapFile: 'maps/il-porto-di-notte.yaml',
    })
    expect(editor.session.files.map?.grid?.size).toBe(280)
    expect(editor.document.text('text/en.yaml')).toContain(
      'il-porto-di-notte: { name: "Il porto, di notte" }',
    )
    editor.session.edits.undo()
    expect(editor.document.files).toEqual(SAMPLE_FILES)
    expect(editor.session.state.mapFile).toBe(MAP_FILE)
  })

  test.each([
    ['no name', { name: '  ' }, 'name'],
    ['no column', { columns: 0 }, 'size'],
    ['one column', { columns: 1 }, undefined],
    ['half a row', { rows: 2.5 }, 'size'],
    ['no number', { rows: Number.NaN }, 'size'],
    ['the most columns', { columns: 512 }, undefined],
    ['one more', { columns: 513 }, 'size'],
    ['the most cells', { columns: 512, rows: 512 }, undefined],
  ] as const)('%s', (_, part, fault) => {
    expect(mapFault({ ...wish, ...part })).toBe(fault)
  })
})

describe.each(rulesetIds())('a new scenario of %s', (ruleset) => {
  test('plays at once, under its own name, with nothing to complain of', async () => {
    const files = await smallest(ruleset)
    const from = Object.keys(files).find((file) => file.startsWith('scenarios/'))!
    const { file, changes } = newScenario(files, { name: 'La mia sera', from })!
    expect(file).toBe('scenarios/la-mia-sera.yaml')
    const checked = checkPack(asBytes(applyAll(files, changes)), crossCheck)
    expect(checked.diagnostics).toEqual([])
    expect(checked.pack?.manifest.scenarios).toContain('la-mia-sera')
    expect(playable(checked).pack?.scenarios['la-mia-sera']).toBeDefined()
    expect(checked.pack?.texts.it?.text.scenarios?.['la-mia-sera']?.name).toBe('La mia sera')
  })
})

test('a scenario that cannot be read is nothing to begin with', () => {
  const files = { ...SAMPLE_FILES, 'scenarios/a.yaml': 'id: [\n' }
  expect(newScenario(files, { name: 'B', from: 'scenarios/a.yaml' })).toBeUndefined()
  expect(newScenario(files, { name: 'B', from: 'scenarios/none.yaml' })).toBeUndefined()
})
