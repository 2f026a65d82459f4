/** Opens a table: the game that was kept or a new one, its bots' time and its keeper, all on this side of the port. No React. */

import { LocalMatch } from '../../../engine/match/local-match'
import type { Kept } from '../../../engine/match/match'
import type { GameDef } from '../../../engine/types'
import { newId } from '../../_shell/new-id'
import type { TableAsked } from '../types'
import { browserTimers, runBots } from './bot-clock'
import { GameKeeper, type KeeperPorts } from './game-keeper'
import { browserStore } from './game-store'
import { controlsOf, type Resumed, resumedAt } from './kept-game'
import { newSeed } from './seeds'

/** A store that does not answer must not keep anybody from playing; in milliseconds. */
const PATIENCE_MS = 2000

/** A match with what makes it go on: bots act and the game is kept from `begin` to `end`. */
export type Host = { readonly match: LocalMatch; readonly begin: () => void; readonly end: () => void }

const ports = (): KeeperPorts => ({
  store: browserStore(),
  newId,
  now: () => Date.now(),
  ...browserTimers,
})

/** Goes on with the game that was kept, if there is one. */
export async function hostGame(def: GameDef, asked: TableAsked, using = ports()): Promise<Host> {
  const found = await keptGame(def, asked, using)
  const resumed: Resumed = asked.isDraftAtWork && found.type === 'unfit' ? { type: 'new' } : found
  const match = matchOf(def, asked, resumed)
  const keeper = new GameKeeper(match, asked.at, using, resumed.type === 'resumed' ? resumed.kept : undefined)
  match.keptBy({
    kept: () => keptNow(match, keeper, resumed),
    unfit: resumed.type === 'unfit' ? resumed.unfit.kept.record : undefined,
    flush: () => void keeper.flush(),
  })
  keeper.subscribe(() => match.changed())
  let stopBots = () => {}
  return {
    match,
    begin: () => {
      keeper.begin()
      stopBots = runBots(match)
    },
    end: () => {
      stopBots()
      void keeper.end()
    },
  }
}

function keptGame(def: GameDef, { at, game, seed }: TableAsked, { store }: KeeperPorts): Promise<Resumed> {
  const patience = new Promise<Resumed>((answer) => setTimeout(answer, PATIENCE_MS, { type: 'new' }))
  const found = store.list().then(
    (games) => resumedAt(def, games, { at, id: game, seed }),
    (): Resumed => ({ type: 'new' }),
  )
  return Promise.race([found, patience])
}

function matchOf(def: GameDef, { seed, seats }: TableAsked, resumed: Resumed): LocalMatch {
  if (resumed.type !== 'resumed')
    return new LocalMatch(def, { seed: seed ?? newSeed(), controls: seats, newSeed })
  const { session, kept } = resumed
  return new LocalMatch(def, { seed: session.seed, controls: controlsOf(def, kept), session, newSeed })
}

function keptNow(match: LocalMatch, keeper: GameKeeper, resumed: Resumed): Kept {
  const { type } = resumed
  const { updated, record } = type === 'resumed' ? resumed.kept : { updated: 0, record: undefined }
  const goesOn = type === 'resumed' && !hasPersonActed(match, resumed)
  return {
    state: keeper.state(),
    id: keeper.keptId,
    resumed: goesOn ? { updated, steps: record?.actions.length ?? 0 } : undefined,
    unfit:
      type === 'unfit' ? { updated: resumed.unfit.kept.updated, because: resumed.unfit.because } : undefined,
  }
}

/** Since the game was resumed; it may also be another game by now. */
function hasPersonActed({ session, controls }: LocalMatch, resumed: Resumed & { type: 'resumed' }): boolean {
  if (session.start !== resumed.session.start) return true
  const { last } = session
  if (last === resumed.session.last) return false
  return last === undefined || controls[last.seat] === 'human'
}
