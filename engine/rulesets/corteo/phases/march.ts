/** Heads in several groups: their leader chooses which group is the march (C-122), in each hand and when the group is gone. */
import { moment } from '../../../blocks/interpreter'
import { only } from '../../../kernel/phases'
import { report } from '../events'
import { choicesOf, idsOf } from '../names'
import { type Phase, type PhaseId, pieceOf } from '../phase'
import type { CorteoTurn, Rules } from '../rules'
import { groupsOfHeads, isLed } from '../rules/link'
import { marchOfPiece, speakerOfMarch } from '../rules/marches'
import { type CorteoState, HEAD, has } from '../state'

/** True if a march has Heads and its group is not chosen yet. */
const isOpen = (rules: Rules, state: CorteoState, march: number): boolean =>
  !isLed(rules, state, march) && groupsOfHeads(rules, state, march).length > 0

/** True if the group of any march is not chosen yet. */
export const isMarchOpen = (rules: Rules, state: CorteoState): boolean =>
  rules.head.marches.some((_, march) => isOpen(rules, state, march))

/** Returns the first march with several groups to choose from, or -1. */
export const marchToChoose = (rules: Rules, state: CorteoState): number =>
  rules.head.marches.findIndex(
    (_, march) => isOpen(rules, state, march) && groupsOfHeads(rules, state, march).length > 1,
  )

/** Returns the first Head of each group, which represents the group. */
export const choosable = (rules: Rules, state: CorteoState): number[] =>
  groupsOfHeads(rules, state, Math.max(0, marchToChoose(rules, state))).map(
    (group) => headsIn(state, group)[0],
  )

const headsIn = (state: CorteoState, group: readonly number[]): number[] =>
  group.filter((piece) => has(state, piece, HEAD)).sort((a, b) => a - b)

export const march: Phase = {
  begin(turn): PhaseId | undefined {
    const { rules, state } = turn
    for (const march of rules.head.marches.keys()) {
      const groups = isOpen(rules, state, march) ? groupsOfHeads(rules, state, march) : []
      if (groups.length === 1) settleOn(turn, march, groups[0])
    }
    return marchToChoose(rules, state) >= 0 ? undefined : 'clash'
  },
  asked: (rules, state) => only(speakerOfMarch(rules, state, marchToChoose(rules, state))),
  prompt: () => ({ key: 'corteo.prompt.march' }),
  choices: (rules, state) =>
    choosable(rules, state).map((piece) => choicesOf(rules, state).piece('march', piece)),
  focus: (rules, state) => ({ pieces: choosable(rules, state).map((piece) => idsOf(rules, state)[piece]) }),
  on: {
    march(turn, action) {
      const { rules, state } = turn
      const head = pieceOf(turn, action)
      const which = marchOfPiece(rules, head)
      const chosen = groupsOfHeads(rules, state, which).find((group) => group.includes(head)) ?? []
      report(turn, 'march', head, state.cell[head], { units: chosen.length })
      settleOn(turn, which, chosen)
      return 'march'
    },
  },
}

function settleOn(turn: CorteoTurn, march: number, group: readonly number[]): void {
  const { state, rules } = turn
  const ofOthers = (piece: number) => marchOfPiece(rules, piece) !== march
  state.leaders = [...state.leaders.filter(ofOthers), ...headsIn(state, group)]
  state.led = rules.head.splits ? [...state.led.filter(ofOthers), ...group] : []
  const [it] = headsIn(state, group)
  moment(turn, 'march-led', { it, cell: state.cell[it] })
}
