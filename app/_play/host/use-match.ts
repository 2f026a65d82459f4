'use client'
import { useEffect, useState } from 'react'
import type { Match } from '../../../engine/match/port/match'
import type { GameDef } from '../../../engine/types'
import { atFirstWork } from '../../_ui/first-work'
import type { TableAsked, Where } from '../types'
import { hostGame } from './host'
import { fetchStore } from './lazy-store'

/** Milliseconds after which an untouched table prepares to save its game. */
const READY_AFTER_MS = 3000

type Opened = { readonly match: Match; readonly end: () => void }

/** The match at this table; undefined until it has begun. After its worker has died it restarts in the same state. */
export function useMatch(def: GameDef, asked: TableAsked, where: Where = 'page'): Match | undefined {
  const [match, setMatch] = useState<Match>()
  const { at, isWithoutStore } = asked
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once, when the game is opened; later ids are of the game played here
  useEffect(() => {
    let isWanted = true
    let end = () => {}
    const begin = async (now: TableAsked) => {
      const opened = await open(def, now, where, (again) => isWanted && void begin(again))
      if (!isWanted) return opened.end()
      end = opened.end
      setMatch(opened.match)
    }
    void begin(asked)
    return () => {
      isWanted = false
      end()
      setMatch(undefined)
    }
  }, [def, at, where, isWithoutStore])
  useEffect(() => match && tellOfLeaving(match), [match])
  return match
}

/** Also saves actions at the moment of leaving the page. */
function tellOfLeaving(match: Match): () => void {
  const tell = () => match.send({ type: 'leave' })
  window.addEventListener('pagehide', tell)
  document.addEventListener('visibilitychange', tell)
  return () => {
    window.removeEventListener('pagehide', tell)
    document.removeEventListener('visibilitychange', tell)
  }
}

const open = (
  def: GameDef,
  asked: TableAsked,
  where: Where,
  onDead: (again: TableAsked) => void,
): Promise<Opened> =>
  where === 'worker'
    ? import('./open-beside')
        .then(({ openBeside }) => openBeside(asked, onDead))
        .catch(() => openHere(def, asked))
    : openHere(def, asked)

async function openHere(def: GameDef, asked: TableAsked): Promise<Opened> {
  const { match, begin, work, end } = await hostGame(def, asked)
  begin()
  const prepare = () => void fetchStore().catch(() => {})
  const timer = setTimeout(prepare, READY_AFTER_MS)
  const leave = atFirstWork(() => {
    prepare()
    work()
  })
  return {
    match,
    end: () => {
      clearTimeout(timer)
      leave()
      end()
    },
  }
}
