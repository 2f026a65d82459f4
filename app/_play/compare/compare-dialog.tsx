'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useId, useMemo, useState } from 'react'
import { type SavedGame, stepsOfSaved } from '../../../engine/match/saved/saved-game'
import type { RawPack } from '../../../engine/types'
import { GameTexts, type PageTexts } from '../../_text/game-texts'
import { plainName } from '../../_text/plain-name'
import { useAgo } from '../../_text/use-ago'
import { Button } from '../../_ui/button'
import { Dialog } from '../../_ui/dialog'
import { browserStore } from '../host/game-store'
import { packNames } from '../pack-names'
import { branchesOf } from './branches-of'
import styles from './compare.module.css'
import { type OpenedPair, openPair } from './open-pair'
import { SideBySide } from './side-by-side'

const TEXTS: PageTexts = {
  en: () =>
    all(import('./text/en.json'), import('../../_text/en.json'), import('../../../engine/text/en.json')),
  it: () =>
    all(import('./text/it.json'), import('../../_text/it.json'), import('../../../engine/text/it.json')),
}
async function all(
  own: Promise<{ readonly default: object }>,
  page: Promise<{ readonly default: { readonly board: object } }>,
  engine: Promise<{ readonly default: object }>,
) {
  const { board } = (await page).default
  return { default: { ...(await own).default, ...(await engine).default, board } }
}

type Props = {
  /** The id of a saved game. */
  readonly id: string
  readonly language: string
  /** The pack of the game, if it is available. */
  readonly pack?: RawPack
  readonly onClose: () => void
}

type Laid = { readonly game: SavedGame; readonly others: readonly SavedGame[]; readonly pack: RawPack }

/** Compares a saved game with one that began the same way. */
export default function CompareDialog(props: Props) {
  const laid = useLaid(props)
  const rulesets = useMemo(() => (laid && 'pack' in laid ? [laid.pack.manifest.ruleset] : []), [laid])
  return (
    <GameTexts rulesets={rulesets} more={TEXTS} wait={null}>
      <Compare {...props} laid={laid} />
    </GameTexts>
  )
}

/** Loads the comparison when the dialog opens; null if there is nothing to compare. */
function useLaid({ id, pack }: Props): Laid | null | undefined {
  const [laid, setLaid] = useState<Laid | null>()
  useEffect(() => {
    let isWanted = true
    void layOut(id, pack).then(
      (found) => isWanted && setLaid(found ?? null),
      () => isWanted && setLaid(null),
    )
    return () => {
      isWanted = false
    }
  }, [id, pack])
  return laid
}

async function layOut(id: string, atHand: RawPack | undefined): Promise<Laid | undefined> {
  const store = browserStore()
  const games = await store.list()
  const game = games.find((one) => one.id === id)
  if (!game) return undefined
  const { digest } = game.record.pack
  const pack = atHand?.digest === digest ? atHand : await store.content(digest)
  const others = branchesOf(games, game)
  return pack && others.length > 0 ? { game, others, pack } : undefined
}

function Compare({ laid, language, onClose }: Props & { readonly laid: Laid | null | undefined }) {
  const t = useTranslations('compare')
  return (
    <Dialog title={t('title')} full onClose={onClose} testId="compare">
      {laid ? (
        <Chosen {...laid} language={language} />
      ) : (
        <p role="status">{t(laid === null ? 'none' : 'wait')}</p>
      )}
      <Button className={styles.close} onClick={onClose}>
        {t('close')}
      </Button>
    </Dialog>
  )
}

/** Lets the user choose the game to compare with. */
function Chosen({ game, others, pack, language }: Laid & { readonly language: string }) {
  const t = useTranslations('compare')
  const ago = useAgo()
  const select = useId()
  const [chosen, setChosen] = useState(others[0].id)
  const other = others.find(({ id }) => id === chosen) ?? others[0]
  const nameOf = packNames(pack, language)
  const called = (one: SavedGame) =>
    t('game', {
      name: typeof one.name === 'string' ? plainName(one.name) : nameOf('scenarios', one.record.scenario),
      steps: stepsOfSaved(one),
      when: ago(one.updated),
    })
  const pair = usePair(pack, game, other)
  return (
    <>
      {others.length > 1 && (
        <p className={styles.with}>
          <label htmlFor={select}>{t('with')}</label>
          <select id={select} value={chosen} onChange={({ target }) => setChosen(target.value)}>
            {others.map((one) => (
              <option key={one.id} value={one.id}>
                {called(one)}
              </option>
            ))}
          </select>
        </p>
      )}
      {pair ? (
        <SideBySide key={other.id} pair={pair} names={[called(game), called(other)]} language={language} />
      ) : (
        <p role="status">{t(pair === null ? 'none' : 'wait')}</p>
      )}
    </>
  )
}

/** Replays both games, after the page has shown that it is loading. */
function usePair(pack: RawPack, one: SavedGame, other: SavedGame): OpenedPair | null | undefined {
  const [opened, setOpened] = useState<{ readonly of: string; readonly pair: OpenedPair | null }>()
  const of = `${one.id} ${other.id}`
  useEffect(() => {
    const later = setTimeout(() => {
      void openPair(pack, one, other).then(
        (pair) => setOpened({ of, pair: pair ?? null }),
        () => setOpened({ of, pair: null }),
      )
    })
    return () => clearTimeout(later)
  }, [pack, one, other, of])
  return opened?.of === of ? opened.pair : undefined
}
