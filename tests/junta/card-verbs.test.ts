/** Triggers with the verbs of Junta's cards. A question is asked at its place, and the later effects wait. */
import { describe, expect, test } from 'vitest'
import { isProtection } from '../../engine/rulesets/junta/rules/lives'
import { moneyOf } from '../../engine/rulesets/junta/rules/money'
import type { JuntaEffect } from '../../schemas/generated/content'
import { Coup, governed, republic } from './coup-field'

const THREE = 'three-families'
const [CIGAR, CAR, WATCH] = ['cigar-family', 'car-family', 'watch-family']
const COUNTERS = [{ id: 'seen' }]
const SEEN = { type: 'count', counter: 'seen', by: 1 } as const
/** A card that may be played at any time, which fires the triggers. */
const PLAYED = 'annual-carnival'

/** Plays a card that fires these effects. */
function when(effects: readonly JuntaEffect[], given: object = {}, dice: readonly number[] = []): Coup {
  const triggers = [{ id: 'then', at: 'card-played', do: effects }]
  const def = republic(THREE, { counters: COUNTERS, triggers })
  const hands = { [WATCH]: [PLAYED] }
  const locations = { [CIGAR]: 'swiss-bank', [CAR]: 'swiss-bank', [WATCH]: 'family-home' }
  const position = { phase: 'bank', pretext: false, hands, locations, ...given }
  return new Coup(def, governed(def, position as never), dice)
}
const then = (...args: Parameters<typeof when>): Coup =>
  when(...args).do({ type: 'play', card: PLAYED }, WATCH)
const seen = ({ state }: Coup) => state.counters?.[0]
const told = ({ events }: Coup) => events.map(({ type }) => type)

describe('a vote', () => {
  const motion: JuntaEffect = { type: 'motion', share: [2, 3] }
  const voting = (effects: readonly JuntaEffect[]) =>
    when(effects, { phase: 'budget' }).do({ type: 'propose' })
  const play = { type: 'play', card: PLAYED }

  test('on the President comes at once in a quiet turn, and what is behind it waits', () => {
    const coup = then([motion, SEEN])
    expect([coup.state.phase, coup.asked, seen(coup)]).toEqual(['vote', [CIGAR], 0])
    expect(coup.state.share).toEqual([2, 3])
    while (coup.state.phase === 'vote') coup.do({ type: 'done' })
    expect([coup.state.phase, seen(coup), coup.state.share]).toEqual(['bank', 1, undefined])
  })

  test('that needs two thirds is lost with half', () => {
    const votes = (share: readonly [number, number]) => {
      const coup = then([{ type: 'motion', share: [...share] }])
      coup.do({ type: 'offices', for: 'no', votes: 1 }).do({ type: 'done' })
      coup.do({ type: 'offices', for: 'yes', votes: 2 })
      while (coup.state.phase === 'vote') coup.do({ type: 'done' })
      return coup.state.phase
    }
    expect([votes([3, 4]), votes([2, 3])]).toEqual(['bank', 'nominate'])
  })

  test('waits for another that runs, and is called once that is over', () => {
    const coup = voting([motion]).do(play, WATCH)
    expect([coup.state.motion, coup.state.interruptions?.length]).toEqual([1, 1])
    coup.do({ type: 'offices', for: 'yes', votes: 1 })
    while (coup.state.motion === 1) coup.do({ type: 'done' })
    expect([coup.state.motion, coup.state.phase, coup.state.interruptions]).toEqual([2, 'vote', undefined])
  })

  test('begins anew, and what is behind comes before anybody votes again', () => {
    const coup = voting([{ type: 'recount' }, SEEN])
    coup.do({ type: 'offices', for: 'no', votes: 1 }).do(play, WATCH)
    expect([coup.state.phase, coup.state.tally, seen(coup)]).toEqual(['vote', [0, 0], 1])
    expect(coup.asked).toEqual([CIGAR])
  })

  test('that nobody holds has nothing to recount', () => {
    const coup = then([{ type: 'recount' }, SEEN])
    expect([coup.state.phase, seen(coup)]).toEqual(['bank', 1])
  })

  test('gets votes on top for an answer', () => {
    const tally = (effect: JuntaEffect) => voting([effect]).do(play, WATCH).state.tally
    expect(tally({ type: 'sack', count: 5, for: 'yes' })).toEqual([0, 5])
    expect(tally({ type: 'sack', count: 5 })).toEqual([0, 0])
  })
})

describe('an influence', () => {
  const front = { front: { [CAR]: ['peasant-league', 'student-body'] } }
  const drop: JuntaEffect = { type: 'drop-influence', family: CAR }

  test('is given up by who picks it, and a second one after it', () => {
    const coup = then([{ type: 'repeat', times: 2, do: [drop] as never }, SEEN], front)
    expect([coup.state.phase, coup.asked, seen(coup)]).toEqual(['drop', [CAR], 0])
    coup.do({ type: 'drop', card: 'student-body' })
    expect([coup.state.phase, seen(coup)]).toEqual(['drop', 0])
    coup.do({ type: 'drop', card: 'peasant-league' })
    expect([coup.state.phase, seen(coup)]).toEqual(['bank', 1])
  })

  test('that is not there is not asked for', () => {
    expect([then([drop, SEEN]).state.phase, seen(then([drop, SEEN]))]).toEqual(['bank', 1])
  })
})

describe('a life', () => {
  const attempt = { type: 'attempt', family: CIGAR, receiver: CAR } as const
  const notes = { notes: { [CIGAR]: [3, 3] } }

  test('is in danger wherever it is; who has sent the killer inherits, and a President is followed', () => {
    const coup = then([attempt, SEEN], notes)
    expect([coup.state.phase, coup.asked, seen(coup)]).toEqual(['react', [CIGAR], 0])
    coup.do({ type: 'suffer' })
    expect(moneyOf(coup.state, coup.seat(CAR))).toBe(6)
    expect([coup.state.dead[coup.seat(CIGAR)], coup.state.phase]).toEqual([1, 'nominate'])
    // The election comes first, and the waiting effects follow it.
    expect(seen(coup)).toBe(0)
  })

  test('of another than the President goes on at once', () => {
    const coup = then([{ ...attempt, family: WATCH }, SEEN])
    coup.do({ type: 'suffer' })
    expect([coup.state.phase, seen(coup)]).toEqual(['bank', 1])
  })

  test('is saved by a die, an office that is spared, a guard, the assassin’s price', () => {
    const die = ['nothing', 'nothing', 'nothing', 'success', 'success', 'success'] as const
    const rolled = { ...attempt, die: [...die] }
    expect(told(then([rolled], {}, [1]))).toContain('attempt-came-to-nothing')
    expect(then([rolled], {}, [6]).state.phase).toBe('react')
    expect(then([{ ...attempt, spares: ['office-president'] }]).state.phase).toBe('bank')
    expect(told(then([{ type: 'guard', family: CIGAR }, attempt]))).toContain('guarded')
    const bought = { type: 'buy-off', cost: 2, family: CIGAR } as const
    const paid = then([bought, attempt], { notes: { [WATCH]: [2] } })
    expect([told(paid).includes('guarded'), moneyOf(paid.state, paid.seat(WATCH))]).toEqual([true, 0])
    expect(then([bought, attempt], { notes: { [WATCH]: [1] } }).state.phase).toBe('react')
  })

  test('of who has sent the killer, where the die turns on them', () => {
    const coup = then([{ ...attempt, die: ['backfire', 'nothing'] }], {}, [1])
    expect([coup.state.phase, coup.asked]).toEqual(['react', [CAR]])
  })

  test('abroad comes home unharmed', () => {
    const embassy = republic(THREE).rules.places.embassies[0]
    const coup = when([{ type: 'passport', family: CAR }])
    coup.state = {
      ...coup.state,
      exile: coup.state.exile.map((_, seat) => (seat === coup.seat(CAR) ? embassy : -1)),
    }
    coup.do({ type: 'play', card: PLAYED }, WATCH)
    expect(coup.state.exile[coup.seat(CAR)]).toBe(-1)
  })
})

describe('money', () => {
  const notes = { notes: { [CIGAR]: [1, 2], [CAR]: [] } }
  const burgle = { type: 'burgle', count: 2, family: CIGAR } as const

  test('is stolen at once, for somebody or nobody, but not from who is safe', () => {
    const left = (effect: JuntaEffect) => {
      const { state } = then([effect], notes)
      return [moneyOf(state, 0), moneyOf(state, 1)]
    }
    expect(left({ ...burgle, receiver: CAR })).toEqual([1, 2])
    expect(left(burgle)).toEqual([1, 0])
    expect(left({ ...burgle, location: 'swiss-bank' })).toEqual([3, 0])
  })

  test('in Switzerland is seen by who looks alone', () => {
    const coup = then([{ type: 'spy', whose: CIGAR, family: CAR }])
    const seeing = coup.events.find(({ type }) => type === 'account-seen')
    expect([seeing?.only, seeing?.family]).toEqual([[CAR], CIGAR])
    expect(told(then([{ type: 'spy', family: CAR }]))).not.toContain('account-seen')
  })

  test('is what a price is paid with: without it nothing happens', () => {
    const raise = { type: 'bank-holiday', cost: 3 } as const
    expect(then([raise], { notes: { [WATCH]: [1, 1] } }).state.bank).toBe(0)
    const paid = then([raise], { notes: { [WATCH]: [1, 2] } })
    expect([paid.state.bank, moneyOf(paid.state, paid.seat(WATCH))]).toEqual([2, 0])
  })
})

describe('forces', () => {
  const [type] = republic(THREE).rules.types.ids.filter((id) => id.includes('crowd'))
  const units: JuntaEffect = { type: 'units', units: [type], count: 3, at: ['slum-quarter'], family: CAR }

  test('come once, to the first space, and not again while they are there', () => {
    const coup = then([units, units, SEEN])
    // Two different effects add three units each. A repeated effect adds its units once.
    expect(coup.count('slum-quarter', CAR)).toBe(6)
    const twice = then([{ type: 'repeat', times: 2, do: [units] as never }])
    expect(twice.count('slum-quarter', CAR)).toBe(3)
  })

  test('go over for money, as the die says', () => {
    const bribe: JuntaEffect = {
      type: 'bribe',
      units: [type],
      cost: 1,
      die: ['nothing', 'success'],
      family: WATCH,
    }
    const coup = then([units, bribe], { notes: { [WATCH]: [1, 1] } }, [2, 1])
    expect([coup.count('slum-quarter', CAR), coup.count('slum-quarter', WATCH)]).toEqual([2, 1])
    expect(moneyOf(coup.state, coup.seat(WATCH))).toBe(0)
    const elsewhere = then([units, { ...bribe, at: ['central-bank'] }], { notes: { [WATCH]: [1, 1] } })
    expect(elsewhere.count('slum-quarter', CAR)).toBe(3)
  })
})

test('the secret police has one attempt more', () => {
  const attempts = (effects: readonly JuntaEffect[]) => {
    const coup = then(effects, { phase: 'declare', locations: {} })
    const send = () => coup.actions().find((action) => action.type === 'send-police')
    const found: boolean[] = []
    for (let left = 2; left > 0; left--) {
      const action = send()
      found.push(action !== undefined)
      if (action) coup.do(action)
    }
    return found
  }
  expect(attempts([SEEN])).toEqual([true, false])
  expect(attempts([{ type: 'police' }])).toEqual([true, true])
})

test('only a guard, somebody bought off and a passport protect a life', () => {
  const { rules } = republic(THREE)
  const protecting = rules.cards.ids.filter((_, card) => isProtection(rules, card))
  const meant = rules.cards.ids.filter((_, card) =>
    rules.cards.effects[card].some(({ verb }) => ['guard', 'buy-off', 'passport'].includes(verb)),
  )
  expect(protecting).toEqual(meant)
  expect(meant.length).toBeGreaterThan(0)
  expect(meant.length).toBeLessThan(rules.cards.ids.length / 2)
})
