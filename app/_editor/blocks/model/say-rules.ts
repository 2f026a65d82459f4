/** The blocks that a scenario enables under `rules`, each as a line of words. */
import { isMap, type Loose, listOf, mapOf, numberOf, textOf, textsOf } from './loose'
import { sayCondition, sayUnits, sayWhen, sayZone } from './say-condition'
import { listed, namesOf, playerName, type Words } from './words'

export type RuleLine = { readonly key: string; readonly index?: number; readonly summary: string }

type Teller = (words: Words, block: Loose) => string

const faces = (value: unknown): string => listOf(value).map(textOf).join(', ')
const side = ({ name }: Words, value: unknown): string => name('sides', textOf(value))
const unitsIn = (words: Words, value: unknown): string => namesOf(words, 'units', textsOf(value))

/** Numbers of units by type: "5 sentries, 2 trucks". */
export const sayCounts = ({ name }: Words, value: unknown): string =>
  listOf(value)
    .map(mapOf)
    .map(({ count, unit }) => `${numberOf(count) ?? ''} ${name('units', textOf(unit))}`.trim())
    .join(', ')

const ONE: Readonly<Record<string, Teller>> = {
  garrisons: ({ phrase }, { tag }) => phrase('rules.garrisons', { tag: textOf(tag) }),
  leaving: (words, { side: who, turns }) =>
    words.phrase('rules.leaving', { side: side(words, who), turns: numberOf(turns) ?? 0 }),
  smoke: ({ phrase }, { pieces }) => phrase('rules.pieces', { count: numberOf(pieces) ?? 0 }),
  jams: (words, { pieces, on }) =>
    listed([
      words.phrase('rules.pieces', { count: numberOf(pieces) ?? 0 }),
      namesOf(words, 'terrain', textsOf(on)),
    ]),
  prolong: ({ phrase }, { turn, most }) =>
    phrase('rules.prolong', { turn: numberOf(turn) ?? 0, most: numberOf(most) ?? 0 }),
  custody: (words, { side: who, seat, units, zone }) =>
    words.phrase('rules.custody', {
      seat: playerName(words, textOf(seat)),
      units: numberOf(units) ?? 0,
      side: side(words, who),
      zone: sayZone(words, zone),
    }),
}

const MANY: Readonly<Record<string, Teller>> = {
  arrivals: (words, { turn, side: who, units, faces: die }) =>
    words.phrase('rules.arrivals', {
      turn: numberOf(turn) ?? 0,
      side: side(words, who),
      units: sayCounts(words, units),
      faces: faces(die),
    }),
  dormant: (words, { units, wakers, faces: die }) =>
    words.phrase('rules.dormant', {
      units: unitsIn(words, units),
      wakers: sayUnits(words, wakers),
      faces: faces(die),
    }),
  captures: (words, { units, side: who, to }) =>
    words.phrase('rules.captures', {
      units: unitsIn(words, units),
      side: side(words, who),
      to: sayZone(words, to),
    }),
  convoys: sayConvoy,
  exits: (words, { side: who, units, zone, when, back }) =>
    listed([
      words.phrase('rules.exits', {
        units: units === undefined ? side(words, who) : unitsIn(words, units),
        zone: sayZone(words, zone),
      }),
      back === true ? words.phrase('rules.back') : '',
      sayWhen(words, when),
    ]),
  homing: (words, { units, to, while: as }) =>
    words.phrase('rules.homing', {
      units: unitsIn(words, units),
      to: sayZone(words, to),
      condition: sayCondition(words, as),
    }),
}

function sayConvoy(words: Words, { units, escort, goal, halt, clear }: Loose): string {
  const guard = mapOf(escort)
  return listed([
    words.phrase('rules.convoy', { units: unitsIn(words, units), goal: sayZone(words, goal) }),
    isMap(escort)
      ? words.phrase('rules.escort', {
          units: numberOf(guard.units) ?? 0,
          distance: numberOf(guard.distance) ?? 0,
        })
      : '',
    halt === undefined ? '' : words.phrase('rules.halt', { zone: sayZone(words, halt) }),
    numberOf(clear) === undefined ? '' : words.phrase('rules.clear', { distance: numberOf(clear)! }),
  ])
}

/** Keys under a block that every scenario has. */
const SWITCHES = [
  'head.splits',
  'launch.short',
  'barricades.removable',
  'barricades.reusable',
  'objectives.leave',
]

export function ruleLines(words: Words, value: unknown): RuleLine[] {
  const rules = mapOf(value)
  return Object.entries(rules).flatMap(([key, block]) => {
    if (Object.hasOwn(ONE, key) && isMap(block)) return [{ key, summary: ONE[key](words, block) }]
    if (Object.hasOwn(MANY, key))
      return listOf(block).map((one, index) => ({ key, index, summary: MANY[key](words, mapOf(one)) }))
    const on = SWITCHES.filter(
      (name) => name.startsWith(`${key}.`) && mapOf(block)[name.slice(key.length + 1)] === true,
    )
    if (on.length === 0) return []
    return [{ key, summary: on.map((name) => words.phrase(`switch.${name.replace('.', '-')}`)).join('; ') }]
  })
}
