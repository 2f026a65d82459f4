/** Builds a case from a played game: its start, the dice, the actions, and possible expectations. */
import { apply, decisions, diceOf, explain, holding, outcome, table, written } from '../game'
import { canonicalJson } from '../kernel/hash'
import { attemptsAt } from '../match/local/why-not'
import { branch, type Session, type Step, stepsOf } from '../replay/session'
import type {
  Action,
  Case,
  CaseAction,
  CaseStep,
  Expectation,
  GameDef,
  GameEvent,
  GameState,
  Message,
  Outcome,
  Result,
  WrittenPosition,
} from '../types'
import { err, ok } from '../types'
import { startOf } from './secret-step'

/** The maximum number of steps before the wanted moment at which a case can begin. Not every moment can be written down. */
const FURTHEST = 60
/** The maximum number of proposed offers and refusals. */
const MOST_OFFERS = 40
const MOST_REFUSALS = 12

/** A check for the author to accept: before the first action, or after one of them, counted from 0. */
export type Proposal = {
  readonly id: string
  readonly kind: 'offers' | 'refuses' | 'happens' | 'holds'
  readonly after: number | undefined
  readonly step: CaseStep
  /** Whether the check is about a result of these steps. */
  readonly isLikely: boolean
}

export type Drafted = {
  /** Absent if the case begins with the game. */
  readonly given: WrittenPosition | undefined
  /** The number of steps of the game before the case. */
  readonly from: number
  readonly dice: readonly number[]
  readonly actions: readonly Step[]
  readonly proposals: readonly Proposal[]
}

/**
 * Drafts a case of the steps after `from` up to `to`. Equal numbers make a case of one position.
 * It begins at the last moment up to `from` whose written position leads to the same game.
 */
export function draftCase(session: Session, from: number, to: number): Result<Drafted, Message> {
  const { def } = session
  const steps = stepsOf(branch(session, to))
  for (let at = from; at >= Math.max(0, from - FURTHEST); at--) {
    const state = at === 0 ? session.start : steps[at - 1].state
    const given = written(def, state)
    const actions = steps.slice(at)
    if (!given && at > 0) continue
    const plain = given && withoutGaps(given)
    const dice = rolledIn(def, state, actions)
    const played = playedAgain(def, plain, state, actions, dice)
    if (!played) continue
    return ok({
      given: plain,
      from: at,
      dice,
      actions,
      proposals: proposalsOf(def, played, actions, from - at),
    })
  }
  return err({ key: 'cases.no-start', values: { steps: FURTHEST } })
}

/** The case with the accepted checks in their places. */
export function caseOf(
  def: GameDef,
  { given, dice, actions, proposals }: Drafted,
  chosen: ReadonlySet<string>,
  { id, proves, title }: Pick<Case, 'id' | 'proves' | 'title'>,
): Case {
  const checks = (after: number | undefined): CaseStep[] =>
    proposals.filter((one) => one.after === after && chosen.has(one.id)).map(({ step }) => step)
  const steps = actions.flatMap(({ seat, action }, at): CaseStep[] => [
    { do: action as CaseAction, by: seat },
    ...checks(at),
  ])
  return {
    id,
    ...(proves && proves.length > 0 && { proves }),
    ...(title && { title }),
    scenario: def.scenario,
    ...(given && { given }),
    ...(dice.length > 0 && { dice }),
    steps: [...checks(undefined), ...steps],
  }
}

/** Drops `undefined` values. */
const withoutGaps = (given: WrittenPosition): WrittenPosition => JSON.parse(JSON.stringify(given))

function rolledIn(def: GameDef, start: GameState, actions: readonly Step[]): number[] {
  let before = start
  return actions.flatMap(({ seat, action, state }) => {
    const dice = diceOf(def, before, seat, action)
    before = state
    return [...dice]
  })
}

type Played = { readonly state: GameState; readonly events: readonly GameEvent[] }

/** The positions of the case, the first one first, or `undefined` if it deviates from the game. */
function playedAgain(
  def: GameDef,
  given: WrittenPosition | undefined,
  start: GameState,
  actions: readonly Step[],
  dice: readonly number[],
): Played[] | undefined {
  let state = startOf(def, given, dice)
  if (!isAlike(def, state, start)) return undefined
  const played: Played[] = [{ state, events: [] }]
  for (const { seat, action, events, state: there } of actions) {
    const next = apply(def, state, seat, action)
    if (!next.ok || !isSame(next.value.events, events) || !isAlike(def, next.value.state, there))
      return undefined
    state = next.value.state
    played.push(next.value)
  }
  return (state.dice?.length ?? 0) > 0 ? undefined : played
}

const isSame = (one: unknown, other: unknown): boolean => canonicalJson(one) === canonicalJson(other)

/** Whether two states ask the same, with the same pieces in the same places. */
function isAlike(def: GameDef, one: GameState, other: GameState): boolean {
  const seen = (state: GameState) => [
    table(def, state)
      .pieces.map(({ id, cell, rear, badges }) => [id, cell, rear, badges])
      .sort(),
    decisions(def, state).map(({ seat, phase, choices }) => [
      seat,
      phase,
      choices.map(({ action }) => action),
    ]),
  ]
  return isSame(seen(one), seen(other))
}

function proposalsOf(
  def: GameDef,
  played: readonly Played[],
  actions: readonly Step[],
  lead: number,
): Proposal[] {
  const first = lead === 0 ? undefined : lead - 1
  const last = actions.length === 0 ? undefined : actions.length - 1
  const end = played[played.length - 1].state
  const isPosition = actions.length === lead
  return [
    ...offersIn(def, end, last, isPosition),
    ...refusalsIn(def, end, last, isPosition),
    ...actions.flatMap((_, at) => (at < lead ? [] : happensIn(played[at + 1].events, at))),
    ...holdsIn(def, played[first === undefined ? 0 : first + 1].state, end, last),
  ]
}

function offersIn(def: GameDef, state: GameState, after: number | undefined, isLikely: boolean): Proposal[] {
  const [asked] = decisions(def, state)
  return (asked?.choices ?? []).slice(0, MOST_OFFERS).map(({ action }, at) => ({
    id: `offers-${at}`,
    kind: 'offers',
    after,
    step: { offers: [action as CaseAction], by: asked.seat },
    isLikely: isLikely && at < 3,
  }))
}

/** Actions that a press on a piece or a cell could mean, one for each rule that forbids one. */
function refusalsIn(
  def: GameDef,
  state: GameState,
  after: number | undefined,
  isLikely: boolean,
): Proposal[] {
  const asked = decisions(def, state)
  const [main] = asked
  if (!main) return []
  const own = asked.filter(({ seat }) => seat === main.seat)
  const { pieces } = table(def, state)
  const found = new Map<string, Action>()
  for (const press of [
    ...pieces.flatMap(({ id, cell }) => (cell === undefined ? [] : [{ cell, piece: id }])),
    ...Array.from({ length: Math.min(def.grid.size, 2000) }, (_, cell) => ({ cell })),
  ])
    for (const action of attemptsAt(def, main, { kind: 'cell', pressed: press }, pieces)) {
      if (found.size >= MOST_REFUSALS) break
      const rule = explain(def, state, own, action)?.rule
      if (rule && !rule.startsWith('K-') && !found.has(rule)) found.set(rule, action)
    }
  return [...found].map(([rule, action], at) => ({
    id: `refuses-${at}`,
    kind: 'refuses',
    after,
    step: { refuses: action as CaseAction, rule, by: main.seat },
    isLikely: isLikely && at === 0,
  }))
}

/** The events without their words, which can be reworded later. */
function happensIn(events: readonly GameEvent[], at: number): Proposal[] {
  return events.map(({ message: _, others: _others, only: _only, reveals: _reveals, ...facts }, index) => ({
    id: `happens-${at}-${index}`,
    kind: 'happens',
    after: at,
    step: { expect: { events: [flat(facts)] } },
    isLikely: true,
  }))
}

const flat = (facts: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value === null || typeof value !== 'object'))

/** Expectations for the end; those that are false at the beginning come first. */
function holdsIn(def: GameDef, start: GameState, end: GameState, after: number | undefined): Proposal[] {
  const [was, is] = [holding(def, start), holding(def, end)].map((held) => facts(held ?? {}))
  const known = new Map(was.map(({ id, value }) => [id, canonicalJson(value)]))
  const isPosition = start === end
  const all = is.map(({ id, value, expect }): Proposal & { isChanged: boolean } => {
    const isChanged = known.get(id) !== canonicalJson(value)
    const isLikely = isPosition ? id === 'phase' || id === 'asked' : isChanged
    return { id: `holds-${id}`, kind: 'holds', after, step: { expect }, isLikely, isChanged }
  })
  const over = outcome(def, end)
  const ending: Proposal[] = over
    ? [
        {
          id: 'holds-outcome',
          kind: 'holds',
          after,
          step: { expect: { outcome: { ...winnersOf(over), ...(over.level && { level: over.level }) } } },
          isLikely: true,
        },
      ]
    : []
  const changed = all.filter(({ isChanged }) => isChanged)
  return [...ending, ...changed, ...all.filter(({ isChanged }) => !isChanged)].map(
    ({ id, kind, after: at, step, isLikely }) => ({ id, kind, after: at, step, isLikely }),
  )
}

type Fact = { readonly id: string; readonly value: unknown; readonly expect: Expectation }

/** One fact for each key, and for each entry of a map. */
function facts(held: Expectation): Fact[] {
  return Object.entries(held).flatMap(([key, value]): Fact[] => {
    if (value === undefined) return []
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return Array.isArray(value) && value.length === 0 ? [] : [{ id: key, value, expect: { [key]: value } }]
    return Object.entries(value).map(([name, inner]) => ({
      id: `${key}.${name}`,
      value: inner,
      expect: { [key]: { [name]: inner } },
    }))
  })
}

/** The winner or the winners, as a case writes them. */
function winnersOf({ winner, winners }: Outcome): { winner: string } | { winners: readonly string[] } {
  if (winners === undefined) return { winner }
  return winners.length === 0 ? { winner: 'nobody' } : { winners }
}
