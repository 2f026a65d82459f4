import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crossCheck } from '../../engine/compile'
import { compile } from '../../engine/game'
import type { GameDef, RawPack } from '../../engine/types'
import { checkPack } from '../../schemas/check'
import { LocalGame } from './local-game'

const ROOT = 'content/corteo'

export function corteoPack(): RawPack {
  const paths = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.yaml'),
  )
  const files = Object.fromEntries(paths.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]))
  const { pack } = checkPack(files, crossCheck)
  if (!pack) throw new Error('the bundled pack cannot be read')
  return pack
}

export function corteo(): GameDef {
  const game = compile(corteoPack(), 'base')
  if (!game.ok) throw new Error(JSON.stringify(game.error))
  return game.value
}

/** Plays a person's game at random up to its first movement phase. */
export function inMovement(def: GameDef, seed = 3): LocalGame {
  const game = new LocalGame(def, { seed })
  for (let guard = 0; game.view().decision?.phase !== 'movement'; guard++) {
    if (guard > 20) throw new Error('the set-up does not end')
    game.chooseForMe(true)
  }
  return game
}
