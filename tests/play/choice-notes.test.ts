/** Notes beside choices: the rules' worth of a choice, and the pack's help. */
import { expect, test } from 'vitest'
import { notesOn } from '../../app/_play/guide/choice-notes'
import type { Choice, Decision } from '../../engine/types'

const option = (id: string, kind: 'button' | 'card' = 'button'): Choice => ({
  action: { type: 'choose', choice: id },
  at: kind === 'button' ? { kind, button: id } : { kind, card: id },
  label: { key: 'c', values: { choice: { text: `options.${id}` } } },
  group: 'choose',
})
const decision = (...choices: Choice[]): Decision => ({
  seat: 'a',
  phase: 'option',
  prompt: { key: 'p' },
  choices,
})
const HELP: Readonly<Record<string, string>> = { fountain: 'Piazza Fontana.', market: 'Piazza della Robba.' }
const helpOf = (_: string, id: string) => HELP[id]
const format = ({ key }: { readonly key: string }) => key

test('a choice has its worth by the rules, and the help of the pack about what a button names', () => {
  const [fountain, market, other] = [option('fountain'), option('market'), option('none')]
  const guidance = { notes: [{ action: market.action, note: { key: '+8' }, isIdle: true }] }
  const noteOf = notesOn(decision(fountain, market, other), guidance, format, helpOf)
  expect(noteOf(fountain)).toEqual({ help: 'Piazza Fontana.' })
  expect(noteOf(market)).toEqual({ worth: '+8', isIdle: true, help: 'Piazza della Robba.' })
  expect(noteOf(other)).toEqual({})
})

test('the same help beside every button says nothing, and cards show their own text', () => {
  const [yes, no] = [option('fountain'), { ...option('fountain'), action: { type: 'other' } }]
  expect(notesOn(decision(yes, no), undefined, format, helpOf)(yes)).toEqual({})
  const card = option('fountain', 'card')
  expect(notesOn(decision(card), undefined, format, helpOf)(card)).toEqual({})
  expect(notesOn(undefined, undefined, format, helpOf)(card)).toEqual({})
})
