/**
 * Reasons of Corteo's "why not?" for the moments of a hand, for taking pieces in hand, and for where they may go, from
 * `docs/rules/corteo.md` with its slow reading (`naive-*.ts`). Those of single blocks are left to their cases: see `ELSEWHERE`.
 */
import { decisions } from '../../engine/game'
import type { CorteoDef, CorteoState } from '../../engine/rulesets/corteo/state'
import type { Action } from '../../engine/types'
import type { Finding, Judge, Reason } from '../support/refusals/judge'
import { keysUnder } from '../support/refusals/suite'
import { around } from './naive-city'
import { groundOf, isControlled, unitsOn } from './naive-table'
import { type Man, reach, type Scene, sceneOf } from './refusal-scene'

const WORDS = 'corteo.refuse.'
const SHAPES = {
  ...Object.fromEntries(
    ['select', 'join', 'head', 'march', 'rouse', 'dismiss', 'transfer'].map((type) => [type, [['unit']]]),
  ),
  ...Object.fromEntries(
    ['place', 'move', 'barricade', 'remove', 'retreat', 'base', 'jam'].map((type) => [type, [['cell']]]),
  ),
  ...Object.fromEntries(
    [
      'run',
      'stop',
      'done',
      'fight',
      'stay',
      'enough',
      'leave',
      'traffic',
      'exit',
      'usual',
      'hold',
      'prolong',
      'agree',
      'decline',
    ].map((type) => [type, [[]]]),
  ),
  component: [['component']],
  launch: [['unit'], ['unit', 'with']],
  attack: [['unit', 'target']],
  advance: [['unit', 'cell']],
  choose: [['option', 'choice']],
  change: [['option', 'choice']],
}
const IN_MOVEMENT = ['move', 'barricade', 'remove', 'launch', 'rouse']
const ANY = [
  ...[
    'C-003',
    'C-018',
    'C-023',
    'C-025',
    'C-027',
    'C-030',
    'C-031',
    'C-056',
    'C-060',
    'C-062',
    'C-063',
    'C-074',
    'C-082',
    'C-087',
  ],
  ...['C-092', 'C-093', 'C-094', 'C-095', 'C-099', 'C-115', 'C-122', 'C-148', 'C-154', 'C-161'],
]
const named = ({ men }: Scene, { unit }: Action): Man | undefined => men.get(String(unit))
const isMoving = ({ step }: Scene) => step === 'movement'

/** Somebody on the map, to be taken in hand in the movement. */
const choosing = (is: (scene: Scene, man: Man) => Finding) => (scene: Scene, action: Action) => {
  const man = named(scene, action)
  return isMoving(scene) && man !== undefined && is(scene, man)
}
/** The piece in hand and the cell it would walk to. */
const going =
  (is: (scene: Scene, man: Man, cell: string) => Finding) =>
  (scene: Scene, { cell, type }: Action) => {
    const { active, cells } = scene
    if (type === 'retreat' || type === 'place') return 'perhaps'
    return (
      isMoving(scene) && active !== undefined && cells.has(String(cell)) && is(scene, active, String(cell))
    )
  }
/** Where nothing lies about that the slow reading does not know it is sure of what it says, else it is only asked not to deny. */
const surely = ({ isPlain }: Scene, found: boolean): Finding => found && (isPlain || 'perhaps')
const canGo = (scene: Scene, man: Man, cell: string) =>
  scene.isPlain && scene.state.halted === 0 && reach(scene, man).has(cell)

const VEHICLES = ['armoured', 'gas']
const isVehicle = ({ kind }: Man) => VEHICLES.includes(kind)
const KEPT_OUT = ['garden', 'stairs', 'objective']
const isBuilt = (ground: string) => ground === 'building' || ground === 'river'

const moments: Record<string, Reason<Scene>> = {
  unknown: { rules: ['C-003'], holds: (_, { type }) => !Object.hasOwn(SHAPES, type) },
  'no-movement': {
    rules: ['C-030', 'C-056', 'C-060', 'C-062', 'C-154', 'C-161'],
    types: [...IN_MOVEMENT, 'select', 'stop', 'done', 'exit'],
    holds({ step }, { type }) {
      if (step === 'movement') return false
      if (type === 'select') return !['set-up', 'reinforcements', 'retreat'].includes(step)
      return IN_MOVEMENT.includes(type) || type === 'stop' || 'perhaps'
    },
  },
  'take-first': {
    rules: ANY,
    types: ['move', 'launch', 'barricade', 'remove', 'exit', 'stop', 'done', 'place'],
    holds({ step, active }, { type }) {
      if (active !== undefined) return false
      if (type === 'place') return step === 'set-up' || step === 'reinforcements'
      return step === 'movement' && (type === 'done' ? 'perhaps' : true)
    },
  },
  'not-placing': {
    rules: ['C-018'],
    types: ['place'],
    holds: ({ step }) => step !== 'set-up' && step !== 'reinforcements',
  },
  'component-chosen': { rules: ['C-126'], types: ['component'], holds: ({ step }) => step !== 'component' },
  'component-not-allowed': {
    rules: ['C-022'],
    types: ['component'],
    holds: ({ step }) => step === 'component' && 'perhaps',
    least: 0,
  },
  'no-head-now': { rules: ['C-115'], types: ['head'], holds: ({ step }) => step !== 'head' || 'perhaps' },
  'no-march-now': { rules: ['C-122'], types: ['march'], holds: ({ step }) => step !== 'march' },
  'no-clash': {
    rules: ['C-082', 'C-087'],
    types: ['attack', 'join', 'fight'],
    holds: ({ step }) => (step === 'clash' || step === 'join' ? 'perhaps' : true),
  },
  'clash-first': {
    rules: ['C-082'],
    types: ['stop', 'done'],
    holds: ({ step }) => (step === 'clash' || step === 'join') && 'perhaps',
    least: 0,
  },
  'no-retreat': {
    rules: ['C-092'],
    types: ['retreat'],
    holds: ({ step }) => step !== 'retreat' || 'perhaps',
  },
  'no-panic': {
    rules: ['C-099'],
    types: ['base'],
    holds: ({ step }) => (step === 'base' ? 'perhaps' : true),
  },
  'no-advance': {
    rules: ['C-093'],
    types: ['advance', 'stay'],
    holds: ({ step }) => step !== 'advance' || 'perhaps',
  },
  'run-side': {
    rules: ['C-054'],
    types: ['run'],
    holds: ({ def, state }) => state.turn !== def.rules.run.side,
  },
  'run-already': { rules: ['C-055'], types: ['run'], holds: ({ state }) => state.running !== 0, least: 0 },
  'run-none': { rules: ['C-054'], types: ['run'], holds: ({ state }) => state.runs <= 0, least: 0 },
  'run-late': {
    rules: ['C-055'],
    types: ['run'],
    holds: ({ step }) => step !== 'movement' || 'perhaps',
  },
}

const pieces: Record<string, Reason<Scene>> = {
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
      const man = action.type === 'select' ? named(scene, action) : scene.active
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
      const man = action.type === 'select' ? named(scene, action) : scene.active
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

/** Types of ground that are shut to somebody, in a cell that is no barracks. */
const ground = (is: (man: Man, ground: string) => boolean) =>
  going((scene, man, cell) => {
    const at = groundOf(scene.table, cell)
    return at !== 'barracks' && is(man, at) && surely(scene, true)
  })

const goings: Record<string, Reason<Scene>> = {
  'already-there': { rules: ['C-031'], types: ['move'], holds: going((_, man, cell) => man.at === cell) },
  barricade: {
    rules: ['C-058', 'C-074', 'C-092', 'C-095'],
    types: ['move', 'retreat', 'place'],
    holds: going(({ table }, _, cell) => table.barricades.includes(cell)),
    least: 0,
  },
  base: {
    rules: ['C-050', 'C-074', 'C-092', 'C-095'],
    types: ['move', 'retreat', 'place'],
    holds: going(({ table }, _, cell) => groundOf(table, cell) === 'barracks'),
  },
  closed: {
    rules: ['C-039', 'C-074', 'C-092', 'C-095'],
    types: ['move', 'place', 'retreat'],
    holds: (scene, action) =>
      action.type === 'place' ? 'perhaps' : ground((_, at) => isBuilt(at))(scene, action),
  },
  'closed-to-kind': {
    rules: ['C-047', 'C-074', 'C-092', 'C-095'],
    types: ['move', 'retreat', 'place'],
    holds: ground((man, at) => isVehicle(man) && KEPT_OUT.includes(at)),
    least: 0,
  },
  'closed-to-side': {
    rules: ['C-040', 'C-074', 'C-092', 'C-095'],
    types: ['move', 'retreat', 'place'],
    holds: ground((man, at) => man.side === 'power' && at === 'popular'),
    least: 0,
  },
  'enemy-there': {
    rules: ['C-109', 'C-074', 'C-092', 'C-095'],
    types: ['move', 'retreat', 'place'],
    holds: going(({ table }, man, cell) => unitsOn(table, cell).some(({ side }) => side !== man.side)),
  },
  full: {
    rules: ['C-029', 'C-074', 'C-109'],
    types: ['move', 'place', 'retreat', 'base', 'advance'],
    holds(scene, action) {
      if (action.type !== 'move') return 'perhaps'
      return going(({ table }, _, cell) => unitsOn(table, cell).length >= 2)(scene, action)
    },
  },
  'never-stacks': {
    rules: ['C-113'],
    types: ['move', 'place'],
    holds: (scene, action) =>
      action.type === 'place'
        ? 'perhaps'
        : going(({ table }, man, cell) => {
            const there = unitsOn(table, cell).filter(({ id }) => id !== man.id)
            const alone = [man, ...there].some(({ kind }) => kind === 'armoured')
            return there.length > 0 && alone && table.rules === 'advanced' && surely(scene, true)
          })(scene, action),
    least: 0,
  },
  halted: {
    rules: ['C-034'],
    types: ['move', 'exit'],
    holds: ({ step, active, state }) =>
      step === 'movement' && active !== undefined && state.halted !== 0 && 'perhaps',
    least: 0,
  },
  'control-to-control': {
    rules: ['C-035'],
    types: ['move'],
    holds: going((scene, man, cell) => {
      const { table } = scene
      const isNext = around(table.city, man.at).some(({ to }) => to === cell)
      return (
        isNext &&
        isControlled(table, man.side, man.at) &&
        isControlled(table, man.side, cell) &&
        !canGo(scene, man, cell) &&
        surely(scene, true)
      )
    }),
    least: 0,
  },
  wall: {
    rules: ['C-039'],
    types: ['move'],
    holds: going((scene, man, cell) => {
      const { distance, names } = scene.def.grid
      const apart = distance(names.indexOf(man.at), names.indexOf(cell))
      return (
        apart === 1 &&
        !around(scene.table.city, man.at).some(({ to }) => to === cell) &&
        !canGo(scene, man, cell) &&
        'perhaps'
      )
    }),
    least: 0,
  },
  'too-far': {
    rules: ['C-034'],
    types: ['move'],
    // How far it would be in all is not worked out: that it cannot be reached with the points that are left.
    holds: going((scene, man, cell) => cell !== man.at && !canGo(scene, man, cell) && surely(scene, true)),
  },
  'no-way': {
    rules: ['C-034'],
    types: ['move'],
    holds: going((scene, man, cell) => cell !== man.at && !canGo(scene, man, cell) && 'perhaps'),
    least: 0,
  },
  'other-exits': {
    rules: ['C-050'],
    types: ['move'],
    holds: going(
      (scene, man, cell) =>
        groundOf(scene.table, man.at) === 'barracks' && !canGo(scene, man, cell) && 'perhaps',
    ),
    least: 0,
  },
}

const throws: Record<string, Reason<Scene>> = {
  'cannot-throw': {
    rules: ['C-065', 'C-066'],
    types: ['launch'],
    holds: (scene) => isMoving(scene) && scene.active?.range === 0,
  },
  'throw-friend': {
    rules: ['C-063'],
    types: ['launch'],
    holds: (scene, action) =>
      isMoving(scene) && scene.active !== undefined && named(scene, action)?.side === scene.active.side,
    least: 0,
  },
  'throw-far': {
    rules: ['C-065', 'C-066'],
    types: ['launch'],
    holds(scene, action) {
      const [man, target] = [scene.active, named(scene, action)]
      if (!isMoving(scene) || man?.where !== 'map' || target?.where !== 'map') return false
      const { grid } = scene.def
      const distance = grid.distance(grid.indexOf(man.at), grid.indexOf(target.at))
      return distance > man.range && { distance, range: man.range }
    },
    least: 0,
  },
  'barricade-side': {
    rules: ['C-056'],
    types: ['barricade'],
    holds: (scene) => isMoving(scene) && scene.state.turn !== scene.def.rules.barricades.side,
  },
  'barricade-none': {
    rules: ['C-057'],
    types: ['barricade'],
    holds: (scene) => isMoving(scene) && scene.state.blocks <= 0,
    least: 0,
  },
  'barricade-far': {
    rules: ['C-056', 'C-060'],
    types: ['barricade', 'remove'],
    holds(scene, { cell }) {
      const { active, def } = scene
      const at = def.grid.indexOf(String(cell))
      if (!isMoving(scene) || active?.where !== 'map' || at < 0) return false
      return def.grid.distance(def.grid.indexOf(active.at), at) !== 1
    },
  },
  'barricade-twice': {
    rules: ['C-057'],
    types: ['barricade'],
    holds: (scene, { cell }) =>
      isMoving(scene) && scene.active !== undefined && scene.table.barricades.includes(String(cell)),
    least: 0,
  },
  'remove-never': {
    rules: ['C-059'],
    types: ['remove'],
    holds: ({ table }) => table.rules === 'base',
  },
  'remove-nothing': {
    rules: ['C-060'],
    types: ['remove'],
    holds: (scene, { cell }) =>
      isMoving(scene) &&
      scene.active !== undefined &&
      !scene.table.barricades.includes(String(cell)) &&
      'perhaps',
    least: 0,
  },
}

const reasons = { ...moments, ...pieces, ...goings, ...throws }
const BLOCKS = 'not judged a second time yet: its cases and agreement.test.ts'

export const corteoJudge: Judge<CorteoDef, Scene> = {
  words: WORDS,
  shapes: SHAPES,
  reasons,
  elsewhere: Object.fromEntries(
    keysUnder(WORDS)
      .filter((key) => !Object.hasOwn(reasons, key))
      .map((key) => [key, BLOCKS]),
  ),
  asked: (def, state) => [...new Set(decisions(def, state).map(({ seat }) => seat))],
  scene: (def, state) => sceneOf(def, state as CorteoState),
}
