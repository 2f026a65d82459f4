'use client'
import { useLocale, useTranslations } from 'next-intl'
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import type { SavedGame } from '../../../engine/match/saved/saved-game'
import { branchesOf } from '../../_play/compare/branches-of'
import { browserStore, type GameStore } from '../../_play/host/game-store'
import { pageSync } from '../../_play/host/sync-runner'
import { saveJson } from '../../_play/save-file'
import { GameTexts, type PageTexts } from '../../_text/game-texts'
import { merged as mergedTexts } from '../../_text/merged-texts'
import { Button } from '../../_ui/button'
import { spared } from '../../_ui/spared'
import home from '../home.module.css'
import { DeletedRow, GameRow } from './game-row'
import styles from './games.module.css'
import { GAMES_COOKIE, MOST_ROWS } from './games-size'
import type { Deleted, Listed } from './listed'
import { rulesetsOf } from './shown-game'

const TEXTS: PageTexts = {
  en: () => mergedTexts([import('./text/en.json'), import('../../../engine/text/en.json')]),
  it: () => mergedTexts([import('./text/it.json'), import('../../../engine/text/it.json')]),
}

/** The games of this browser, the last played one first; empty without any. */
export default function GamesUnderWay() {
  const store = useMemo(browserStore, [])
  const { games, unreadable, setDeleted, reload } = useGames(store)
  const rulesets = rulesetsOf(games?.map(({ game }) => game) ?? [])
  useRoomKept(games)
  if (!games || games.length + unreadable.length === 0) return null
  return (
    <GameTexts rulesets={rulesets} more={TEXTS} wait={<div className={styles.wait} />}>
      <List {...{ store, games, unreadable, setDeleted, reload }} />
    </GameTexts>
  )
}

const CompareDialog = lazy(spared(() => import('../../_play/compare/compare-dialog')))

type ListProps = {
  readonly store: GameStore
  readonly games: readonly Listed[]
  readonly unreadable: readonly unknown[]
  readonly setDeleted: (id: string, deleted: Deleted | undefined) => void
  readonly reload: () => Promise<void>
}

function List({ games, unreadable, ...props }: ListProps) {
  const t = useTranslations('games')
  const [isWhole, setWhole] = useState(false)
  const [failed, setFailed] = useState(false)
  const [compared, setCompared] = useState<string>()
  const language = useLocale()
  const kept = games.flatMap(({ game, restore }) => (restore ? [] : [game]))
  const on = games.filter(({ game }) => game.status === 'on')
  const others = games.filter(({ game }) => game.status !== 'on')
  const shown = isWhole ? on : on.slice(0, MOST_ROWS)
  const rows = (listed: readonly Listed[]) => (
    <ul className={styles.games}>
      {listed.map((one) =>
        one.restore ? (
          <DeletedRow key={one.game.id} {...props} {...one} />
        ) : (
          <GameRow
            key={one.game.id}
            {...props}
            game={one.game}
            onFailed={setFailed}
            onCompare={branchesOf(kept, one.game).length > 0 ? () => setCompared(one.game.id) : undefined}
          />
        ),
      )}
    </ul>
  )
  return (
    <section className={home.section} aria-labelledby="games" data-games={games.length}>
      <div className={home.sectionHead}>
        <h2 id="games">{t('title')}</h2>
      </div>
      {shown.length > 0 && rows(shown)}
      {shown.length < on.length && (
        <Button small look="quiet" className={styles.all} onClick={() => setWhole(true)}>
          {t('all', { count: on.length - shown.length })}
        </Button>
      )}
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>{t('more', { count: others.length })}</summary>
          {rows(others)}
        </details>
      )}
      {unreadable.length > 0 && (
        <p className={styles.unreadable} data-unreadable={unreadable.length}>
          {t('unreadable', { count: unreadable.length })}
          <Button small onClick={() => saveJson('games', unreadable)}>
            {t('saveThem')}
          </Button>
        </p>
      )}
      {compared && (
        <Suspense>
          <CompareDialog id={compared} language={language} onClose={() => setCompared(undefined)} />
        </Suspense>
      )}
      <p role="status" className={`${home.notice} ${home.news}`} data-bad={failed}>
        {failed && t('failed')}
      </p>
    </section>
  )
}

/** Reads the games again whenever the user returns, because another tab may have continued one. */
function useGames(store: GameStore) {
  const [games, setGames] = useState<readonly SavedGame[]>()
  const [unreadable, setUnreadable] = useState<readonly unknown[]>([])
  const [deleted, setAllDeleted] = useState<Readonly<Record<string, Deleted>>>({})
  const read = useCallback(async () => {
    setUnreadable(await store.unreadable().catch(() => []))
    setGames(await store.list().catch(() => []))
  }, [store])
  /** Also informs the server after an action. */
  const reload = useCallback(async () => {
    await read()
    pageSync().nudge()
  }, [read])
  useEffect(() => {
    void reload()
    const leave = pageSync().subscribe(() => void read())
    const back = () => document.visibilityState === 'visible' && void reload()
    document.addEventListener('visibilitychange', back)
    window.addEventListener('pageshow', back)
    return () => {
      leave()
      document.removeEventListener('visibilitychange', back)
      window.removeEventListener('pageshow', back)
    }
  }, [reload, read])
  const setDeleted = useCallback((id: string, gone: Deleted | undefined) => {
    setAllDeleted(({ [id]: _, ...rest }) => (gone ? { ...rest, [id]: gone } : rest))
  }, [])
  const all = useMemo(() => games && merged(games, Object.values(deleted)), [games, deleted])
  return { games: all, unreadable, setDeleted, reload }
}

const merged = (games: readonly SavedGame[], deleted: readonly Deleted[]): Listed[] =>
  [
    ...games.flatMap((game) => (deleted.some((one) => one.game.id === game.id) ? [] : [{ game }])),
    ...deleted,
  ].sort((one, other) => other.game.updated - one.game.updated)

const A_YEAR = 365 * 24 * 60 * 60

/** Stores the length of the list, so that the next visit reserves its space. */
function useRoomKept(games: readonly Listed[] | undefined): void {
  const rows = games && Math.min(MOST_ROWS, games.filter(({ game }) => game.status === 'on').length)
  useEffect(() => {
    if (rows === undefined) return
    // biome-ignore lint/suspicious/noDocumentCookie: the CookieStore interface is not in every browser yet
    document.cookie = `${GAMES_COOKIE}=${rows}; path=/; max-age=${rows > 0 ? A_YEAR : 0}; samesite=lax`
  }, [rows])
}
