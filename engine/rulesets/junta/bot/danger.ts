/** The places where killers may look, and where their victims may be: each side guesses (J-60, J-73, J-74). */
import { interiorOf } from '../coup/rules/command'
import { isAttemptCard, isPoliceWork } from '../rules/attempts'
import { frontOf, handOf, handSize } from '../rules/cards'
import { isPresent } from '../rules/seats'
import { CARDS, HOLIDAY, type JuntaState, NOBODY } from '../state'
import { type Beliefs, guessedMoney, ownMoney } from './beliefs'
import { surprise } from './surprise'
import { worthTo } from './worth'

/** Chances are in thousandths. */
const WHOLE = 1000

/** Returns how often an assassin looks in the open bank. The rest is bluff, but the share is never below that of other places. */
const inBank = ({ rules, weights }: Beliefs): number =>
  Math.max(Math.trunc(WHOLE / rules.locations.ids.length), WHOLE - weights.bluff * (WHOLE / 100))

/** Returns the loss of a family if its head dies: money in hand and cards. */
export function atStake(beliefs: Beliefs, view: JuntaState): number {
  const cards = [...handOf(view, beliefs.seat), ...frontOf(view, beliefs.seat)]
  return cards.reduce(
    (sum, card) => sum + worthTo(beliefs, view, card, beliefs.seat),
    ownMoney(beliefs, view) * beliefs.weights.money,
  )
}

/** Returns the chance that an assassin looks in a location, in thousandths. */
function lookedFor(beliefs: Beliefs, view: JuntaState, location: number): number {
  const { locations } = beliefs.rules
  const isOpen = view.bank !== HOLIDAY && locations.bank !== NOBODY
  if (!isOpen) return Math.trunc(WHOLE / locations.ids.length)
  return location === locations.bank
    ? inBank(beliefs)
    : Math.trunc((WHOLE - inBank(beliefs)) / Math.max(1, locations.ids.length - 1))
}

/** Returns the chance of an attack in a place this turn, in thousandths, by the secret police and by killers of others. */
function chanceToMeet(beliefs: Beliefs, view: JuntaState, location: number): number {
  const { rules, seat } = beliefs
  const interior = interiorOf(rules, view)
  const isBarred = location === rules.locations.bank && view.safe > 0
  let killers = interior === NOBODY || interior === seat || isBarred ? 0 : WHOLE
  const perCard = killersAmongHidden(beliefs, view)
  for (let other = 0; other < rules.seats.length; other++)
    if (other !== seat && isPresent(view, other)) killers += handSize(view, other) * perCard
  const aimed = Math.trunc((killers * prizeOf(beliefs, view)) / WHOLE)
  return Math.min(WHOLE, Math.trunc((aimed * lookedFor(beliefs, view, location)) / WHOLE))
}

/** Returns the share of killers among the hidden cards, in thousandths. */
function killersAmongHidden({ rules }: Beliefs, view: JuntaState): number {
  let hidden = 0
  for (let card = 0; card < view.place.length; card++) if (view.place[card] >= CARDS.hidden) hidden += 1
  let seen = 0
  let all = 0
  rules.cards.ids.forEach((_, card) => {
    if (!isAttemptCard(rules, card) || isPoliceWork(rules, card)) return
    all += 1
    if (view.place[card] < CARDS.hidden) seen += 1
  })
  return hidden === 0 ? 0 : Math.trunc((WHOLE * Math.max(0, all - seen)) / hidden)
}

/** Returns the chance that a killer chooses this family, from the estimated money of all, in thousandths. */
function prizeOf(beliefs: Beliefs, view: JuntaState): number {
  const { rules, seat } = beliefs
  let all = 0
  for (let other = 0; other < rules.seats.length; other++)
    if (isPresent(view, other)) all += guessedMoney(beliefs, view, other)
  return all === 0 ? 0 : Math.trunc((WHOLE * guessedMoney(beliefs, view, seat)) / all)
}

/**
 * Returns the worth of a location. Banking is worth more the fewer notes are left for later turns. The risk of assassins
 * counts against it, weighted by fear. A random part keeps the choice unpredictable.
 */
export function placeWorth(beliefs: Beliefs, view: JuntaState, location: number): number {
  const { rules, weights } = beliefs
  const isBank = location === rules.locations.bank
  const own = ownMoney(beliefs, view)
  const gain = isBank && view.bank !== HOLIDAY ? own * (weights.swiss - laterWorth(beliefs, view)) : 0
  const loss = Math.trunc(
    (atStake(beliefs, view) * chanceToMeet(beliefs, view, location) * weights.fear) / (WHOLE * 100),
  )
  const idle = isBank && view.bank === HOLIDAY ? weights.danger : 0
  const spread = Math.trunc((own * weights.swiss * weights.bluff) / 100)
  return gain - loss - idle + surprise(beliefs, view, location, spread)
}

/** Returns the later worth of a million in hand, by the share of aid notes still to be drawn. */
function laterWorth({ rules, weights }: Beliefs, { turn }: JuntaState): number {
  const notes = rules.notes.reduce((sum, count) => sum + count, 0)
  const left = Math.max(0, notes - (turn + 1) * rules.numbers.aid)
  return notes === 0 ? 0 : Math.trunc((weights.money * left) / notes)
}

/** Returns 2 for the location where a bluffing bot looks for a victim, else 1; 0 for a repeated attempt. The bank is chosen as often as victims use it. */
export function guessBonus(beliefs: Beliefs, view: JuntaState, victim: number, location: number): number {
  const { rules } = beliefs
  const isTaken = view.attempts.some((one) => one.victim === victim && one.location === location)
  if (isTaken) return 0
  const others = rules.locations.ids.flatMap((_, index) => (index === rules.locations.bank ? [] : [index]))
  const isOpen = view.bank !== HOLIDAY && rules.locations.bank !== NOBODY
  const toBank = isOpen && surprise(beliefs, view, victim + 100, WHOLE) < inBank(beliefs)
  const guess = toBank ? rules.locations.bank : others[surprise(beliefs, view, victim + 200, others.length)]
  return location === guess ? 2 : 1
}
