/** The worth of choices: the faces of the die that hurt in a shot or a fight, and the enemies beside a hex. */
import { guidance, notedBy } from '../../kernel/guidance'
import { refusedActions } from '../../kernel/other-actions'
import type { Choice, Decision, Guidance, Message, MessageValue, OwnedDef } from '../../types'
import { unitName } from './events'
import { facesOf } from './inspect/fight'
import { pieceNamed } from './names'
import { phases } from './phases'
import { load } from './position/cache'
import { refuse } from './requirements'
import type { Rules } from './rules'
import { shotAt } from './rules/aim'
import { isOpenBetween } from './rules/contact'
import { opponentsInReach } from './rules/fights'
import { attackOf, cellsOf, defenceOf, isFoe, piecesWhere } from './rules/figures'
import { effectOn } from './rules/harm'
import { type Sums, sumsOf } from './rules/melee'
import { aimsOf, dieAdds, shotEffect } from './rules/missile'
import type { Shot } from './rules/sight/sight'
import type { CryHavocState } from './state'
import { table } from './table/table'

/** Refusals that leave one answer. */
const REASONS = ['placed', 'rear-far', 'below-first', 'shifted-below']

export function guide(def: OwnedDef<Rules>, view: CryHavocState, decision: Decision): Guidance {
  const { rules } = def
  load(rules, view)
  const side = rules.sides.indexOf(decision.seat)
  return guidance('cry-havoc', decision, {
    refused: () => refusedActions(def, view, decision, { phases, table, refuse }),
    reasons: REASONS,
    noteOf: notedBy(NOTES, (note, choice) => note(rules, view, choice, side)),
  })
}

const say = (key: string, values: Record<string, MessageValue>): Message => ({
  key: `cry-havoc.note.${key}`,
  values,
})

type NoteOf = (rules: Rules, state: CryHavocState, choice: Choice, side: number) => Message | undefined

const NOTES: Readonly<Record<string, NoteOf>> = {
  shoot: (rules, state, { action }) => {
    const target = pieceNamed(rules, state, action.unit)
    const shot = shotAt(rules, state, state.active, target)
    return say('hits', hitsOf(rules, state, state.active, target, shot, shot.cover))
  },
  cover: (rules, state) => underShot(rules, state, (shot) => shot.cover),
  save: (rules, state) => underShot(rules, state, (shot) => shot.bare),
  select: (rules, state, { action }) => {
    const piece = pieceNamed(rules, state, action.unit)
    if (state.phase === 'fights') return ofAttacker(rules, state, piece)
    return state.phase === 'first-shots' || state.phase === 'second-shots'
      ? bestShot(rules, state, piece)
      : undefined
  },
  against: (rules, state, { action }) => {
    const target = pieceNamed(rules, state, action.unit)
    return odds(rules, sumsOf(rules, state, state.attackers, [...state.defenders, target]))
  },
  strike: (rules, state) =>
    say('faces', facesIn(rules, sumsOf(rules, state, state.attackers, state.defenders))),
  hurt: (rules, state, { action }) => {
    const piece = pieceNamed(rules, state, action.unit)
    const values = { attack: attackOf(rules, state, piece), defence: defenceOf(rules, state, piece) }
    return say('figure', values)
  },
  move: beside,
  enter: beside,
  retreat: beside,
  advance: beside,
}

type Hits = { readonly hits: number; readonly kills: number; readonly die: number }

/** CH-12 to CH-14: counts the faces of the die that have an effect, and those that kill. */
function hitsOf(
  rules: Rules,
  state: CryHavocState,
  shooter: number,
  target: number,
  shot: Shot,
  cover: number,
): Hits {
  const { die } = rules.missiles
  const adds = dieAdds(rules, state, shooter, shot)
  const effects = Array.from({ length: die }, (_, face) => {
    const effect = shotEffect(rules, state, shooter, target, cover, face + 1 + adds)
    return effect && effectOn(rules, state, target, effect)
  })
  return {
    hits: effects.filter((effect) => effect && effect.type !== 'none').length,
    kills: effects.filter((effect) => effect?.type === 'kill').length,
    die,
  }
}

/** The shot at the figure that takes cover or keeps its cover. */
function underShot(rules: Rules, state: CryHavocState, coverOf: (shot: Shot) => number): Message {
  const { shooter, target } = state
  const shot = shotAt(rules, state, shooter, target)
  return say('hits', hitsOf(rules, state, shooter, target, shot, coverOf(shot)))
}

/** The targets of a shooter, and the best of them. */
function bestShot(rules: Rules, state: CryHavocState, shooter: number): Message | undefined {
  let best: (Hits & { readonly target: number }) | undefined
  const aims = aimsOf(rules, state, shooter)
  for (const { target, shot } of aims) {
    const hits = hitsOf(rules, state, shooter, target, shot, shot.cover)
    if (!best || hits.hits > best.hits) best = { ...hits, target }
  }
  return best && say('targets', { ...best, targets: aims.length, target: unitName(rules, best.target) })
}

/** The fight with one more attacker, or the best fight of the first one. */
function ofAttacker(rules: Rules, state: CryHavocState, piece: number): Message | undefined {
  const { attackers, defenders } = state
  if (defenders.length > 0) return odds(rules, sumsOf(rules, state, [...attackers, piece], defenders))
  let best: { readonly sums: Sums; readonly target: number } | undefined
  for (const target of opponentsInReach(rules, state, piece)) {
    const sums = sumsOf(rules, state, [piece], [target])
    if (!best || sums.column > best.sums.column) best = { sums, target }
  }
  if (!best) return undefined
  if (best.sums.column < 0) return say('too-weak', {})
  return say('alone', { ...facesIn(rules, best.sums), target: unitName(rules, best.target) })
}

const odds = (rules: Rules, sums: Sums): Message =>
  sums.column < 0 ? say('too-weak', {}) : say('odds', facesIn(rules, sums))

/** CH-76, CH-81: counts the faces of the die that hurt each party in the column of a fight. */
function facesIn(rules: Rules, sums: Sums): { column: number; theirs: number; ours: number; die: number } {
  const { melee } = rules
  const effects = melee.effects[sums.table]
  const hurting = facesOf(rules, sums).flatMap((index) =>
    index < 0 || effects[index].type === 'none' ? [] : [effects[index].who],
  )
  return {
    column: melee.columns[sums.column],
    theirs: hurting.filter((who) => who === 'defender').length,
    ours: hurting.filter((who) => who === 'attacker').length,
    die: melee.die,
  }
}

/** The enemies beside a hex; `undefined` if there are none. */
function beside(rules: Rules, state: CryHavocState, { action }: Choice, side: number): Message | undefined {
  const cell = rules.board.grid.indexOf(String(action.cell))
  const foes = piecesWhere(
    rules,
    (other) =>
      isFoe(rules, state, side, other) &&
      cellsOf(state, other).some((from) => isOpenBetween(rules, from, cell)),
  )
  return foes.length === 0 ? undefined : say('beside', { count: foes.length })
}
