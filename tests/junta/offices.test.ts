/** The possible holders of offices, compared with every complete appointment (J-51, J-X11). */
import { describe, expect, test } from 'vitest'
import { nextBelow, seedRandom } from '../../engine/kernel/random'
import { asBefore, canComplete, namings, toName } from '../../engine/rulesets/junta/rules/offices'
import { type JuntaDef, type JuntaState, NOBODY } from '../../engine/rulesets/junta/state'
import { played, reason, standing } from './standing'
import { gameOf } from './table-of'

/** Whether a complete appointment keeps the rules. */
function isRight({ rules }: JuntaDef, { president }: JuntaState, naming: readonly number[]): boolean {
  return rules.seats.every((_, seat) => {
    const own = toName(rules).filter((office) => naming[office] === seat)
    const brigades = own.filter((office) => rules.offices.powers[office].brigade)
    if (seat === president) return own.length === 0
    return own.length >= 1 && own.length <= 2 && brigades.length <= 1
  })
}

/** Tries every way to fill the free offices. */
function naive(def: JuntaDef, state: JuntaState, naming: readonly number[]): boolean {
  const free = toName(def.rules).find((office) => naming[office] === NOBODY)
  if (free === undefined) return isRight(def, state, naming)
  return def.rules.seats.some((_, seat) => {
    const next = naming.slice()
    next[free] = seat
    return naive(def, state, next)
  })
}

describe.each([4, 5, 6, 7])('%d families', (families) => {
  const def = gameOf(families)
  const state = standing(def, { turn: 2, phase: 'appoint', president: def.seats[1] })

  test('what is offered leaves the rest possible, and nothing else is', { timeout: 60_000 }, () => {
    const rng = seedRandom(families)
    const most = families > 5 ? 4 : 12
    for (let count = 0; count < most; count++) {
      let now = state
      // If most offices are filled, every way to fill the rest can be tried.
      while (now.office.filter((seat) => seat === NOBODY).length > 4 && now.phase === 'appoint') {
        const all = namings(def.rules, now)
        const { office, seat } = all[nextBelow(rng, all.length)]
        const naming = now.office.slice()
        naming[office] = seat
        now = { ...now, office: naming }
      }
      expect(canComplete(def.rules, now, now.office)).toBe(naive(def, now, now.office))
      for (const office of toName(def.rules))
        for (let seat = 0; seat < families; seat++) {
          if (now.office[office] !== NOBODY) continue
          const naming = now.office.slice()
          naming[office] = seat
          const isOffered = namings(def.rules, now).some((one) => one.office === office && one.seat === seat)
          expect(isOffered).toBe(naive(def, now, naming))
        }
    }
  })
})

describe('the President names the ministers', () => {
  const def = gameOf(4)
  const [first, second, third, fourth] = def.seats as [string, string, string, string]
  const state = standing(def, { turn: 2, phase: 'appoint', president: first })
  const appoint = (office: string, family: string) => ({ type: 'appoint', office, family })

  test('and is told why not', () => {
    const why = (now: JuntaState, office: string, family: string) =>
      reason(def, now, first, appoint(office, family))
    expect(why(state, 'office-interior', first)).toBe('J-51 politics.president-has-one')
    expect(why(state, 'office-president', second)).toBe('J-33 politics.presidency')
    const one = played(def, state, [first, appoint('office-first-brigade', second)])
    expect(why(one, 'office-first-brigade', third)).toBe('J-51 politics.named')
    expect(why(one, 'office-second-brigade', second)).toBe('J-51 politics.two-brigades')
    const two = played(def, one, [first, appoint('office-interior', second)])
    expect(why(two, 'office-admiral', second)).toBe('J-51 politics.has-most')
    // Three brigades for three families, so one of them cannot have two other offices.
    const other = played(def, state, [first, appoint('office-interior', second)])
    expect(why(other, 'office-admiral', second)).toBe('J-51 politics.leaves-out')
    expect(reason(def, one, first, { type: 'again' })).toBe('J-52 politics.not-again')
  })

  test('may name the same again', () => {
    const offices = {
      'office-interior': second,
      'office-first-brigade': second,
      'office-second-brigade': third,
      'office-admiral': third,
      'office-third-brigade': fourth,
      'office-air-force': fourth,
    }
    const before = standing(def, { turn: 2, president: first, offices })
    expect(before.phase).toBe('appoint')
    expect(asBefore(def.rules, before)).toBeDefined()
    const named = played(def, before, [first, { type: 'again' }])
    expect(named.office.filter((seat) => seat === 1)).toHaveLength(2)
    expect(named.phase).toBe('budget')
    // Another President also held two of them.
    expect(asBefore(def.rules, standing(def, { turn: 2, president: second, offices }))).toBeUndefined()
  })

  test('of two or three families leaves some vacant', () => {
    for (const families of [2, 3]) {
      const few = gameOf(families)
      let now = standing(few, { turn: 2, phase: 'appoint', president: few.seats[0] })
      while (now.phase === 'appoint') {
        const [{ office, seat }] = namings(few.rules, now) as [{ office: number; seat: number }]
        now = played(few, now, [few.seats[0], appoint(few.rules.offices.ids[office], few.seats[seat])])
      }
      expect(now.office.filter((seat) => seat !== NOBODY)).toHaveLength((families - 1) * 2)
    }
  })
})
