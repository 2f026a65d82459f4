/** The authored content that a test game may never reach: triggers, cards, groups that enter later, ways to win. */
import { blocksSeen, choicesAnswered, trialBlocks, trialList, trialOptions } from '../../compile/trial-items'
import { placeIn } from '../../kernel/sources'
import type { TrialItem, TrialPort } from '../../types'
import type { CryHavocPack, Tables } from './rules'
import { type CryHavocState, WAITING } from './state'

type Scenario = Tables['scenario']

export const trial: TrialPort<CryHavocState, Tables, CryHavocPack> = {
  authored: (_, scenario) => [
    ...trialBlocks(scenario),
    ...trialOptions(scenario),
    ...entriesOf(scenario),
    ...trialList('level', [scenario, 'levels'], scenario.levels, ({ id, winner }) => ({
      id: levelId(id, winner),
      name: { text: `levels.${id}` },
    })),
    ...trialList('level', [scenario, 'victory'], scenario.victory, (block) => ({
      id: levelId(block.type, 'winner' in block ? block.winner : undefined),
      name: block.type,
    })),
  ],
  cameUp: (_, step) => [...step.events.flatMap(blocksSeen), ...choicesAnswered(step)],
  /** Groups of which a piece has come, by itself or by a schedule. */
  cameByTheEnd: ({ rules }, { cell }) =>
    rules.entries.flatMap(({ pieces }, index) =>
      pieces.every((piece) => cell[piece] === WAITING) ? [] : [{ kind: 'entry', id: String(index) }],
    ),
  levelOf: ({ level, winner }) => level && levelId(level, level === 'score' ? undefined : winner),
}

/** Returns the entries in the order of the tables, which number them. */
const entriesOf = (scenario: Scenario): TrialItem[] =>
  scenario.forces
    .flatMap(({ side, groups }, force) =>
      groups.flatMap(({ id, at, place, enter }, group) =>
        scenario.order.includes(side) && enter && !at && !place
          ? { name: id, at: placeIn(scenario, 'forces', force, 'groups', group) }
          : [],
      ),
    )
    .map((entry, index) => ({ kind: 'entry', id: String(index), ...entry }))

/** Blocks of one kind differ by their winner. */
const levelId = (type: string, winner: string | undefined): string =>
  winner === undefined ? type : `${type} ${winner}`
