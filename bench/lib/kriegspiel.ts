/** The bundled Kriegspiel pack for measuring, and positions as random play makes them. */
import '../../engine/rulesets/all'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { randomBot } from '../../engine/bots/random'
import { compile, crossCheck } from '../../engine/compile'
import { play, setup } from '../../engine/game'
import type { KriegspielDef, KriegspielState } from '../../engine/rulesets/kriegspiel/state'
import { checkPack } from '../../schemas/check'

/** From the bundle in bench/results/build. */
const ROOT = fileURLToPath(new URL('../../../content/kriegspiel', import.meta.url))

/** The first scenario: the usual opening, both armies on the board. */
export function kriegspielGame(): KriegspielDef {
  const names = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.yaml'),
  )
  const files = Object.fromEntries(names.map((name) => [name, readFileSync(`${ROOT}/${name}`, 'utf8')]))
  const { pack, diagnostics } = checkPack(files, crossCheck)
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  if (!pack || errors.length > 0) throw new Error(`the pack has errors: ${JSON.stringify(errors[0])}`)
  const made = compile(pack, Object.values(pack.scenarios)[0].id)
  if (!made.ok) throw new Error(`the pack does not compile: ${made.error[0].code}`)
  return made.value as KriegspielDef
}

/** States taken from random games, one every forty actions. */
export function kriegspielPositions(def: KriegspielDef, wanted: number): KriegspielState[] {
  const found: KriegspielState[] = []
  for (let seed = 1; found.length < wanted; seed++) {
    const game = play(def, setup(def, { seed }))
    const bot = randomBot(seed)
    for (let actions = 1; found.length < wanted; actions++) {
      const [decision] = game.decisions()
      if (!decision) break
      game.act(decision.seat, bot(decision).action)
      if (actions % 40 === 0) found.push(structuredClone(game.state) as KriegspielState)
    }
  }
  return found
}
