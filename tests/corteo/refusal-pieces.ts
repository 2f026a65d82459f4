/** Reasons why a piece cannot be taken in hand, or be named at all. */
import type { Reason } from '../support/refusals/judge'
import { groundOf, isControlled } from './naive-table'
import { ANY, choosing, inHand, isMoving, named } from './refusal-facts'
import type { Scene } from './refusal-scene'

export const pieces: Record<string, Reason<Scene>> = {
  'no-piece': {
    rules: ANY,
    types: ['select', 'launch', 'attack', 'join', 'head', 'march', 'advance', 'rouse'],
    holds: (scene, action) =>
      (named(scene, action) === undefined ||
        (action.type === 'attack' && !scene.men.has(String(action.target)))) &&
      'perhaps',
  },
  'no-cell': {
    rules: ANY,
    types: ['move', 'place', 'barricade', 'remove', 'retreat', 'base', 'advance', 'jam'],
    holds: ({ cells }, { cell, type }) =>
      !cells.has(String(cell)) && (type === 'move' ? 'perhaps' : 'perhaps'),
  },
  'not-yours': {
    rules: ['C-030', 'C-082', 'C-161'],
    types: ['select', 'attack', 'rouse'],
    holds: (scene, action) =>
      action.type === 'select'
        ? choosing(({ side }, man) => man.side !== side)(scene, action)
        : named(scene, action)?.side !== scene.side && 'perhaps',
  },
  arrested: {
    rules: ['C-097'],
    types: ['select', 'launch', 'attack', 'head', 'march', 'rouse'],
    holds: (scene, action) =>
      named(scene, action)?.where === 'arrested' &&
      (scene.step === 'movement' && action.type === 'select' ? true : 'perhaps'),
    least: 0,
  },
  'not-on-map': {
    rules: ANY,
    types: ['select', 'launch', 'attack', 'head', 'march', 'rouse'],
    holds: (scene, action) =>
      named(scene, action)?.where === 'reserve' &&
      (scene.step === 'movement' && action.type === 'select' ? true : 'perhaps'),
  },
  moved: { rules: ['C-030'], types: ['select'], holds: choosing((_, man) => man.hasMoved) },
  panicked: {
    rules: ['C-099'],
    types: ['select', 'attack'],
    holds: (scene, action) => named(scene, action)?.isPanicked === true && 'perhaps',
    least: 0,
  },
  // Whoever cannot walk may be taken in hand all the same, to throw.
  pinned: {
    rules: ['C-046'],
    types: ['select', 'move', 'exit'],
    holds(scene, action) {
      const man = inHand(scene, action)
      const { table } = scene
      if (!isMoving(scene) || man?.where !== 'map' || man.side !== 'power') return false
      return !table.city.barracks.has(man.at) && isControlled(table, man.side, man.at) && 'perhaps'
    },
    least: 0,
  },
  bound: {
    rules: ['C-048'],
    types: ['select', 'move', 'exit'],
    holds(scene, action) {
      const man = inHand(scene, action)
      const { table } = scene
      return (
        isMoving(scene) &&
        man?.kind === 'sentry' &&
        table.rules === 'advanced' &&
        groundOf(table, man.at) === 'objective' &&
        'perhaps'
      )
    },
    least: 0,
  },
}
