/** Every reason of Wir sind das Volk!'s "why not?", written from `docs/rules/wir-sind-das-volk.md` and the tables of the pack. */

import type { VolkDef } from '../../engine/rulesets/wir-sind-das-volk/rules'
import type { VolkState } from '../../engine/rulesets/wir-sind-das-volk/state'
import { type Judge, type Reason, withRare } from '../support/refusals/judge'
import { decade, events } from './refusal-events'
import { living } from './refusal-living'
import { plays } from './refusal-plays'
import { type Scene, sceneOf, settles } from './refusal-scene'
import { tasks } from './refusal-tasks'

const SHAPES = {
  play: [['card', 'use']],
  build: [['town']],
  raze: [['town']],
  rail: [['link']],
  lift: [['link']],
  raise: [['province']],
  'pass-on': [['section']],
  grant: [[]],
  discard: [['card']],
  icon: [['at']],
  drop: [['at']],
  choose: [['province'], ['town'], ['section']],
  look: [['at']],
  swap: [['give', 'take']],
  leave: [[]],
  count: [['town', 'province']],
  reward: [['space']],
  attack: [['province', 'target']],
  pass: [[]],
  keep: [['card']],
  done: [[]],
}

const moments: Record<string, Reason<Scene>> = {
  'not-now': {
    rules: ['W-13', 'W-23'],
    types: ['play', 'done'],
    holds: (scene, { type }) =>
      type === 'play'
        ? scene.state.phase !== 'turn'
        : !settles(scene, 'build') && !['raise', 'keep'].includes(scene.state.phase),
  },
}

function asked({ rules }: VolkDef, { phase, turn, tasks: due, held, ready, ending }: VolkState): number[] {
  if (ending >= 0) return []
  if (phase === 'task') return [due[0].side]
  return phase === 'keep'
    ? [0, 1].filter((side) => held[side] > 0 && ready[side] === 0)
    : [turn].filter((side) => side < rules.sides.length)
}

export const volkJudge: Judge<VolkDef, Scene> = {
  words: 'volk.refuse.',
  shapes: SHAPES,
  values: {
    'play.use': ['develop', 'quiet', 'raise', 'event'],
    'look.at': ['hand', 'pile'],
    at: Number.NEGATIVE_INFINITY,
    space: Number.NEGATIVE_INFINITY,
  },
  reasons: withRare({ ...plays, ...living, ...tasks, ...decade, ...events, ...moments }, [
    'wall',
    'calm',
    'factory-price',
  ]),
  elsewhere: {},
  asked: (def, state) => asked(def, state as VolkState).map((side) => def.rules.sides[side]),
  scene: (def, state, seat) => sceneOf(def, state as VolkState, seat),
}
