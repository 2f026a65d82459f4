/** The authored content that a test game may never reach: triggers, entries, choices, levels of victory. */
import type { Arrival, Reinforcement, ScenarioFile, ScenarioOption } from '../../../schemas/generated/content'
import {
  blocksSeen,
  choiceMade,
  choicesAnswered,
  namedIn,
  trialBlocks,
  trialList,
  trialOptions,
} from '../../compile/trial-items'
import type { CameUp, GameEvent, GameStep, Sourced, TrialItem, TrialPort } from '../../types'
import { idsOf } from './names'
import type { CorteoPack } from './pack'
import type { Tables } from './rules'
import type { CorteoState } from './state'

type Step = GameStep<CorteoState>

export const trial: TrialPort<CorteoState, Tables, CorteoPack> = {
  authored: (_, scenario) => {
    const { reinforcements, rules, options = [], victory } = scenario
    return [
      ...trialBlocks(scenario),
      ...trialList('entry', [scenario, 'reinforcements'], reinforcements, entry('reinforcements')),
      ...trialList('entry', [scenario, 'rules', 'arrivals'], rules.arrivals, entry('arrivals')),
      ...trialOptions(scenario),
      ...options.flatMap((option, index) => changesIn(scenario, option, index)),
      ...trialList('level', [scenario, 'victory'], victory, namedIn('victory')),
    ]
  },
  cameUp: ({ rules }, step) => [
    ...step.events.flatMap(blocksSeen),
    ...choicesMade(step),
    ...choicesAnswered(step),
    ...(step.phase === 'reinforcements' ? step.events.flatMap((event) => entered(rules, step, event)) : []),
  ],
}

const entry = (list: string) => (of: Reinforcement | Arrival, index: number) => ({
  id: `${list}/${index}`,
  name: { message: { key: 'corteo.trial.entry', values: { number: index + 1, hand: of.turn } } },
})

/** Returns each change of an option. */
const changesIn = (
  scenario: Sourced<ScenarioFile>,
  { id: option, changes }: ScenarioOption,
  index: number,
): TrialItem[] =>
  trialList('choice', [scenario, 'options', index, 'changes'], changes, ({ from, to }) => ({
    id: `${option}>${to}`,
    name: {
      message: {
        key: 'corteo.trial.change',
        values: { from: { text: `options.${from}` }, to: { text: `options.${to}` } },
      },
    },
  }))

function choicesMade({ action: { type, option, choice } }: Step): CameUp[] {
  if (type !== 'choose' && type !== 'change') return []
  const change: CameUp[] = type === 'change' ? [{ kind: 'choice', id: `${option}>${choice}` }] : []
  return [...choiceMade(option, choice), ...change]
}

/** Returns the entries that may have brought a piece: those open to its type, with its cell in their zone. */
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
