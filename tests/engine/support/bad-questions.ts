/** One fault each in the questions and the shapes of zones of a scenario, over the small pack with every block. */
import type { CorteoPack } from '../../../engine/rulesets/corteo/pack'
import type { CorteoEffect } from '../../../schemas/generated/content'
import { bad } from './bad-blocks'
import { raid, type Sample, withAreas } from './bad-packs'
import type { Loose } from './small-pack'

type Pack = Loose<CorteoPack>
type Program = Loose<CorteoEffect>[]

const program = (pack: Pack, effects: Program) => Object.assign(raid(pack).triggers![0], { do: effects })

const GIFT: Program[number] = {
  type: 'ask',
  id: 'gift',
  seat: 'south',
  choices: [{ id: 'little' }, { id: 'much' }],
}
const count = (by: number) => ({ type: 'count', counter: 'taken', by }) as const
const countAnswer = (of: string) => ({ type: 'count', counter: 'taken', by: { type: 'answer', of } }) as const

/** A fault in the program of the first trigger, at a place in it. */
const badProgram = (what: string, code: string, at: string, ...effects: Program): Sample =>
  bad(what, code, `triggers 0 do ${at}`, (pack) => program(pack, effects))

const QUESTIONS: Sample[] = [
  badProgram(
    'a question nobody asks in a measure',
    'E-UNKNOWN-QUESTION',
    '1 by of',
    GIFT,
    countAnswer('gifts'),
  ),
  badProgram('a question nobody asks in a filter', 'E-UNKNOWN-QUESTION', '1 who answered', GIFT, {
    type: 'remove',
    who: { answered: 'gifts' },
  }),
  badProgram('an answer nobody can give', 'E-UNKNOWN-ANSWER', '1 when is 1', GIFT, {
    type: 'if',
    when: { type: 'answered', of: 'gift', is: ['much', 'litle'] },
    do: [count(1)],
  }),
  badProgram(
    'an answer nobody can give to a proposal',
    'E-UNKNOWN-ANSWER',
    '1 when is 0',
    { type: 'propose', id: 'truce', seat: 'north', receiver: 'south' },
    { type: 'if', when: { type: 'answered', of: 'truce', is: ['accepted'] }, do: [count(1)] },
  ),
  badProgram('questions of two kinds with one name', 'E-QUESTION-TWICE', '1 id', GIFT, {
    type: 'ask-unit',
    id: 'gift',
    seat: 'south',
    who: { side: 'red' },
  }),
  badProgram('a secret answer with effects at once', 'E-SECRET-WITH-EFFECTS', '0 secret', {
    type: 'ask-unit',
    id: 'target',
    seat: 'north',
    who: { side: 'red' },
    secret: true,
    do: [count(1)],
  }),
  badProgram('a secret choice with effects at once', 'E-SECRET-WITH-EFFECTS', '0 secret', {
    ...GIFT,
    secret: true,
    choices: [{ id: 'little' }, { id: 'much', do: [count(1)] }],
  }),
  badProgram('a question for a number with one too many', 'E-MANY-NUMBERS', '0 to', {
    type: 'ask-number',
    id: 'tribute',
    seat: 'north',
    to: 200,
  }),
  badProgram('bounds of a number that cross', 'E-BOUNDS-CROSSED', '0 to', {
    type: 'ask-number',
    id: 'tribute',
    seat: 'north',
    from: 3,
    to: 2,
  }),
  badProgram('bounds of an offer that cross', 'E-BOUNDS-CROSSED', '0 amount to', {
    type: 'propose',
    id: 'truce',
    seat: 'north',
    receiver: 'south',
    amount: { from: 3, to: 2 },
  }),
]

const onIsles = (pack: Pack) => {
  withAreas(['a', 'b'], ['a-b'])(pack)
  raid(pack).map = 'isles'
}

const SHAPES: Sample[] = [
  bad('the border of a map of areas', 'E-ZONE-SHAPE', 'rules exits 0 zone type', (p) => {
    onIsles(p)
    Object.assign(raid(p).rules.exits![0], { zone: { type: 'border', sides: ['east'] } })
  }),
  bad('a line on a map of areas', 'E-ZONE-SHAPE', 'rules captures 0 to type', (p) => {
    onIsles(p)
    Object.assign(raid(p).rules.captures![0], { to: { type: 'line', from: 'a', to: 'b' } })
  }),
]

export const BAD_QUESTIONS: Sample[] = [...QUESTIONS, ...SHAPES]
