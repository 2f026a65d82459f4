/** Why the President, the minister or a family with too many cards cannot do that. */
import { cardIn, familyIn, officeIn } from '../choices'
import { inTables, notNow, type Reason, saying, type Attempt as Tried } from '../coup/refusals/reason'
import { interiorOf } from '../coup/rules/command'
import { proposerOf } from '../rules/budget'
import { cardCount } from '../rules/cards'
import { moneyOf, notesOf, sumOf, valuesIn } from '../rules/money'
import { NOBODY } from '../state'

const no = saying('politics')

const byPresident = (tried: Tried, phase: 'appoint' | 'pay', rule: string) =>
  notNow(tried, phase, rule, [tried.state.president])

const appointing: Reason = (tried) => {
  const { rules, state, action } = tried
  if (state.phase !== 'appoint') return no(tried, 'J-52', 'offices-kept')
  const late = byPresident(tried, 'appoint', 'J-51')
  if (late) return late
  const office = officeIn(rules, action)
  const family = familyIn(rules, action)
  if (office < 0 || family < 0) return no(tried, 'J-51', 'unknown')
  if (family === state.president) return no(tried, 'J-51', 'president-has-one', { family })
  if (rules.offices.powers[office].president) return no(tried, 'J-33', 'presidency', { office })
  if (state.office[office] !== NOBODY)
    return no(tried, 'J-51', 'named', { office, family: state.office[office] })
  const held = state.office.flatMap((holder, one) => (holder === family ? [one] : []))
  if (held.length >= rules.numbers.mostOffices)
    return no(
      tried,
      'J-51',
      'has-most',
      { family, count: held.length },
      inTables(rules, 'government', 'most'),
    )
  const isBrigade = (one: number) => rules.offices.powers[one].brigade
  if (isBrigade(office) && held.some(isBrigade)) return no(tried, 'J-51', 'two-brigades', { family })
  return no(tried, 'J-51', 'leaves-out', { family, office })
}

const again: Reason = (tried) =>
  tried.state.phase === 'appoint'
    ? (byPresident(tried, 'appoint', 'J-51') ?? no(tried, 'J-52', 'not-again'))
    : no(tried, 'J-52', 'offices-kept')

const promising: Reason = (tried) => {
  const { rules, state, seat, action } = tried
  const late = notNow(tried, 'budget', 'J-54', [proposerOf(state)])
  if (late) return late
  const family = familyIn(rules, action)
  if (family < 0 || family === state.president) return no(tried, 'J-54', 'no-family')
  const amount = typeof action.amount === 'number' ? action.amount : NOBODY
  if (amount < 0 || (amount === 0 && state.budget[family] === 0)) return no(tried, 'J-54', 'no-amount')
  if (state.budget[family] > 0) return no(tried, 'J-54', 'promised', { family, count: state.budget[family] })
  if (seat !== state.president)
    return no(tried, 'J-55', 'no-more', { count: rules.numbers.aid }, inTables(rules, 'aid', 'drawn'))
  const promised = state.budget.reduce((sum, one) => sum + one, 0)
  const isTooMuch = amount + promised > sumOf(notesOf(state, seat))
  return isTooMuch
    ? no(tried, 'J-55', 'too-much', { count: moneyOf(state, seat) })
    : no(tried, 'J-55', 'no-change', { family, count: amount })
}

const proposing: Reason = (tried) =>
  notNow(tried, 'budget', 'J-54', [proposerOf(tried.state)]) ?? no(tried, 'J-55', 'notes-gone')

const forcing: Reason = (tried) => {
  const { rules, state } = tried
  const interior = interiorOf(rules, state)
  if (state.phase === 'force' && interior === NOBODY) return no(tried, 'J-90', 'no-minister')
  return notNow(tried, 'force', 'J-58', [interior]) ?? no(tried, 'J-58', 'unknown')
}

const laying: Reason = (tried) => {
  const { rules, state, action } = tried
  const late = byPresident(tried, 'pay', 'J-56')
  if (late) return late
  const family = familyIn(rules, action)
  if (family < 0 || family === state.president) return no(tried, 'J-54', 'no-family')
  const note = typeof action.note === 'number' ? action.note : 0
  return valuesIn(notesOf(state, state.president)).includes(note)
    ? no(tried, 'J-56', 'others-less', { family, count: note })
    : no(tried, 'J-56', 'no-note', { count: note })
}

const shedding: Reason = (tried) => {
  const { rules, state, seat, action } = tried
  const most = inTables(rules, 'cards', 'most')
  if (state.phase !== 'shed' && state.phase !== 'trim') return no(tried, 'J-48', 'not-now')
  if (cardCount(state, seat) <= rules.numbers.hand)
    return no(tried, 'J-48', 'not-above', { count: rules.numbers.hand }, most)
  return no(tried, 'J-48', cardIn(rules, action) < 0 ? 'unknown' : 'not-in-hand')
}

export const politicsReasons: Readonly<Record<string, Reason>> = {
  appoint: appointing,
  again,
  promise: promising,
  propose: proposing,
  force: forcing,
  refrain: forcing,
  lay: laying,
  shed: shedding,
}
