/** Every reason of Kriegspiel's "why not?", written from `docs/rules/kriegspiel.md` with the second writing of its rules (`naive.ts`). */

import type { KriegspielDef } from '../../engine/rulesets/kriegspiel/rules'
import type { KriegspielState } from '../../engine/rulesets/kriegspiel/state'
import type { Action } from '../../engine/types'
import type { Judge, Reason } from '../support/refusals/judge'
import { otherSide, SIDES, type Side, square, type Unit } from './naive'
import { bears, NUMBERS } from './naive-combat'
import { goals } from './naive-moves'
import { goings } from './refusal-goings'
import { isBound, type Scene, sceneOf, unitNamed } from './refusal-scene'

/** When a kind of action can be done at all. */
const TIMES: Readonly<Record<string, readonly string[]>> = {
  select: ['placement', 'retreat', 'moves'],
  place: ['placement'],
  opening: ['placement'],
  ready: ['placement'],
  roll: ['roll'],
  move: ['moves'],
  retreat: ['retreat'],
  drop: ['placement', 'moves'],
  attack: ['moves', 'attack'],
  done: ['moves', 'attack'],
  offer: ['moves'],
  accept: ['answer'],
  decline: ['answer'],
}
const inTurn = ({ phase }: Scene) => phase === 'moves' || phase === 'attack'
const isOwn = (scene: Scene, name: unknown) => String(name).startsWith(`${scene.side}-`)

/** An own unit on the board that somebody wants to take in hand to move it. */
function walker(scene: Scene, name: unknown, phase = 'moves'): Unit | undefined {
  const unit = unitNamed(scene, name)
  return scene.phase === phase && unit?.side === scene.side && scene.inHand !== name ? unit : undefined
}

/** Own units that could attack by their numbers and the ground, orders or not. */
function inRange(scene: Scene, target: Unit): Unit[] {
  return scene.position.units.filter(
    (unit) =>
      unit.side === scene.side &&
      NUMBERS[unit.kind].attack > 0 &&
      bears(scene.position, unit, target, NUMBERS[unit.kind].reach),
  )
}

function target(scene: Scene, name: unknown): Unit | undefined {
  const unit = unitNamed(scene, name)
  return inTurn(scene) && unit?.side === otherSide(scene.side) ? unit : undefined
}
/** K-81: with no attack left an arsenal of the enemy is no goal. */
const isBarred = ({ position, side, made, allowed }: Scene, to: string): boolean =>
  made.attacks >= allowed.attacks &&
  position.arsenals.some((one) => one.side !== side && !one.destroyed && square(one.column, one.row) === to)
const pieceIn = ({ type, unit, target }: Action) => String(type === 'select' ? unit : target)
const isCutOff = ({ nets }: Scene, unit: Unit) => !nets[unit.side].connected.has(unit.name)

const choosing: Record<string, Reason<Scene>> = {
  'no-piece': {
    rules: ['K-13', 'K-16', 'K-44'],
    types: ['select', 'attack'],
    holds: ({ names }, action) => !names.has(pieceIn(action)),
  },
  captured: {
    rules: ['K-16', 'K-44'],
    types: ['select', 'attack'],
    holds: ({ captured }, action) => captured.has(pieceIn(action)),
  },
  'not-yours': {
    rules: ['K-13', 'K-16'],
    types: ['select'],
    holds: (scene, { unit }) => scene.names.has(String(unit)) && !isOwn(scene, unit),
  },
  'in-hand': {
    rules: ['K-13', 'K-16'],
    types: ['select'],
    holds: ({ inHand }, { unit }) => inHand !== undefined && inHand === unit,
  },
  moved: {
    rules: ['K-18'],
    types: ['select'],
    holds: (scene, { unit }) => (inTurn(scene) || scene.phase === 'retreat') && scene.moved.has(String(unit)),
  },
  'cut-off': {
    rules: ['K-38', 'K-41'],
    types: ['select'],
    holds(scene, { unit }) {
      const mover = walker(scene, unit)
      return mover !== undefined && isBound(scene, mover)
    },
  },
  'no-way': {
    rules: ['K-23'],
    types: ['select'],
    holds(scene, { unit }) {
      const mover = walker(scene, unit)
      if (!mover || isBound(scene, mover)) return false
      return [...goals(scene.position, mover, scene.answers)].every((to) => isBarred(scene, to))
    },
    least: 0,
  },
  'retreats-first': {
    rules: ['K-50'],
    types: ['select'],
    holds: (scene, { unit }) => walker(scene, unit, 'retreat')?.mustRetreat === false,
  },
  'another-first': {
    rules: ['K-13'],
    types: ['select'],
    holds(scene, { unit }) {
      const kind = (name: string) => name.slice(0, name.lastIndexOf('-'))
      const alike = scene.waiting.filter((name) => kind(name) === kind(String(unit)))
      return scene.phase === 'placement' && alike.indexOf(String(unit)) > 0
    },
  },
}

const moments: Record<string, Reason<Scene>> = {
  'not-now': {
    rules: ['K-15', 'K-16'],
    holds: ({ phase }, { type }) => Object.hasOwn(TIMES, type) && !TIMES[type].includes(phase),
  },
  'retreat-due': {
    rules: ['K-50'],
    holds: ({ phase }, { type }) => phase === 'retreat' && !['select', 'retreat'].includes(type),
  },
  'no-retreat': { rules: ['K-50'], types: ['retreat'], holds: ({ phase }) => phase !== 'retreat' },
  'after-attack': {
    rules: ['K-19'],
    types: ['select', 'move'],
    holds: ({ phase, made }) => phase === 'attack' && made.attacks > 0,
  },
  'no-moves-left': {
    rules: ['K-16'],
    types: ['select', 'move'],
    holds: ({ phase, made, allowed }) =>
      phase === 'attack' && made.moves >= allowed.moves && { moves: allowed.moves },
  },
  'nothing-in-hand': {
    rules: ['K-13', 'K-16', 'K-50'],
    types: ['move', 'retreat', 'place', 'drop'],
    holds: ({ phase, inHand }, { type }) =>
      inHand === undefined && (type === 'drop' || TIMES[type].includes(phase)),
  },
  'put-down-first': {
    rules: ['K-13', 'K-16', 'K-19'],
    types: ['attack', 'done', 'ready', 'opening'],
    holds: ({ phase, inHand }, { type }) => inHand !== undefined && TIMES[type].includes(phase),
  },
  'placement-over': {
    rules: ['K-13'],
    types: ['place', 'opening', 'ready'],
    holds: ({ phase }) => phase !== 'placement',
  },
  'not-all-placed': {
    rules: ['K-13'],
    types: ['ready'],
    holds: ({ phase, waiting }) => phase === 'placement' && waiting.length > 0 && { left: waiting.length },
  },
  'no-opening': { rules: ['K-13'], types: ['opening'], holds: ({ opening }) => opening === undefined },
  'stands-as-written': {
    rules: ['K-13'],
    types: ['opening'],
    holds: ({ phase, opening, position, side }) =>
      phase === 'placement' &&
      opening !== undefined &&
      [...opening].every(([name, at]) =>
        position.units.some(
          (unit) => unit.side === side && unit.name === name && `${unit.column},${unit.row}` === at,
        ),
      ),
  },
  'first-is-named': { rules: ['K-15'], types: ['roll'], holds: ({ allowed }) => !allowed.dice },
  'no-agreement': { rules: ['K-86'], types: ['offer'], holds: ({ allowed }) => !allowed.draw },
  'offered-already': { rules: ['K-86'], types: ['offer'], holds: ({ made }) => made.offers > 0 },
  'offer-first': {
    rules: ['K-86'],
    types: ['offer'],
    holds: (scene) =>
      inTurn(scene) &&
      (scene.inHand !== undefined || scene.made.moves + scene.made.attacks > 0 || scene.moved.size > 0),
  },
  'nothing-offered': {
    rules: ['K-86'],
    types: ['accept', 'decline'],
    holds: ({ phase }) => phase !== 'answer',
  },
}

const attacks: Record<string, Reason<Scene>> = {
  'own-unit': {
    rules: ['K-44'],
    types: ['attack'],
    holds: (scene, { target }) => inTurn(scene) && unitNamed(scene, target)?.side === scene.side,
  },
  'no-attack-left': {
    rules: ['K-16'],
    types: ['attack'],
    holds: (scene) =>
      inTurn(scene) && scene.made.attacks >= scene.allowed.attacks && { attacks: scene.allowed.attacks },
  },
  'out-of-reach': {
    rules: ['K-43'],
    types: ['attack'],
    holds(scene, action) {
      const enemy = target(scene, action.target)
      return enemy !== undefined && inRange(scene, enemy).length === 0
    },
  },
  'attackers-cut-off': {
    rules: ['K-38'],
    types: ['attack'],
    holds: (scene, action) => allInRange(scene, action.target, (unit) => isCutOff(scene, unit)),
  },
  'attackers-retreat': {
    rules: ['K-51'],
    types: ['attack'],
    holds: (scene, action) => allInRange(scene, action.target, ({ mustRetreat }) => mustRetreat),
  },
  'attackers-unable': {
    rules: ['K-38'],
    types: ['attack'],
    least: 0,
    holds: (scene, action) =>
      allInRange(scene, action.target, (unit) => unit.mustRetreat || isCutOff(scene, unit)),
  },
}

/** Whether the enemy is in range of somebody, and all of those are so. */
function allInRange(scene: Scene, name: unknown, is: (unit: Unit) => boolean): boolean {
  const enemy = target(scene, name)
  const near = enemy ? inRange(scene, enemy) : []
  return near.length > 0 && near.every(is)
}

/** Nobody once a game is over; both while units are placed in secret; the other side when a draw is offered. */
function asked({ rules }: KriegspielDef, state: KriegspielState): Side[] {
  const turn = SIDES[state.turn]
  if (state.phase === 'over') return []
  if (state.phase === 'roll') return [SIDES[0]]
  if (state.phase === 'answer') return [otherSide(turn)]
  if (state.phase !== 'placement') return [turn]
  const open = SIDES.filter((_, side) => state.ready[side] === 0)
  return rules.scenario.setup.secret ? open : open.slice(0, 1)
}

const NOTHING = [[]]
export const kriegspielJudge: Judge<KriegspielDef, Scene> = {
  words: 'kriegspiel.refuse.',
  shapes: {
    ...Object.fromEntries(Object.keys(TIMES).map((type) => [type, NOTHING])),
    select: [['unit']],
    ...Object.fromEntries(['place', 'move', 'retreat'].map((type) => [type, [['cell']]])),
    attack: [['target']],
  },
  reasons: { ...choosing, ...moments, ...goings, ...attacks },
  elsewhere: {
    immobile: 'no unit of the pack stays where it is; see moves.test.ts',
    'too-dear': 'all ground of the pack costs the same; see ground-costs.test.ts',
  },
  asked: (def, state) => asked(def, state as KriegspielState),
  scene: (def, state, seat) => sceneOf(def, state as KriegspielState, seat),
}
