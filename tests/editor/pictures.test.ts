/** Pictures in the studio: steps that change only the necessary lines and can be undone. */
import '../../schemas/all'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Change } from '../../app/_editor/document/change'
import {
  added,
  calledAnew,
  credited,
  idFor,
  idsIn,
  listedNow,
  picturesIn,
  removed,
  roomIn,
  SHOWER_LISTS,
  showersIn,
  shownOn,
  underlaid,
  usesOf,
} from '../../app/_editor/pictures/model/pictures'
import { attempts, fitted, MADE, refusalOf } from '../../app/_editor/pictures/model/reencode'
import { withBytes } from '../../app/_editor/problems/model/with-bytes'
import { loadReader } from '../../app/_editor/yaml/parse-text'
import { crossCheck } from '../../engine/compile'
import { checkPack } from '../../schemas/check'
import { bytesIn, bytesOf } from '../../schemas/pictures/file'
import { base64Of, PICTURE_LIMITS } from '../../schemas/pictures/pictures'
import { MINI } from '../schemas/mini-pack'
import { png } from '../support/made-pictures'
import { allPacks } from './objects/packs'
import { TestEditor } from './test-editor'

const PARK = base64Of(png(8, 8))
beforeAll(loadReader)

/** An author who edits the smallest pack with the actions of the dialog. */
function author(files = MINI) {
  const editor = new TestEditor(files)
  const run = (changes: readonly Change[] | undefined) =>
    editor.session.files.step('type', 'pack.yaml', changes ?? [])
  const now = () => editor.document.files
  return { editor, run, now, manifest: () => now()['pack.yaml'] }
}

describe('the list', () => {
  test('a picture is a file and a line behind what was there; undo takes both', () => {
    const { editor, run, now, manifest } = author()
    run(added(now(), { id: 'park', ending: 'png', base64: PARK }))
    expect(manifest()).toBe(`${MINI['pack.yaml']}pictures:\n  - { id: park, file: art/park.png }\n`)
    expect(picturesIn(now())).toEqual([{ id: 'park', file: 'art/park.png', base64: PARK }])
    run(added(now(), { id: 'lake', ending: 'webp', base64: 'AAAA' }))
    expect(manifest()).toContain('park.png }\n  - { id: lake, file: art/lake.webp }\n')
    editor.session.edits.undo()
    editor.session.edits.undo()
    expect(now()).toEqual(MINI)
    editor.session.edits.redo()
    expect(now()['art/park.png']).toBe(PARK)
  })

  test('what is said of whose it is comes, changes and goes; the same said again is no step', () => {
    const { run, now, manifest } = author()
    run(added(now(), { id: 'park', ending: 'png', base64: PARK }))
    run(credited(now(), 'park', 'author', ' Ada: "Rossi" '))
    run(credited(now(), 'park', 'licence', 'CC0-1.0'))
    expect(picturesIn(now())[0]).toMatchObject({ author: 'Ada: "Rossi"', licence: 'CC0-1.0' })
    expect(credited(now(), 'park', 'licence', 'CC0-1.0')).toEqual([])
    expect(checkPack(withBytes(now())).diagnostics).toEqual([])
    run(credited(now(), 'park', 'licence', ''))
    expect(picturesIn(now())[0]).not.toHaveProperty('licence')
    expect(manifest()).not.toContain('licence: CC0')
  })

  test('a file that no line names is shown as such and can be listed', () => {
    const { run, now } = author({ ...MINI, 'art/old-tree.png': PARK })
    expect(picturesIn(now())).toEqual([{ file: 'art/old-tree.png', base64: PARK }])
    run(listedNow(now(), 'art/old-tree.png'))
    expect(picturesIn(now())).toEqual([{ id: 'old-tree', file: 'art/old-tree.png', base64: PARK }])
  })

  test('a manifest that cannot be read is left alone', () => {
    const { now } = author({ ...MINI, 'pack.yaml': 'format: [' })
    expect(added(now(), { id: 'park', ending: 'png', base64: PARK })).toBeUndefined()
    expect(picturesIn(now())).toEqual([])
  })
})

describe('names', () => {
  test.each([
    ['Park.PNG', 'park'],
    ['Città nuova (2).jpeg', 'citta-nuova-2'],
    ['2048.webp', 'picture'],
    ['constructor.png', 'picture'],
    ['../../etc/passwd', 'etc-passwd'],
    ['', 'picture'],
  ])('%s is %s', (name, id) => {
    expect(idFor(name)).toBe(id)
  })

  test('a name that is taken gets a number', () => {
    const files = { ...MINI, 'art/park.png': PARK, 'art/park-2.webp': PARK }
    expect(idFor('park.jpg', idsIn(files))).toBe('park-3')
  })

  test('another name is that of the file too', () => {
    const { editor, run, now } = author()
    run(added(now(), { id: 'park', ending: 'png', base64: PARK }))
    run(calledAnew(now(), picturesIn(now())[0], 'wood', 'corteo'))
    expect(picturesIn(now())).toEqual([{ id: 'wood', file: 'art/wood.png', base64: PARK }])
    expect(now()).not.toHaveProperty('art/park.png')
    editor.session.edits.undo()
    expect(picturesIn(now())).toEqual([{ id: 'park', file: 'art/park.png', base64: PARK }])
  })

  test('what shows it names it, follows its name, and is as before when it goes', () => {
    const { editor, run, now } = author()
    run(added(now(), { id: 'park', ending: 'png', base64: PARK }))
    expect(showersIn(now(), 'corteo').map(({ list, id }) => `${list} ${id}`)).toEqual([
      ...['terrain street', 'terrain slope', 'units crowd', 'units guard', 'sides march', 'sides power'],
    ])
    const before = now()
    for (const shower of showersIn(now(), 'corteo')) run(shownOn(now(), shower, 'park'))
    expect(now()['terrain.yaml']).toContain('look: { colour: "#ffffff", pattern: cobbles, picture: park }')
    expect(usesOf(now(), 'park', 'corteo')).toHaveLength(6)
    const codes = () => checkPack(withBytes(now()), crossCheck).diagnostics.map(({ code }) => code)
    expect(codes().filter((code) => code.includes('PICTURE'))).toEqual(['W-PICTURE-CREDIT'])
    run(calledAnew(now(), picturesIn(now())[0], 'wood', 'corteo'))
    expect(usesOf(now(), 'park', 'corteo')).toEqual([])
    expect(usesOf(now(), 'wood', 'corteo')).toHaveLength(6)
    const { 'art/wood.png': _gone, ...without } = now()
    expect(now()['units.yaml']).not.toContain('park')
    run(removed(now(), picturesIn(now())[0], 'corteo'))
    expect(now()['terrain.yaml']).toBe(before['terrain.yaml'])
    expect(now()['units.yaml']).toBe(before['units.yaml'])
    editor.session.edits.undo()
    expect(now()).toEqual({ ...without, 'art/wood.png': PARK })
  })

  test('cards and mats of players show it where the game has such', () => {
    const packs = allPacks()
    const filesOf = (game: string) =>
      packs.find(([name]) => name === `engine/rulesets/${game}/smallest`)?.[2] ?? {}
    const lists = (game: string) => new Set(showersIn(filesOf(game), game).map(({ list }) => list))
    expect([...lists('wir-sind-das-volk')]).toEqual(['terrain', 'units', 'sides', 'cards'])
    expect(lists('junta')).toEqual(new Set(SHOWER_LISTS))
    const { run, now } = author(filesOf('junta'))
    const before = now()
    run(added(now(), { id: 'park', ending: 'png', base64: PARK }))
    run(credited(now(), 'park', 'author', 'Ada'))
    run(credited(now(), 'park', 'licence', 'CC0-1.0'))
    const beside = showersIn(now(), 'junta').filter(({ list }) => list === 'cards' || list === 'mats')
    for (const shower of beside) run(shownOn(now(), shower, 'park'))
    const [deck] = Object.keys(now()).filter((file) => file.startsWith('decks/'))
    expect(now()[deck].match(/picture: park/g)?.length).toBe(
      beside.filter(({ list }) => list === 'cards').length,
    )
    expect(now()['units.yaml']).toContain('mat: park')
    expect(usesOf(now(), 'park', 'junta')).toHaveLength(beside.length)
    const found = () =>
      checkPack(withBytes(now()), crossCheck).diagnostics.filter(({ severity }) => severity === 'error')
    expect(found()).toEqual([])
    run(shownOn(now(), beside[0], 'pork'))
    expect(found()).toMatchObject([
      {
        code: 'E-UNKNOWN-PICTURE',
        file: deck,
        path: ['cards', 0, 'picture'],
        found: 'pork',
        fix: expect.anything(),
      },
    ])
    run(shownOn(now(), beside[0], 'park'))
    run(shownOn(now(), { list: 'mats', id: beside.at(-1)?.id ?? '' }, 'pork'))
    expect(found()).toMatchObject([{ code: 'E-UNKNOWN-PICTURE', file: 'units.yaml' }])
    run(shownOn(now(), { list: 'mats', id: beside.at(-1)?.id ?? '' }, 'park'))
    run(removed(now(), picturesIn(now())[0], 'junta'))
    expect({ ...now(), 'pack.yaml': '' }).toEqual({ ...before, 'pack.yaml': '' })
  })

  test('a picture that nobody lists is an error where it is named', () => {
    const { run, now } = author()
    run(shownOn(now(), { list: 'terrain', id: 'street' }, 'parc'))
    const [found] = checkPack(withBytes(now()), crossCheck).diagnostics.filter(
      ({ code }) => code === 'E-UNKNOWN-PICTURE',
    )
    expect(found).toMatchObject({
      file: 'terrain.yaml',
      path: ['terrain', 0, 'look', 'picture'],
      found: 'parc',
    })
  })

  test('what is under the grid of a map is written on one line, and taken away', () => {
    const { run, now } = author()
    const file = 'maps/town.yaml'
    run(
      underlaid(now(), file, {
        picture: 'park',
        at: [-0.5, 0],
        width: 12,
        turn: 0,
        opacity: 60,
        inPlay: false,
      }),
    )
    expect(now()[file]).toBe(
      `${MINI[file]}underlay: { picture: park, at: [-0.5, 0], width: 12, opacity: 60 }\n`,
    )
    run(underlaid(now(), file, { picture: 'park', at: [1, 2], width: 3, turn: 4.5, inPlay: true }))
    expect(now()[file]).toContain(
      'underlay: { picture: park, at: [1, 2], width: 3, turn: 4.5, inPlay: true }\n',
    )
    expect(checkPack(withBytes(now())).diagnostics).toEqual([])
    run(underlaid(now(), file, undefined))
    expect(now()[file]).toBe(MINI[file])
  })

  test('removed, the pack is as it was', () => {
    const { run, now, manifest } = author()
    run(added(now(), { id: 'park', ending: 'png', base64: PARK }))
    run(removed(now(), picturesIn(now())[0], 'corteo'))
    expect(usesOf(now(), 'park', 'corteo')).toEqual([])
    expect(manifest()).toBe(MINI['pack.yaml'])
    expect(Object.keys(now())).toEqual(Object.keys(MINI))
  })
})

describe('bytes', () => {
  test('base64 is counted without being read', () => {
    for (let length = 0; length < 9; length++)
      expect(bytesIn(Buffer.alloc(length, 1).toString('base64'))).toBe(length)
    const { left } = roomIn({ 'art/a.png': PARK, 'text/en.yaml': 'x' })
    expect(left).toBe(PICTURE_LIMITS.allBytes - png(8, 8).length)
  })

  test('checks see bytes, the same ones as long as the text is the same', () => {
    const files = { 'pack.yaml': 'a: 1', 'art/a.png': PARK, 'art/bad.png': '%%%' }
    const once = withBytes(files)
    expect(once['art/a.png']).toEqual(bytesOf(PARK))
    expect(withBytes({ ...files })['art/a.png']).toBe(once['art/a.png'])
    expect(once['art/bad.png']).toEqual(new Uint8Array())
    const text = { 'pack.yaml': 'a: 1' }
    expect(withBytes(text)).toBe(text)
  })
})

describe('writing anew', () => {
  test('a picture keeps its shape and grows never', () => {
    expect(fitted({ width: 4000, height: 3000 }, 2048)).toEqual({ width: 2048, height: 1536 })
    expect(fitted({ width: 10, height: 4000 }, 2048)).toEqual({ width: 5, height: 2048 })
    expect(fitted({ width: 4000, height: 1 }, 2048)).toEqual({ width: 2048, height: 1 })
    expect(fitted({ width: 20, height: 30 }, 2048)).toEqual({ width: 20, height: 30 })
  })

  test('small ones are written without loss first; each later try is lighter', () => {
    expect(attempts({ width: 64, height: 64 })[0]).toMatchObject({ type: 'image/png', width: 64 })
    const tries = attempts({ width: 9000, height: 900 })
    expect(tries[0]).toMatchObject({ type: 'image/webp', width: MADE.side })
    expect(tries.map(({ width, quality }) => width + quality)).toEqual(
      tries.map(({ width, quality }) => width + quality).toSorted((a, b) => b - a),
    )
  })

  test('what is no picture, or says it is enormous, is not even opened', () => {
    expect(refusalOf(png(64, 64))).toBeUndefined()
    expect(refusalOf(new TextEncoder().encode('<svg onload="alert(1)"/>'.padEnd(99)))).toBe('kind')
    expect(refusalOf(png(20_000, 20_000))).toBe('large')
    expect(refusalOf(png(16_000, 16_000))).toBe('large')
    expect(refusalOf(png(0, 9))).toBe('broken')
  })
})
