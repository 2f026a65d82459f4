/** The split of a front of touching groups into clashes. Every split that the rules allow can be reached, and no other. */
import { expect, test } from 'vitest'
import { nextBelow, seedRandom } from '../../engine/kernel/random'
import {
  type Front,
  joiners,
  openings,
  type Star,
  withForced,
} from '../../engine/rulesets/corteo/rules/fighting/front'

type Pairs = readonly (readonly [number, number])[]

function frontOf(pairs: Pairs): Front {
  const attackers = [...new Set(pairs.map(([attacker]) => attacker))].sort()
  const defenders = [...new Set(pairs.map(([, defender]) => defender))].sort()
  return {
    attackers: attackers.map((piece) => ({
      pieces: [piece],
      enemies: pairs.filter(([attacker]) => attacker === piece).map(([, enemy]) => defenders.indexOf(enemy)),
    })),
    defenders: defenders.map((piece) => ({
      pieces: [piece],
      enemies: pairs.filter(([, defender]) => defender === piece).map(([enemy]) => attackers.indexOf(enemy)),
    })),
  }
}

/** Returns groups of the front by their names in the pairs. */
const named = (front: Front, star: Star): Star => ({
  attackers: star.attackers.map((group) => front.attackers[group].pieces[0]),
  defenders: star.defenders.map((group) => front.defenders[group].pieces[0]),
})

const without = (pairs: Pairs, star: Star): Pairs =>
  pairs.filter(
    ([attacker, defender]) => !star.attackers.includes(attacker) && !star.defenders.includes(defender),
  )

/** Returns all ways to engage every unit once, one group against one or more, as sets of pairs. */
function splits(pairs: Pairs): Pairs[] {
  const attackers = new Set(pairs.map(([attacker]) => attacker))
  const defenders = new Set(pairs.map(([, defender]) => defender))
  const found: Pairs[] = []
  for (let mask = 1; mask < 1 << pairs.length; mask++) {
    const chosen = pairs.filter((_, index) => (mask >> index) & 1)
    const times = (side: 0 | 1, name: number) => chosen.filter((pair) => pair[side] === name).length
    const covers =
      [...attackers].every((name) => times(0, name) > 0) && [...defenders].every((name) => times(1, name) > 0)
    if (
      covers &&
      chosen.every(([attacker, defender]) => times(0, attacker) === 1 || times(1, defender) === 1)
    )
      found.push(chosen)
  }
  return found
}

const clashesIn = (split: Pairs): number => {
  const ends = split.map(([attacker, defender]) =>
    split.filter(([other]) => other === attacker).length > 1 ? `a${attacker}` : `d${defender}`,
  )
  return new Set(ends).size
}

function randomPairs(rng: number[]): Pairs {
  const pairs: [number, number][] = []
  for (let attacker = 0; attacker < 4; attacker++)
    for (let defender = 0; defender < 4; defender++)
      if (pairs.length < 9 && nextBelow(rng, 5) < 2) pairs.push([attacker, defender])
  return pairs
}

test('an attack is offered exactly when it belongs to a split into as many clashes as possible', () => {
  for (let seed = 1; seed <= 150; seed++) {
    const pairs = randomPairs(seedRandom(seed))
    if (pairs.length === 0) continue
    const all = splits(pairs)
    const most = Math.max(...all.map(clashesIn))
    const best = all.filter((split) => clashesIn(split) === most)
    const wanted = pairs.filter((pair) => best.some((split) => split.includes(pair)))
    const front = frontOf(pairs)
    const offered = openings(front).map(([attacker, defender]) => [
      front.attackers[attacker].pieces[0],
      front.defenders[defender].pieces[0],
    ])
    expect(new Set(offered.map(String)), `seed ${seed}`).toEqual(new Set(wanted.map(String)))
  }
})

test('whatever is chosen, everybody is engaged once and the number of clashes is the largest', () => {
  for (let seed = 1; seed <= 400; seed++) {
    const rng = seedRandom(seed)
    let pairs = randomPairs(rng)
    const groups = new Set(pairs.flatMap(([attacker, defender]) => [`a${attacker}`, `d${defender}`]))
    const most = Math.max(0, ...splits(pairs).map(clashesIn))
    let clashes = 0
    const engaged: string[] = []
    while (pairs.length > 0) {
      const front = frontOf(pairs)
      const open = openings(front)
      const [attacker, defender] = open[nextBelow(rng, open.length)]
      let star = withForced(front, { attackers: [attacker], defenders: [defender] })
      for (;;) {
        const free = joiners(front, star)
        const more = [
          ...free.attackers.map((group) => ({ group, side: 0 })),
          ...free.defenders.map((group) => ({ group, side: 1 })),
        ]
        if (more.length === 0 || nextBelow(rng, 3) === 0) break
        const { group, side } = more[nextBelow(rng, more.length)]
        star = withForced(
          front,
          side === 0
            ? { ...star, attackers: [...star.attackers, group] }
            : { ...star, defenders: [...star.defenders, group] },
        )
      }
      const fought = named(front, star)
      expect(Math.min(fought.attackers.length, fought.defenders.length)).toBe(1)
      engaged.push(
        ...fought.attackers.map((name) => `a${name}`),
        ...fought.defenders.map((name) => `d${name}`),
      )
      pairs = without(pairs, fought)
      clashes += 1
    }
    expect(engaged.sort(), `seed ${seed}`).toEqual([...groups].sort())
    expect(clashes, `seed ${seed}`).toBe(most)
  }
})
