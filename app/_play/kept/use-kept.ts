'use client'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { GameDef } from '../../../engine/types'
import { newId } from '../../_shell/new-id'
import type { PlayGame } from '../model/play-game'
import { GameKeeper, type KeeperPorts, type Keeping } from './game-keeper'
import { browserStore } from './game-store'
import { type Asked, type Resumed, resumedAt } from './kept-game'

/** A store that does not answer must not keep anybody from playing; in milliseconds. */
const PATIENCE_MS = 2000

const ports: KeeperPorts = {
  store: browserStore(),
  newId,
  now: () => Date.now(),
  later: (act, ms) => setTimeout(act, ms),
  forget: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
}

/** The kept game to go on with at this table; undefined until the store has answered. */
export function useResumed(def: GameDef, asked: Asked): Resumed | undefined {
  const [resumed, setResumed] = useState<Resumed>()
  const { at, id, seed } = asked
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once, when the table is laid; later ids are of the game played here
  useEffect(() => {
    let isWanted = true
    const answer = (found: Resumed) => {
      if (isWanted) setResumed(found)
      isWanted = false
    }
    const timer = setTimeout(() => answer({ type: 'new' }), PATIENCE_MS)
    ports.store.list().then(
      (games) => answer(resumedAt(def, games, { at, id, seed })),
      () => answer({ type: 'new' }),
    )
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [def, at])
  return resumed
}

/** Keeps a game as it is played; also what was done in the moment in which the page is left. */
export function useKeeping(
  game: PlayGame,
  at: string,
  resumed: Resumed,
  onKept?: (id: string) => void,
): Keeping {
  const [keeper] = useState(
    () => new GameKeeper(game, at, ports, resumed.type === 'resumed' ? resumed.kept : undefined),
  )
  const keeping = useSyncExternalStore(keeper.subscribe, keeper.state, keeper.state)
  useEffect(() => {
    const tell = () => {
      if (keeper.keptId !== undefined) onKept?.(keeper.keptId)
    }
    const leave = keeper.subscribe(tell)
    tell()
    return () => void leave()
  }, [keeper, onKept])
  useEffect(() => {
    const flush = () => void keeper.flush()
    keeper.begin()
    window.addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
      void keeper.end()
    }
  }, [keeper])
  return keeping
}
