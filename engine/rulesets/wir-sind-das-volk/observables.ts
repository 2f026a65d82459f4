/** The values that a position shows, for the expectations of cases. */
import type { VolkExpectation } from '../../../schemas/generated/content'
import { counters } from '../../blocks/counters'
import { answers } from '../../blocks/written-parts'
import {
  byName,
  type Differences,
  names,
  type Observables,
  observing,
  unwritten,
  value,
} from '../../kernel/observables'
import { linkBetween } from './compile/start'
import { decisions } from './phases'
import type { Rules, VolkDef } from './rules'
import { cardsIn, handOf } from './rules/cards'
import { economyOf, exportOf, isOperative, worthOf } from './rules/economy'
import { protestsOf } from './rules/protests'
import { PIECES_LEFT } from './rules/supply'
import { NONE, PLACES, RUNDOWN, type VolkState } from './state'

const number = (key: 'prestige' | 'currency' | 'socialism' | 'flight' | 'box' | 'decade' | 'half') =>
  value(key, (_: VolkDef, state: VolkState) => state[key])

const byProvince = (what: string, read: (rules: Rules, state: VolkState, province: number) => number) =>
  byName(
    `${what} of`,
    ({ rules }: VolkDef) => rules.provinces.ids,
    ({ rules }, state: VolkState, province) => read(rules, state, province),
  )

const cardsAt = (what: string, ...places: readonly number[]) =>
  names(
    what,
    ({ rules }: VolkDef, { place }: VolkState) =>
      places.flatMap((one) => cardsIn(place, one).map((card) => rules.cards.ids[card])),
    [],
  )

const towns = (what: string, test: (factory: number) => boolean) =>
  names(
    what,
    ({ rules }: VolkDef, { factory }: VolkState) => rules.cities.ids.filter((_, city) => test(factory[city])),
    [],
  )

const observables: Observables<VolkDef, VolkState, VolkExpectation> = {
  decade: number('decade'),
  half: number('half'),
  turn: value('turn', ({ rules }, { turn }) => rules.sides[turn]),
  phase: value('phase', (_, { phase }) => phase),
  task: unwritten(value('task', (_, { tasks }) => tasks[0]?.kind ?? 'none')),
  step: unwritten(value('step', (_, { step10 }) => step10)),
  asked: value('asked', (def, state) => decisions(def, state)[0]?.seat ?? 'nobody'),
  points: unwritten(
    value('points', (_, { phase, tasks, points }) => (phase === 'task' ? tasks[0]?.count : points)),
  ),
  prestige: number('prestige'),
  currency: number('currency'),
  socialism: number('socialism'),
  flight: number('flight'),
  box: number('box'),
  wall: value('wall', (_, { wall }) => wall === 1),
  dissolved: value('dissolved', (_, { dissolved }) => dissolved === 1),
  unrest: byProvince('unrest', (_, { unrest }, province) => unrest[province]),
  standard: byProvince('standard', (_, { standard }, province) => standard[province]),
  socialists: byProvince('socialists', (_, { socialists }, province) => socialists[province]),
  protests: unwritten(byProvince('protests', protestsOf)),
  economy: unwritten(byProvince('economy', economyOf)),
  export: unwritten(byProvince('export', exportOf)),
  sections: unwritten(
    byName(
      'standard of',
      ({ rules }) => rules.provinces.sections.ids,
      (_, { sections }, section) => sections[section],
    ),
  ),
  supply: unwritten(
    byName(
      'supply of',
      () => Object.keys(PIECES_LEFT),
      ({ rules }, state, kind) => Object.values(PIECES_LEFT)[kind]?.(rules, state),
    ),
  ),
  values: unwritten(
    byName(
      'value of',
      ({ rules }) => rules.cities.ids,
      ({ rules }, state, city) => worthOf(rules, state, city),
    ),
  ),
  factories: towns('factories', (factory) => factory !== NONE),
  rundown: towns('rundown', (factory) => factory === RUNDOWN),
  rails: {
    read: ({ rules }, state) => builtIn(rules, state).map((id) => id.split(':') as [string, string]),
    compare: ({ compare }, wanted, { rules }, state) =>
      compare('rails', wanted.map((pair) => linkNamed(rules, pair)).sort(), builtIn(rules, state).sort()),
  },
  operative: { compare: (found, pairs, { rules }, state) => compareLinks(found, pairs, true, rules, state) },
  dangling: { compare: (found, pairs, { rules }, state) => compareLinks(found, pairs, false, rules, state) },
  hands: unwritten(
    byName(
      'hand of',
      ({ rules }) => rules.sides,
      ({ rules }, { place }, side) => cardsIn(place, handOf(side)).map((card) => rules.cards.ids[card]),
    ),
  ),
  held: byName(
    'cards held by',
    ({ rules }) => rules.sides,
    (_, { held }, side) => held[side],
  ),
  open: cardsAt('open', PLACES.open),
  played: cardsAt('played', PLACES.played),
  police: unwritten(cardsAt('police', PLACES.police)),
  special: unwritten(cardsAt('special', PLACES.special)),
  gone: unwritten(cardsAt('gone', PLACES.gone, PLACES.buried)),
  used: unwritten(
    names('used', ({ rules }, { used }) => rules.cards.ids.filter((_, card) => used[card] > 0)),
  ),
  pile: unwritten(value('pile', ({ rules }, { pile }) => pile.map((card) => rules.cards.ids[card]))),
  opened: unwritten(value('opened', (_, { place }) => cardsIn(place, PLACES.open).length)),
  left: unwritten(value('left', (_, { pile }) => pile.length)),
  counters,
  answers,
}

export const { differences, holds } = observing(observables, (what, wanted, is) => {
  const [expected, found] = [JSON.stringify(wanted), JSON.stringify(is)]
  return expected === found ? undefined : `${what}: expected ${expected}, found ${found}`
})

const builtIn = ({ links }: Rules, { link }: VolkState): string[] =>
  links.ids.filter((_, index) => link[index] === 1)

const linkNamed = ({ links }: Rules, [a, b]: readonly [string, string]): string =>
  links.ids[linkBetween(links, a, b) ?? -1] ?? `${a}:${b}`

function compareLinks(
  { compare }: Differences,
  pairs: readonly (readonly [string, string])[],
  wanted: boolean,
  rules: Rules,
  state: VolkState,
): void {
  for (const pair of pairs) {
    const link = linkBetween(rules.links, ...pair) ?? -1
    compare(`${linkNamed(rules, pair)} built`, 1, state.link[link])
    compare(`${linkNamed(rules, pair)} operative`, wanted, isOperative(rules, state, link))
  }
}
