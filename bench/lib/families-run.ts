/** Plays families and returns their figures. */
import type { JuntaDef } from '../../engine/rulesets/junta/state'
import { bundledPack, gameIn } from './bundled'
import { playFamilies } from './families'
import { figuresOf, lineOf } from './families-figures'

export function runFamilies(
  scenario: string,
  firstSeed: number,
  count: number,
  tell: (line: string) => void,
): void {
  const def = gameIn(bundledPack('junta'), scenario) as JuntaDef
  const start = process.cpuUsage()
  const games = Array.from({ length: count }, (_, at) => playFamilies(def, firstSeed + at))
  const { user, system } = process.cpuUsage(start)
  const seconds = (user + system) / 1_000_000
  tell(
    `junta/${scenario}, ${count} games, seeds ${firstSeed} to ${firstSeed + count - 1}, ${(seconds / count).toFixed(2)} s of processor a game`,
  )
  for (const figure of figuresOf(games)) tell(lineOf(figure))
}
