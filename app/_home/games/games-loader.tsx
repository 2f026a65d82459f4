'use client'
import { type ComponentType, useEffect, useState } from 'react'
import type { GameList } from '../../../schemas/api'
import { hasStore } from '../../_play/host/games-database'
import styles from './games-loader.module.css'

/** Current games, loaded after hydration and only if there are any: their list is as large as the rest of the page. */
export function GamesLoader({ rows }: { readonly rows: number }) {
  const [List, setList] = useState<ComponentType>()
  useEffect(() => {
    let isWanted = true
    void mayHaveGames().then(async (may) => {
      if (!may) return
      const { default: Games } = await import('./games-under-way')
      if (isWanted) setList(() => Games)
    })
    return () => {
      isWanted = false
    }
  }, [])
  if (List) return <List />
  return rows > 0 ? <div className={styles.room} style={{ '--rows': rows } as object} /> : null
}

async function mayHaveGames(): Promise<boolean> {
  return (await hasStore()) || (await hasOnSite())
}

/** Whether games from another browser exist on the server. */
async function hasOnSite(): Promise<boolean> {
  try {
    const { games } = (await (await fetch('/api/games')).json()) as GameList
    return games.some(({ deleted }) => !deleted)
  } catch {
    return false
  }
}
