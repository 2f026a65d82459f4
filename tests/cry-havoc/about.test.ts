/** The odds shown before a shot and a fight. */
import { expect, test } from 'vitest'
import { table } from '../../engine/game'
import type { GameDef } from '../../engine/types'
import { azure, GRASS, gules, Skirmish } from './skirmish'

const aboutOf = ({ def, state }: Skirmish) => table(def as GameDef, state).about ?? []
const faces = Array.from({ length: 10 }, (_, face) => face + 1)

test('of a shot: as many faces of the die as then do something', () => {
  const shot = (dice: number[]) =>
    new Skirmish(
      GRASS,
      {
        step: 'first-shots',
        side: 'gules',
        turn: 2,
        units: [gules('bow-man', 'b', '0305'), azure('spear-man', 'd', '0803')],
      },
      dice,
    ).do('select', 'b')
  const [about] = aboutOf(shot([]))
  const hits = faces.filter((die) => shot([die]).do('shoot', 'd').events[0].result !== '-')
  expect(about.rows).toMatchObject([{ side: 'azure', value: hits.length, of: 10 }])
  expect(hits.length).toBeGreaterThan(0)
})

test('of a fight: how many faces bring what, and nothing before anybody is taken', () => {
  const fight = (dice: number[]) =>
    new Skirmish(
      GRASS,
      {
        step: 'fights',
        side: 'gules',
        turn: 2,
        units: [gules('spear-man', 'a', '0303'), azure('spear-man', 'd', '0304')],
      },
      dice,
    )
  expect(aboutOf(fight([]))).toEqual([])
  expect(aboutOf(fight([]).do('select', 'a'))).toMatchObject([{ id: 'opponents', rows: [{ of: 10 }] }])
  const [about] = aboutOf(fight([]).do('select', 'a').do('against', 'd'))
  const letters = faces.map(
    (die) => fight([die]).do('select', 'a').do('against', 'd').do('strike').events[0].result,
  )
  const counts = about.rows.map(({ value }) => value).sort()
  expect(counts).toEqual(
    [...new Set(letters)].map((one) => letters.filter((letter) => letter === one).length).sort(),
  )
})

test('what a fight did is told in words, the letter of the table in brackets', () => {
  const scene = new Skirmish(
    GRASS,
    {
      step: 'fights',
      side: 'gules',
      turn: 2,
      units: [gules('spear-man', 'a', '0303'), azure('spear-man', 'd', '0304')],
    },
    [1],
  )
  const [told] = scene.do('select', 'a').do('against', 'd').do('strike').events
  expect(told.message.values?.result).toMatchObject({
    message: { key: expect.stringMatching(/inspect\.(result|nothing)/) },
  })
})
