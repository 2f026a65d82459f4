/** Events: unrest and its effects, icons in any order, the choosing side, and secrets. */
import { describe, expect, test } from 'vitest'
import { apply, decisions, view } from '../../engine/game'
import { nextBelow, seedRandom } from '../../engine/kernel/random'
import { eventsFor } from '../../engine/kernel/secrets'
import { freshTurn } from '../../engine/kernel/turn'
import { protestsOf } from '../../engine/rulesets/wir-sind-das-volk/rules/protests'
import { cubesLeft } from '../../engine/rulesets/wir-sind-das-volk/rules/supply'
import { addUnrest, takeUnrest } from '../../engine/rulesets/wir-sind-das-volk/rules/unrest'
import type { VolkState } from '../../engine/rulesets/wir-sind-das-volk/state'
import { PLACES } from '../../engine/rulesets/wir-sind-das-volk/state'
import type { Action } from '../../engine/types'
import { at, does, germany, OTHER_RULE_OPTIONS } from './germany'
import { anywhere } from './positions'

const def = germany()
const { rules } = def
const { provinces } = rules
const named = (id: string): number => provinces.ids.indexOf(id)
const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0)
const asked = (state: VolkState) => decisions(def, state).map(({ seat }) => seat)
const offered = (state: VolkState, type: string): Action[] =>
  decisions(def, state).flatMap(({ choices }) =>
    choices.flatMap(({ action }) => (action.type === type ? [action] : [])),
  )

describe('W-58 to W-61: cubes of unrest', () => {
  test('whatever comes and goes, cubes, socialists and protests stay right', () => {
    const rng = seedRandom(1)
    for (let game = 0; game < 60; game++) {
      let state = anywhere(def, rng, { box: nextBelow(rng, 4) })
      for (let step = 0; step < 40; step++) {
        const { turn } = freshTurn(def, state)
        const province = nextBelow(rng, provinces.count)
        const before = sum(state.unrest) + cubesLeft(rules, state)
        const socialists = state.box + sum(state.socialists)
        const count = 1 + nextBelow(rng, 3)
        if (nextBelow(rng, 2) === 0) addUnrest(turn, province, count, nextBelow(rng, 2))
        else takeUnrest(turn, province, count)
        state = turn.state
        expect(sum(state.unrest) + cubesLeft(rules, state)).toBe(before)
        expect(cubesLeft(rules, state)).toBeGreaterThanOrEqual(0)
        expect(state.box + sum(state.socialists)).toBe(socialists)
        expect(Math.min(...state.unrest, state.box)).toBeGreaterThanOrEqual(0)
        const due = sum(state.tasks.filter(({ kind }) => kind === 'echo').map((task) => task.count))
        expect(sum(state.echo) + due).toBe(Math.floor(state.unrest[provinces.divided] / 4))
      }
    }
  })

  test('a socialist in the box keeps an eastern province below the protest', () => {
    for (let box = 0; box <= 3; box++) {
      const { turn } = freshTurn(def, at(def, { unrest: { sachsen: 2 }, box }))
      addUnrest(turn, named('sachsen'), 3, 1)
      expect(turn.state.socialists[named('sachsen')]).toBe(Math.min(box, 2))
      expect(turn.state.unrest[named('sachsen')]).toBe(5 - Math.min(box, 2))
      expect(protestsOf(rules, turn.state, named('sachsen'))).toBe(box >= 2 ? 0 : 1)
    }
  })

  test.each([
    ['west', {}, 'brd'],
    ['mover', { rules: { echoChooser: 'mover' } }, 'ddr'],
  ])(
    'W-X7: with the option %s the right side says who shares the protest of the divided city',
    (_, change, side) => {
      const other = germany('four-decades', change)
      const { turn } = freshTurn(other, at(other, { unrest: { 'west-berlin': 3 }, turn: 'ddr' }))
      addUnrest(turn, provinces.divided, 1, 0)
      expect(turn.state.tasks).toMatchObject([{ kind: 'echo', count: 1 }])
      expect(other.rules.sides[turn.state.tasks[0].side]).toBe(side)
    },
  )
})

describe('W-50 to W-54: icons', () => {
  /** Every card with its event, played by the side it serves. Every order works, and no icon is left. */
  test('each event of the four decks can be played to its end', () => {
    const rng = seedRandom(3)
    for (const [card, id] of rules.cards.ids.entries())
      for (const side of rules.sides) {
        const base = anywhere(def, rng, {
          decade: rules.cards.decade[card],
          turn: side,
          hands: { [side]: rules.cards.special[card] ? [] : [id] },
          open: rules.cards.ids
            .filter((_, at) => at !== card && rules.cards.decade[at] === rules.cards.decade[card])
            .slice(0, 3),
        })
        let state: VolkState = { ...base, wall: card % 2, walled: card % 2 }
        const play = offered(state, 'play').find((action) => action.card === id && action.use === 'event')
        const special = rules.cards.special[card]
        const own = special
          ? side === rules.sides[0]
          : [2, rules.sides.indexOf(side)].includes(rules.cards.colour[card])
        const wall = rules.cards.wall[card]
        if (wall === 0) expect(play !== undefined).toBe(own)
        if (!play) continue
        state = does(def, state, play)
        for (let step = 0; state.phase === 'task' && step < 40; step++) {
          const [decision] = decisions(def, state)
          expect(decision.choices.length).toBeGreaterThan(1)
          const { action } = decision.choices[nextBelow(rng, decision.choices.length)]
          state = does(def, state, action)
        }
        expect(state.phase).not.toBe('task')
      }
  })

  test('of a dual event one icon may be left out, or one arrow, and no second one', () => {
    const dual = 'recognition'
    const card = rules.cards.indexOf.get(dual) ?? -1
    expect(rules.cards.colour[card]).toBe(2)
    const start = does(
      def,
      at(def, { decade: 3, turn: 'ddr', open: [dual, 'steel-crisis'], prestige: 0, unrest: { bayern: 3 } }),
      {
        type: 'play',
        card: dual,
        use: 'event',
      },
    )
    const effects = rules.cards.effects[card]
    expect(offered(start, 'icon')).toHaveLength(effects.length)
    expect(offered(start, 'drop')).toHaveLength(effects.length)
    const arrows = effects.findIndex(({ arrows, count }) => arrows && Math.abs(count) > 1)
    const dropped = does(def, start, { type: 'drop', at: arrows })
    expect(offered(dropped, 'drop')).toEqual([])
    expect(offered(dropped, 'icon')).toHaveLength(effects.length)
    const after = does(def, dropped, { type: 'icon', at: arrows })
    expect(after.prestige).toBe(effects[arrows].count - 1)
  })

  test('W-54: a flag asks its side, whoever plays the card', () => {
    for (const player of rules.sides) {
      const from = at(def, { decade: 3, turn: player, open: ['environment-movement', 'steel-crisis'] })
      const started = does(def, from, { type: 'play', card: 'environment-movement', use: 'event' })
      expect(asked(started)).toEqual([player])
      const effects = rules.cards.effects[rules.cards.indexOf.get('environment-movement') ?? -1]
      for (const [icon, { flag }] of effects.entries())
        if (flag >= 0)
          expect(asked(does(def, putUnrest(started), { type: 'icon', at: icon }))).toEqual([
            rules.sides[flag],
          ])
      expect(effects.some(({ flag }) => flag >= 0)).toBe(true)
    }
  })

  const putUnrest = (state: VolkState): VolkState => ({ ...state, unrest: state.unrest.map(() => 1) })
})

describe('W-69: a look at hidden cards', () => {
  const from = () =>
    at(def, {
      decade: 3,
      turn: 'ddr',
      open: ['guillaume-affair', 'olympic-medals'],
      hands: { ddr: ['steel-crisis'], brd: ['green-cards', 'helsinki-act'] },
    })
  const looking = () => {
    const icon = rules.cards.effects[rules.cards.indexOf.get('guillaume-affair') ?? -1].findIndex(
      ({ verb }) => verb === 'peek',
    )
    return does(
      def,
      from(),
      { type: 'play', card: 'guillaume-affair', use: 'event' },
      { type: 'icon', at: icon },
    )
  }

  test('the looker sees the other hand, and only he', () => {
    const before = looking()
    expect(asked(before)).toEqual(['ddr'])
    const step = apply(def, before, 'ddr', { type: 'look', at: 'hand' })
    if (!step.ok) throw new Error(step.error.rule)
    const green = rules.cards.indexOf.get('green-cards') ?? -1
    const place = (viewer: string) => view(def, step.value.state as VolkState, viewer).place[green]
    expect(place('ddr')).toBe(PLACES.hand + 1)
    expect(place('spectator')).toBe(PLACES.hidden)
    const told = JSON.stringify(eventsFor('brd', step.value.events))
    expect(told).not.toContain('green-cards')
    expect(JSON.stringify(eventsFor('ddr', step.value.events))).toContain('green-cards')
  })

  test('a swap leaves hands as large as they were, and each knows what it gave', () => {
    const state = does(
      def,
      looking(),
      { type: 'look', at: 'hand' },
      { type: 'swap', give: 'steel-crisis', take: 'helsinki-act' },
    )
    expect(state.held).toEqual([1, 2])
    const [steel, helsinki] = ['steel-crisis', 'helsinki-act'].map((id) => rules.cards.indexOf.get(id) ?? -1)
    expect([state.place[steel], state.place[helsinki]]).toEqual([PLACES.hand + 1, PLACES.hand])
    expect(view(def, state, 'ddr').place[steel]).toBe(PLACES.hand + 1)
    expect(view(def, state, 'brd').place[helsinki]).toBe(PLACES.hand)
  })

  test('of the pile only as many cards are seen as the table says, and one may leave the game', () => {
    const before = looking()
    const state = does(def, before, { type: 'look', at: 'pile' })
    const cards = offered(state, 'discard').map(({ card }) => rules.cards.indexOf.get(card as string))
    expect(cards.sort()).toEqual([...before.pile.slice(0, rules.numbers.peek)].sort())
    const [action] = offered(state, 'discard')
    const after = does(def, state, action)
    expect(after.pile).toHaveLength(before.pile.length - 1)
  })
})

test('W-68: no police card is left after the dissolution, nor the cubes on them', () => {
  const police = rules.cards.ids.filter((_, card) => rules.cards.police[card] > 0)
  const card =
    rules.cards.ids[rules.cards.effects.findIndex((list) => list.some(({ verb }) => verb === 'dissolve'))]
  const from = at(def, { decade: 4, turn: 'brd', police, used: police, open: [card, 'strauss-credit'] })
  const before = (state: VolkState) => state.place.filter((place) => place === PLACES.police).length
  expect(before(from)).toBe(police.length)
  const state = does(def, from, { type: 'play', card, use: 'event' })
  expect(before(state)).toBe(0)
  expect(cubesLeft(rules, state) - cubesLeft(rules, from)).toBe(police.length - sum(state.unrest))
  expect(state.dissolved).toBe(1)
})

test('a protest of the divided city that was never shared is shared with the next', () => {
  const other = germany('four-decades', { rules: OTHER_RULE_OPTIONS })
  const { turn } = freshTurn(other, at(other, { unrest: { 'west-berlin': 7 } }))
  addUnrest(turn, provinces.divided, 1, 0)
  expect(turn.state.tasks[0]).toMatchObject({ kind: 'echo', side: 0, count: 2 })
})
