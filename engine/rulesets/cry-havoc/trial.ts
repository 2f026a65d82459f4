/** What a scenario writes that may never happen: triggers, cards, groups that enter later, ways to win. */
import {
  authoredBlocks,
  authoredList,
  authoredOptions,
  blocksSeen,
  choicesAnswered,
  nameIn,
} from '../../compile/authored'
import type { Authored, CameUp, TrialPort } from '../../types'
import { idsOf } from './names'
import type { CryHavocPack, Tables } from './rules'
import type { CryHavocState } from './state'

type Scenario = Tables['scenario']

export const trial: TrialPort<CryHavocState, Tables, CryHavocPack> = {
  authored: (_, scenario) => [
    ...authoredBlocks(scenario),
    ...authoredOptions(scenario),
    ...entriesOf(scenario),
    ...authoredList('level', { file: scenario.file, path: ['victory'] }, scenario.victory, (block) => ({
      id: levelId(block.type, 'winner' in block ? block.winner : undefined),
      name: block.type,
    })),
  ],
  cameUp: ({ rules }, step) => [
    ...step.events.flatMap((event): CameUp[] => {
      if (event.type !== 'entered') return blocksSeen(event)
      const pieces = nameIn(event, 'unit').map((unit) => idsOf(rules, step.state).indexOf(unit))
      const index = rules.entries.findIndex((entry) => pieces.some((piece) => entry.pieces.includes(piece)))
      return index < 0 ? [] : [{ kind: 'entry', id: String(index) }]
    }),
    ...choicesAnswered(step),
  ],
  levelOf: ({ level, winner }) => level && levelId(level, level === 'score' ? undefined : winner),
}

/** In the order of the tables, which number them. */
const entriesOf = ({ file, forces, order }: Scenario): Authored[] =>
  forces
    .flatMap(({ side, groups }, force) =>
      groups.flatMap(({ id, at, place, enter }, group) =>
        order.includes(side) && enter && !at && !place
          ? { name: id, at: { file, path: ['forces', force, 'groups', group] } }
          : [],
      ),
    )
    .map((entry, index) => ({ kind: 'entry', id: String(index), ...entry }))

/** Blocks of one kind are told apart by who wins by them. */
const levelId = (type: string, winner: string | undefined): string =>
  winner === undefined ? type : `${type} ${winner}`
