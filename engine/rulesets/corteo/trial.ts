/** What a scenario writes that may never happen: triggers, entries, choices, levels of victory. */
import type { Arrival, Reinforcement, ScenarioFile, ScenarioOption } from '../../../schemas/generated/content'
import { authoredBlocks, authoredList, blocksSeen, namedIn } from '../../compile/authored'
import type { Authored, CameUp, GameEvent, GameStep, Sourced, TrialPort } from '../../types'
import { idsOf } from './names'
import type { CorteoPack } from './pack'
import type { Tables } from './rules'
import type { CorteoState } from './state'

type Step = GameStep<CorteoState>

export const trial: TrialPort<CorteoState, Tables, CorteoPack> = {
  authored: (_, scenario) => {
    const { file, reinforcements, rules, options = [], victory } = scenario
    return [
      ...authoredBlocks(scenario),
      ...authoredList('entry', { file, path: ['reinforcements'] }, reinforcements, entry('reinforcements')),
      ...authoredList('entry', { file, path: ['rules', 'arrivals'] }, rules.arrivals, entry('arrivals')),
      ...options.flatMap((option, index) => choicesIn(scenario, option, index)),
      ...authoredList('level', { file, path: ['victory'] }, victory, namedIn('victory')),
    ]
  },
  cameUp: ({ rules }, step) => [
    ...step.events.flatMap(blocksSeen),
    ...choicesMade(step),
    ...(step.phase === 'reinforcements' ? step.events.flatMap((event) => entered(rules, step, event)) : []),
  ],
}

const entry = (list: string) => (of: Reinforcement | Arrival, index: number) => ({
  id: `${list}/${index}`,
  name: { message: { key: 'corteo.trial.entry', values: { number: index + 1, hand: of.turn } } },
})

/** Each choice that somebody has to make (the only one makes itself, and a die makes its own), and each change of an option; places of the map are one thing together. */
function choicesIn({ file }: Sourced<ScenarioFile>, option: ScenarioOption, index: number): Authored[] {
  if (option.by === 'roll') return []
  const path = ['options', index]
  const name = { text: `options.${option.id}` }
  if (option.places) return [{ kind: 'choice', id: option.id, name, at: { file, path: [...path, 'places'] } }]
  const choices = authoredList('choice', { file, path: [...path, 'choices'] }, option.choices, ({ id }) => ({
    id: `${option.id}/${id}`,
    name: { text: `options.${id}` },
  }))
  return [
    ...(choices.length > 1 ? choices.filter(({ id }) => id !== `${option.id}/${option.start}`) : []),
    ...authoredList('choice', { file, path: [...path, 'changes'] }, option.changes, ({ from, to }) => ({
      id: `${option.id}>${to}`,
      name: {
        message: {
          key: 'corteo.trial.change',
          values: { from: { text: `options.${from}` }, to: { text: `options.${to}` } },
        },
      },
    })),
  ]
}

/** By the action, since a secret choice is in no event. */
function choicesMade({ action: { type, option, choice } }: Step): CameUp[] {
  if (type !== 'choose' && type !== 'change') return []
  const ids = [`${option}`, `${option}/${choice}`, ...(type === 'change' ? [`${option}>${choice}`] : [])]
  return ids.map((id) => ({ kind: 'choice', id }))
}

/** The entries that a piece may have come by: those that were open to its type, with the cell in their zone. */
function entered(rules: Tables, { state }: Step, { type, unit, cell: name }: GameEvent): CameUp[] {
  if (type !== 'placed') return []
  const piece = idsOf(rules, state).indexOf(String(unit))
  const cell = rules.board.grid.indexOf(String(name))
  const arrival = rules.pieces.arrival[piece]
  if (arrival >= 0) return [{ kind: 'entry', id: `arrivals/${arrival}` }]
  return rules.reinforcements.flatMap(({ hand, side, units, points, when, cells }, index) => {
    const isOpen =
      hand <= state.hand &&
      side === rules.pieces.side[piece] &&
      (points > 0 || units.some(([of]) => of === rules.pieces.type[piece])) &&
      (when === undefined || state.came.includes(index)) &&
      cells(rules, state).includes(cell)
    return isOpen ? [{ kind: 'entry', id: `reinforcements/${index}` } as const] : []
  })
}
