/** Heads in several groups: the side of the Head says which of them is the march (C-122), anew each hand and when it is gone. */
import { only } from '../../../kernel/phases'
import { report } from '../events'
import { choicesOf, idsOf } from '../names'
import { type Phase, type PhaseId, pieceOf } from '../phase'
import type { CorteoTurn, Rules } from '../rules'
import { groupsOfHeads, isLed } from '../rules/link'
import { speakerOf } from '../rules/seats'
import { type CorteoState, HEAD, has } from '../state'

/** Whether there are Heads and nothing says yet which group of theirs is the march. */
export const isMarchOpen = (rules: Rules, state: CorteoState): boolean =>
  !isLed(rules, state) && groupsOfHeads(rules, state).length > 0

/** The first Head of each group, by which the group is named. */
export const choosable = (rules: Rules, state: CorteoState): number[] =>
  groupsOfHeads(rules, state).map((group) => headsIn(state, group)[0])

const headsIn = (state: CorteoState, group: readonly number[]): number[] =>
  group.filter((piece) => has(state, piece, HEAD)).sort((a, b) => a - b)

export const march: Phase = {
  begin(turn): PhaseId | undefined {
    const { def, state } = turn
    if (isMarchOpen(def.rules, state)) {
      const groups = groupsOfHeads(def.rules, state)
      if (groups.length > 1) return undefined
      settleOn(turn, groups[0])
    }
    return 'clash'
  },
  asked: (rules, state) => only(speakerOf(rules, state, rules.head.side)),
  prompt: () => ({ key: 'corteo.prompt.march' }),
  choices: (rules, state) =>
    choosable(rules, state).map((piece) => choicesOf(rules, state).piece('march', piece)),
  focus: (rules, state) => ({ pieces: choosable(rules, state).map((piece) => idsOf(rules, state)[piece]) }),
  on: {
    march(turn, action) {
      const { def, state } = turn
      const head = pieceOf(turn, action)
      const chosen = groupsOfHeads(def.rules, state).find((group) => group.includes(head)) ?? []
      report(turn, 'march', head, state.cell[head], { units: chosen.length })
      settleOn(turn, chosen)
      return 'clash'
    },
  },
}

function settleOn({ state, def }: CorteoTurn, group: readonly number[]): void {
  state.leaders = headsIn(state, group)
  state.led = def.rules.head.splits ? [...group] : []
}
