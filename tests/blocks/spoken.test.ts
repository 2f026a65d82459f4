/** A game loads only the used parts of the block language, and only the rules that the table needs first (decision 43). */
import { expect, test } from 'vitest'
import { blocksOf, compileBlocks } from '../../engine/blocks/compile'
import { NOTHING } from '../../engine/blocks/port'
import { squareGrid } from '../../engine/geometry/square'
import { firstLoad } from '../support/first-load'

const PARTS = {
  units: /^engine\/blocks\/(?:units\/(?:words|moving)|filters|zones\/zones)\.ts$/,
  ground: /^engine\/blocks\/zones\/terrain-effects\.ts$/,
  cards: /^engine\/blocks\/cards\/(?:words|cards|known|decks)\.ts$/,
  options: /^engine\/blocks\/options\/words\.ts$/,
  secrets: /^engine\/blocks\/secrets-shown\.ts$/,
  runtime:
    /^engine\/rulesets\/[^/]+\/(?:runtime|requirements|hidden\/(?:determinization|imagination)|bot\/[^/]+)\.ts$/,
  authoring: /\/(?:authoring|checks|differences|position|trial|compile\/position-units)\.ts$/,
}

const SPOKEN: Readonly<Record<string, readonly string[]>> = {
  corteo: ['units', 'options', 'secrets'],
  'cry-havoc': ['units', 'options', 'secrets'],
  junta: ['options', 'secrets'],
  kriegspiel: ['units', 'options', 'secrets'],
  'wir-sind-das-volk': ['options', 'secrets'],
}

test.each(Object.entries(SPOKEN))(
  '%s loads the parts of the language that it speaks',
  async (game, spoken) => {
    const loaded = await firstLoad(`export * from './engine/rulesets/${game}'`)
    expect(loaded).toContain('engine/blocks/interpreter.ts')
    const found = Object.entries(PARTS).filter(([, what]) => loaded.some((path) => what.test(path)))
    expect(found.map(([part]) => part)).toEqual(spoken)
  },
  60_000,
)

test('a word that a game does not speak is said with the game', () => {
  const grid = squareGrid({ columns: 2, rows: 1 })
  const board = {
    id: 'b',
    grid,
    terrain: [],
    up: new Int8Array(2),
    edges: [],
    places: [],
    sites: [],
    regions: [],
  }
  const port = { ruleset: 'mute', turnOf: () => 1, sideInTurn: () => NOTHING, seatName: () => '' }
  const saying = (trigger: object) => () => {
    const scenario = { triggers: [{ id: 'a', at: 'turn-began', do: [], ...trigger }] }
    const blocks = blocksOf(port, {}, { board, sides: [], seats: [], units: [] }, scenario)
    return compileBlocks(blocks, scenario)
  }
  expect(saying({ do: [{ type: 'remove', who: {} }] })).toThrow('Blocks of mute say "remove"')
  expect(saying({ when: { type: 'present', who: {} } })).toThrow('Blocks of mute say "present"')
  expect(saying({ when: { type: 'option', option: 'o', is: ['c'] } })).toThrow('Blocks of mute say "option"')
  expect(saying({ do: [{ type: 'choose', option: 'o' }] })).toThrow('Blocks of mute say "choose"')
  expect(saying({ who: {} })).toThrow('Blocks of mute say "who"')
  expect(saying({ do: [{ type: 'end' }] })().triggers).toHaveLength(1)
})
