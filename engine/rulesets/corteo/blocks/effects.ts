/** What triggers do. */
import type { Effect } from '../../../../schemas/generated/content'
import { emit } from '../events'
import type { CorteoTurn, Trigger } from '../rules'
import { putOut } from '../rules/place'
import { choiceName } from './compile'
import { type Blocks, liveZone } from './context'
import { release } from './custody'
import { measureOf } from './measure'
import { piecesThat, unitTest } from './units'

export function effectOf(blocks: Blocks, raw: Effect): Trigger['effects'][number] {
  switch (raw.type) {
    case 'count': {
      const counter = blocks.counters.indexOf(raw.counter)
      const each = raw.each && measureOf(blocks, raw.each)
      return (turn) => {
        const times = each ? each(turn.def.rules, turn.state) : 1
        turn.list('counters')[counter] += raw.by * times
      }
    }
    case 'set': {
      const counter = blocks.counters.indexOf(raw.counter)
      const to = measureOf(blocks, raw.to)
      return (turn) => {
        turn.list('counters')[counter] = to(turn.def.rules, turn.state)
      }
    }
    case 'reveal': {
      const option = blocks.options.findIndex(({ id }) => id === raw.option)
      return (turn) => reveal(turn, option)
    }
    case 'free': {
      const zone = liveZone(blocks, raw.zone)
      return (turn) => release(turn, zone(turn.state), raw.faces, raw.others === 'arrest')
    }
    case 'hands':
      return ({ state }) => {
        state.extra += raw.by
      }
    case 'end':
      return ({ state }) => {
        state.ended = 1
      }
    case 'supplies':
      return ({ state }) => {
        const supply = raw.of === 'runs' ? 'runs' : 'blocks'
        state[supply] = Math.max(0, state[supply] + raw.by)
      }
    case 'remove': {
      const who = unitTest(blocks, raw.who)
      return (turn) => {
        for (const piece of piecesThat(turn.def.rules, turn.state, who)) putOut(turn, piece, -1)
      }
    }
  }
}

/** Everybody knows the choice from now on; nobody can take that back. */
export function reveal(turn: CorteoTurn, option: number): void {
  const { state, def } = turn
  if (state.revealed.includes(option) || state.chosen[option] < 0) return
  turn.list('revealed').push(option)
  const known = def.rules.options[option]
  const choice = state.chosen[option]
  emit(
    turn,
    'revealed',
    { option: { text: `options.${known.id}` }, choice: choiceName(known, choice) },
    { option: known.id, choice: known.choices[choice], reveals: true },
  )
}
