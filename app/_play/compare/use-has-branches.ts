'use client'
import { useEffect, useState } from 'react'
import { browserStore } from '../host/game-store'
import { branchesOf } from './branches-of'

/** Whether another saved game has the same beginning; checked again if `step` changes. */
export function useHasBranches(id: string | undefined, step: number): boolean {
  const [has, setHas] = useState(false)
  useEffect(() => {
    let isWanted = true
    void step
    const find = async () => {
      const games = await browserStore().list()
      const game = games.find((one) => one.id === id)
      return game !== undefined && branchesOf(games, game).length > 0
    }
    find().then(
      (found) => isWanted && setHas(found),
      () => isWanted && setHas(false),
    )
    return () => {
      isWanted = false
    }
  }, [id, step])
  return has
}
