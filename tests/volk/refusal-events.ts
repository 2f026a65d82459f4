import type { Finding, Reason } from '../support/refusals/judge'
import { card, EAST, given, LIES, province, type Scene, settles, taken, target, town } from './refusal-scene'

const DUAL = 2
const handOf = (side: number) => LIES.hand + side
const isOpen = ({ task }: Scene, at: unknown) =>
  typeof at === 'number' && at >= 0 && at < 31 && task !== undefined && (task.count & (1 << at)) !== 0
const isDual = ({ rules, task }: Scene) => task !== undefined && rules.cards.colour[task.of] === DUAL

export const decade: Record<string, Reason<Scene>> = {
  'count-not-now': {
    rules: ['W-101', 'W-105'],
    types: ['count'],
    holds(scene, action) {
      const at = town(scene, action)
      return at >= 0 && (!settles(scene, 'joker') || scene.task?.of !== at)
    },
  },
  'count-not-there': {
    rules: ['W-101', 'W-105'],
    types: ['count'],
    holds(scene, action) {
      const [at, to] = [town(scene, action), province(scene, action)]
      return settles(scene, 'joker') && scene.task?.of === at && to >= 0 && !scene.task.where.includes(to)
    },
    least: 0,
  },
  'no-reward': { rules: ['W-76'], types: ['reward'], holds: (scene) => !settles(scene, 'prestige') },
  'reward-not-yours': {
    rules: ['W-76'],
    types: ['reward'],
    holds: (scene, { space }) =>
      settles(scene, 'prestige') &&
      (!Number.isInteger(space) || Math.sign(Number(space)) !== Math.sign(scene.state.prestige)) && {
        at: scene.state.prestige,
      },
    least: 0,
  },
  'reward-not-reached': {
    rules: ['W-76'],
    types: ['reward'],
    holds: (scene, { space }) =>
      settles(scene, 'prestige') &&
      typeof space === 'number' &&
      Math.abs(space) > Math.abs(scene.state.prestige) && { at: scene.state.prestige },
    least: 0,
  },
  'attack-not-now': {
    rules: ['W-89'],
    types: ['attack'],
    holds(scene, action) {
      const [from, to] = [province(scene, action), target(scene, action)]
      return from >= 0 && to >= 0 && (!settles(scene, 'attack') || scene.task?.of !== from)
    },
  },
  'attack-apart': attacking(({ rules }, from, to) => !rules.provinces.faces[from].includes(to)),
  'attack-vain': {
    ...attacking(({ state, task }, _, to) => {
      const strength = task?.count ?? 0
      return strength <= state.standard[to] && { strength, standard: state.standard[to] }
    }),
    rules: ['W-90', 'W-91'],
  },
  'nothing-to-pass': { rules: ['W-89'], types: ['pass'], holds: (scene) => !settles(scene, 'attack') },
  'not-keeping': { rules: ['W-20'], types: ['keep'], holds: ({ state }) => state.phase !== 'keep' },
  'not-held': {
    rules: ['W-20'],
    types: ['keep'],
    holds(scene, action) {
      const at = card(scene, action)
      return scene.state.phase === 'keep' && at >= 0 && scene.state.place[at] !== handOf(scene.side)
    },
    least: 0,
  },
  'keep-enough': {
    rules: ['W-20'],
    types: ['keep'],
    holds(scene, action) {
      const { state, side, rules } = scene
      const kept = state.kept.filter((is, at) => is === 1 && state.place[at] === handOf(side)).length
      const at = card(scene, action)
      if (state.phase !== 'keep' || at < 0 || state.place[at] !== handOf(side)) return false
      return state.kept[at] === 0 && kept >= rules.numbers.keep && { count: rules.numbers.keep }
    },
    least: 0,
  },
}
function attacking(is: (scene: Scene, from: number, to: number) => Finding): Reason<Scene> {
  return {
    rules: ['W-89'],
    types: ['attack'],
    holds(scene, action) {
      const [from, to] = [province(scene, action), target(scene, action)]
      return settles(scene, 'attack') && scene.task?.of === from && to >= 0 && is(scene, from, to)
    },
    least: 0,
  }
}

export const events: Record<string, Reason<Scene>> = {
  'no-event': {
    rules: ['W-51', 'W-53'],
    types: ['icon', 'drop'],
    holds: (scene) => !settles(scene, 'icons'),
  },
  'icon-closed': {
    rules: ['W-51', 'W-53'],
    types: ['icon', 'drop'],
    holds: (scene, { type, at }) =>
      settles(scene, 'icons') && !isOpen(scene, at) && (type === 'icon' || isDual(scene)),
  },
  'not-dual': {
    rules: ['W-51'],
    types: ['drop'],
    holds: (scene) => settles(scene, 'icons') && !isDual(scene),
  },
  dropped: {
    rules: ['W-51'],
    types: ['drop'],
    holds: (scene) => settles(scene, 'icons') && isDual(scene) && scene.state.dropped >= 0,
    least: 0,
  },
  'no-peek': { rules: ['W-69'], types: ['look', 'swap'], holds: (scene) => !settles(scene, 'peek') },
  looked: {
    rules: ['W-69'],
    types: ['look'],
    holds: (scene) => settles(scene, 'peek') && (scene.task?.of ?? -1) >= 0,
    least: 0,
  },
  'nothing-there': {
    rules: ['W-69'],
    types: ['look'],
    holds: ({ state, side, ...scene }, { at }) =>
      settles({ state, side, ...scene }, 'peek') &&
      ((at === 'hand' && state.held[1 - side] === 0) || (at === 'pile' && state.pile.length === 0)),
    least: 0,
  },
  'swap-not-held': {
    rules: ['W-69'],
    types: ['swap'],
    holds(scene, action) {
      const [give, take] = [given(scene, action), taken(scene, action)]
      return (
        settles(scene, 'peek') && give >= 0 && take >= 0 && scene.state.place[give] !== handOf(scene.side)
      )
    },
    least: 0,
  },
  'swap-not-seen': {
    rules: ['W-69'],
    types: ['swap', 'discard'],
    holds(scene, action) {
      const { state, side, task } = scene
      if (!settles(scene, 'peek')) return false
      const sees = (at: number) => (state.seen[at] & (side === EAST ? 1 : 2)) !== 0
      if (action.type === 'swap') {
        const [give, take] = [given(scene, action), taken(scene, action)]
        return give >= 0 && take >= 0 && (task?.of !== 0 || state.place[take] !== handOf(1 - side))
      }
      const at = card(scene, action)
      return at >= 0 && (state.place[at] !== LIES.pile || !sees(at))
    },
    least: 0,
  },
  'not-looked-at-pile': {
    rules: ['W-69'],
    types: ['discard'],
    holds: (scene, action) => settles(scene, 'peek') && scene.task?.of !== 1 && card(scene, action) >= 0,
    least: 0,
  },
  'nothing-to-leave': {
    rules: ['W-67'],
    types: ['leave'],
    holds: (scene) =>
      !(settles(scene, 'peek') && (scene.task?.of ?? -1) >= 0) &&
      (settles(scene, 'peek', 'police') ? 'perhaps' : true),
  },
}
