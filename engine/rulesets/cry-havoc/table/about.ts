/** The odds of the current shot or fight before the roll. */
import type { Message, MessageValue, TableAbout, TableFigure } from '../../../types'
import { unitName } from '../events'
import { chancesIn, facesOf, verdictOf } from '../inspect/fight'
import { chances } from '../inspect/shot'
import { newDefenders } from '../phases/fighting'
import { load } from '../position/cache'
import type { Rules } from '../rules'
import { sideOf } from '../rules/figures'
import { type Sums, sumsOf } from '../rules/melee'
import { aimsOf } from '../rules/missile'
import type { CryHavocState } from '../state'

export function about(rules: Rules, state: CryHavocState): TableAbout[] {
  const { phase, attackers, defenders, active } = state
  if (phase === 'fights' && attackers.length > 0) {
    load(rules, state)
    return [defenders.length > 0 ? ofFight(rules, state) : ofOpponents(rules, state)]
  }
  if ((phase === 'first-shots' || phase === 'second-shots') && active >= 0) {
    load(rules, state)
    return [ofShots(rules, state, active)]
  }
  return []
}

const say = (key: string, values?: Record<string, MessageValue>): Message => ({
  key: `cry-havoc.about.${key}`,
  values,
})

/** The fight that is being formed: its column, and the number of faces of the die for each result. */
function ofFight(rules: Rules, state: CryHavocState): TableAbout {
  const { attackers, defenders } = state
  const sums = sumsOf(rules, state, attackers, defenders)
  const { melee } = rules
  const faces = sums.column < 0 ? [] : chancesIn(rules, state, sums, attackers, defenders).lines
  return {
    id: 'fight',
    title: say('fight', { attack: sums.attack, defence: sums.defence }),
    verdict: verdictOf(rules, sums),
    rows: faces.map(({ label, points }) => ({ label, value: points, of: melee.die })),
  }
}

/** Lists the enemies that the selected piece can attack, each with its column. */
const ofOpponents = (rules: Rules, state: CryHavocState): TableAbout => ({
  id: 'opponents',
  title: say('opponents', { unit: unitName(rules, state.attackers[0]) }),
  rows: newDefenders(rules, state).map((piece) => {
    const sums = sumsOf(rules, state, state.attackers, [piece])
    return {
      ...named(rules, state, piece),
      value: harm(rules, sums),
      of: rules.melee.die,
      text: verdictOf(rules, sums),
    }
  }),
})

/** Counts the faces of the die that harm the defenders. */
function harm(rules: Rules, sums: Sums): number {
  const effects = rules.melee.effects[sums.table]
  if (sums.column < 0) return 0
  return facesOf(rules, sums).filter(
    (index) => index >= 0 && effects[index].who === 'defender' && effects[index].type !== 'none',
  ).length
}

/** Lists the targets of the selected shooter, each with the number of faces of the die that hit. */
const ofShots = (rules: Rules, state: CryHavocState, shooter: number): TableAbout => ({
  id: 'shots',
  title: say('shots', { unit: unitName(rules, shooter) }),
  rows: aimsOf(rules, state, shooter).map(({ target, shot }) => {
    const { lines } = chances(rules, state, shooter, target, shot)
    const hits = lines.filter(({ label }) => label.key !== NOTHING)
    return {
      ...named(rules, state, target),
      value: hits.reduce((sum, { points }) => sum + points, 0),
      of: rules.missiles.die,
    }
  }),
})

const NOTHING = 'cry-havoc.inspect.nothing'

const named = (
  rules: Rules,
  state: CryHavocState,
  piece: number,
): Pick<TableFigure, 'label' | 'side' | 'cell'> => ({
  label: say('unit', { unit: unitName(rules, piece) }),
  side: rules.sides[sideOf(rules, state, piece)],
  cell: state.cell[piece],
})
