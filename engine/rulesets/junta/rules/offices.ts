/** The possible appointments to offices (J-51). */
import { memoise } from '../../../memoise'
import type { Rules } from '../rules'
import { type JuntaState, NOBODY } from '../state'

/** Returns the offices that the President appoints. */
export const toName = memoise(({ offices }: Rules): readonly number[] =>
  offices.ids.flatMap((_, office) => (offices.powers[office].president ? [] : [office])),
)

/** Returns all families except the President's, including exiles. Each gets at least one office if there are enough. */
function ministers(rules: Rules, { president }: JuntaState): readonly number[] {
  const lists = ministersOf(rules)
  lists[president + 1] ??= rules.seats.flatMap((_, seat) => (seat === president ? [] : [seat]))
  return lists[president + 1]
}
/** By President plus 1. */
const ministersOf = memoise((_: Rules): (readonly number[])[] => [])

type Naming = readonly number[]

const countFor = (naming: Naming, seat: number): number =>
  naming.reduce((count, holder) => count + (holder === seat ? 1 : 0), 0)

const hasBrigade = ({ offices }: Rules, naming: Naming, seat: number): boolean =>
  naming.some((holder, office) => holder === seat && offices.powers[office].brigade)

/** True if this office may go to this family, considering what both hold already. */
export function isAllowed(
  rules: Rules,
  state: JuntaState,
  naming: Naming,
  office: number,
  seat: number,
): boolean {
  if (seat === state.president || naming[office] !== NOBODY || rules.offices.powers[office].president)
    return false
  if (countFor(naming, seat) >= rules.numbers.mostOffices) return false
  return !(rules.offices.powers[office].brigade && hasBrigade(rules, naming, seat))
}

/** Returns the number of offices that must stay empty for lack of families: none with four or more. */
function surplus(rules: Rules, state: JuntaState): number {
  const families = ministers(rules, state).length
  const offices = toName(rules)
  const brigades = offices.filter((office) => rules.offices.powers[office].brigade).length
  const fitting = Math.min(brigades, families) + offices.length - brigades
  return offices.length - Math.min(families * rules.numbers.mostOffices, fitting)
}

/** True if the remaining offices can be filled within all limits. */
export function canComplete(rules: Rules, state: JuntaState, naming: Naming): boolean {
  const free = toName(rules).filter((office) => naming[office] === NOBODY)
  // Brigades first, as they are the hardest to place.
  const order = free.sort(
    (a, b) => Number(rules.offices.powers[b].brigade) - Number(rules.offices.powers[a].brigade),
  )
  const families = ministers(rules, state)
  const idle = Math.max(0, families.length - toName(rules).length)
  const draft = naming.slice()
  const search = (at: number, empty: number): boolean => {
    const without = families.filter((seat) => countFor(draft, seat) === 0).length
    if (without - idle > order.length - at) return false
    if (at === order.length) return true
    for (const seat of families) {
      if (!isAllowed(rules, state, draft, order[at], seat)) continue
      draft[order[at]] = seat
      if (search(at + 1, empty)) return true
      draft[order[at]] = NOBODY
    }
    return empty > 0 && search(at + 1, empty - 1)
  }
  return search(0, surplus(rules, state))
}

type Pair = { readonly office: number; readonly seat: number }
/** By President and offices, since the same few appointments recur in every turn. */
const found = memoise((_: Rules) => new Map<string, readonly Pair[]>())
const MOST_KEPT = 20_000

/** Returns the appointments that the President can make next: those that leave the rest possible. */
export function namings(rules: Rules, state: JuntaState): readonly Pair[] {
  const known = found(rules)
  if (known.size > MOST_KEPT) known.clear()
  const key = `${state.president} ${state.office.join(' ')}`
  let pairs = known.get(key)
  if (!pairs) {
    pairs = namingsOf(rules, state)
    known.set(key, pairs)
  }
  return pairs
}

function namingsOf(rules: Rules, state: JuntaState): Pair[] {
  const families = ministers(rules, state)
  /** Offices are alike by brigade, and families by what they hold. Each pair of kinds is tested once. */
  const tried = new Map<number, boolean>()
  const may = (office: number, seat: number): boolean => {
    const held = countFor(state.office, seat) * 2 + Number(hasBrigade(rules, state.office, seat))
    const kind = held * 2 + Number(rules.offices.powers[office].brigade)
    const known = tried.get(kind) ?? mayName(rules, state, office, seat)
    tried.set(kind, known)
    return known
  }
  return toName(rules).flatMap((office) =>
    state.office[office] !== NOBODY
      ? []
      : families.flatMap((seat) => (may(office, seat) ? [{ office, seat }] : [])),
  )
}

export function mayName(rules: Rules, state: JuntaState, office: number, seat: number): boolean {
  if (!isAllowed(rules, state, state.office, office, seat)) return false
  const naming = state.office.slice()
  naming[office] = seat
  return canComplete(rules, state, naming)
}

/** Returns the offices of the last turn, if the same President could appoint them again (J-52), or `undefined`. */
export function asBefore(rules: Rules, state: JuntaState): readonly number[] | undefined {
  const naming = rules.offices.ids.map(() => NOBODY)
  if (state.office.some((holder) => holder !== NOBODY)) return undefined
  for (const office of toName(rules)) {
    const seat = state.former[office]
    if (seat === NOBODY) continue
    if (!isAllowed(rules, state, naming, office, seat)) return undefined
    naming[office] = seat
  }
  const left = toName(rules).filter((office) => naming[office] === NOBODY).length
  return left <= surplus(rules, state) && canComplete(rules, state, naming) ? naming : undefined
}
