'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import {
  LONGEST_GAME_NAME,
  type SavedGame,
  type SavedSummary,
  stepsOfSaved,
} from '../../../engine/match/saved/saved-game'
import type { SeatText } from '../../../engine/seat-text'
import type { RawPack } from '../../../engine/types'
import type { NameOf } from '../../_board/types'
import { pictureOf } from '../../_picture/small-picture'
import { gameAddress } from '../../_play/game-address'
import type { GameStore } from '../../_play/host/game-store'
import { packNames } from '../../_play/pack-names'
import { newId } from '../../_shell/new-id'
import { useTheme } from '../../_shell/use-theme'
import { inLanguage } from '../../_text/in-language'
import { plainName } from '../../_text/plain-name'
import { useAgo } from '../../_text/use-ago'
import { useFormat } from '../../_text/use-say'
import { Button } from '../../_ui/button'
import { Columns2, Copy, Pencil, Trash2 } from '../../_ui/icons'
import { Link } from '../../_ui/link'
import { ShortText } from '../../_ui/short-text'
import { copyGame, deleteGame, renameGame } from './game-acts'
import styles from './games.module.css'
import type { Deleted } from './listed'
import { type ShownGame, shownGame } from './shown-game'

type Props = {
  readonly store: GameStore
  readonly game: SavedGame
  /** Compares it with another game of the same beginning; undefined if there is none. */
  readonly onCompare?: () => void
  readonly setDeleted: (id: string, deleted: Deleted | undefined) => void
  readonly reload: () => Promise<void>
}

/** Milliseconds to restore a deleted game; longer while the user is at the button. */
const UNDO_MS = 12_000

/** One game: a picture of its map, its state, and its actions. */
export function GameRow({ onFailed, ...props }: Props & { readonly onFailed: (failed: boolean) => void }) {
  const { store, game, onCompare, setDeleted, reload } = props
  const t = useTranslations('games')
  const content = useContent(store, game)
  const name = useGameName(game, content)
  const [isNaming, setNaming] = useState(false)
  const pencil = useRef<HTMLButtonElement>(null)
  const run = (work: Promise<unknown>) =>
    work.then(reload).then(
      () => onFailed(false),
      () => onFailed(true),
    )
  const remove = () =>
    run(deleteGame(store, game).then((restore) => setDeleted(game.id, { game, name, restore })))
  const named = (wish: string | undefined) => {
    setNaming(false)
    if (wish !== undefined) void run(renameGame(store, game.id, wish))
    setTimeout(() => pencil.current?.focus())
  }
  return (
    <li className={styles.game} data-game={game.id}>
      <Picture game={game} content={content} />
      <div className={styles.text}>
        {isNaming ? (
          <NameForm name={name} onDone={named} />
        ) : (
          <Link href={gameAddress(game.at, game.record.scenario, game.id)} title={name}>
            <bdi>{name}</bdi>
          </Link>
        )}
        <Stand game={game} content={content} name={name} />
      </div>
      {!isNaming && (
        <div className={styles.buttons}>
          <Button
            ref={pencil}
            small
            look="quiet"
            icon={<Pencil size={15} aria-hidden />}
            onClick={() => setNaming(true)}
          >
            {t('rename')}
          </Button>
          <Button
            small
            look="quiet"
            icon={<Copy size={15} aria-hidden />}
            onClick={() => run(copyGame(store, game, newId(), t('copyName', { name })))}
          >
            {t('copy')}
          </Button>
          {onCompare && (
            <Button
              small
              look="quiet"
              icon={<Columns2 size={15} aria-hidden />}
              onClick={onCompare}
              data-compare
            >
              {t('compare')}
            </Button>
          )}
          <Button small look="quiet" icon={<Trash2 size={15} aria-hidden />} onClick={remove}>
            {t('delete')}
          </Button>
        </div>
      )}
    </li>
  )
}

/** Replaces a deleted game for some seconds. */
export function DeletedRow({ game, name, restore, setDeleted, reload }: Props & Deleted) {
  const t = useTranslations('games')
  const row = useRef<HTMLLIElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    button.current?.focus()
    const later = setInterval(() => {
      if (!row.current?.matches(':focus-within:has(:focus-visible), :hover')) setDeleted(game.id, undefined)
    }, UNDO_MS)
    return () => clearInterval(later)
  }, [game.id, setDeleted])
  const undo = async () => {
    await restore()
    setDeleted(game.id, undefined)
    await reload()
  }
  return (
    <li ref={row} className={styles.deleted}>
      <span role="status">{t('deleted', { name })}</span>
      <Button ref={button} small onClick={() => void undo()} data-undo-delete>
        {t('undo')}
      </Button>
    </li>
  )
}

function NameForm({ name, onDone }: { name: string; onDone: (wish: string | undefined) => void }) {
  const t = useTranslations('games')
  return (
    <ShortText
      className={styles.naming}
      label={t('newName')}
      value={name}
      longest={LONGEST_GAME_NAME}
      save={t('save')}
      cancel={t('cancel')}
      onDone={onDone}
    />
  )
}

/** Pack or scenario, turn and step, the player to move, and the time. */
function Stand({ game, content, name }: { game: SavedGame; content: RawPack | undefined; name: string }) {
  const t = useTranslations('games')
  const ago = useAgo()
  const nameOf = usePackWords(content)
  const { summary } = useShown(game)
  const round = useRound(summary, nameOf)
  const { status, updated, from, campaign } = game
  const step = stepsOfSaved(game)
  const usual = useUsualName(game, content)
  const who = summary?.asked.flatMap((seat) => named(seat, nameOf) ?? []).join(', ')
  const winner = summary?.winner && named(summary.winner, nameOf)
  const told = [
    usual !== name && usual,
    campaign &&
      t('campaign', { name: nameOf('campaigns', campaign.campaign), number: campaign.played.length + 1 }),
    round === undefined ? t('step', { step }) : t('stands', { round, step }),
    status !== 'over' && who && t('asked', { who }),
    status === 'over' && summary && !summary.winner && t('drawn'),
    status === 'over' && winner && t('won', { who: winner }),
    status === 'aside' && t('aside'),
    ago(updated),
    from && t('branch'),
  ].filter(Boolean)
  return <small>{told.join(' · ')}</small>
}

/** The name of a seat; undefined if its pack is not available. */
function named({ section, id }: SeatText, nameOf: NameOf): string | undefined {
  const name = nameOf(section, id)
  return name === id ? undefined : name
}

/** The round in words; undefined if it has no text. */
function useRound(summary: SavedSummary | undefined, nameOf: NameOf): string | undefined {
  const format = useFormat(nameOf)
  try {
    return summary && format(summary.round)
  } catch {
    return undefined
  }
}

function useShown(game: SavedGame): ShownGame {
  const t = useTranslations()
  return shownGame(game, (key) => t.has(key))
}

function Picture({ game, content }: { game: SavedGame; content: RawPack | undefined }) {
  const theme = useTheme()
  const [address, setAddress] = useState('')
  const { scenario } = game.record
  useEffect(() => {
    let isWanted = true
    if (content) void pictureOf(content, scenario, theme).then((made) => isWanted && setAddress(made))
    return () => {
      isWanted = false
    }
  }, [content, scenario, theme])
  return (
    <div className={styles.picture}>
      {/* biome-ignore lint/performance/noImgElement: a drawing, which nothing resizes */}
      {address && <img src={address} alt="" />}
    </div>
  )
}

/** The pack stored with a game; undefined for games from before packs were stored. */
function useContent(store: GameStore, { record }: SavedGame): RawPack | undefined {
  const [content, setContent] = useState<RawPack>()
  const { digest } = record.pack
  useEffect(() => {
    let isWanted = true
    store.content(digest).then(
      (found) => isWanted && setContent((before) => found ?? before),
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [store, digest])
  return content
}

function usePackWords(content: RawPack | undefined): NameOf {
  const language = useLocale()
  return packNames(content ?? { texts: {} }, language)
}

function useGameName(game: SavedGame, content: RawPack | undefined): string {
  const usual = useUsualName(game, content)
  return useShown(game).name ?? usual
}

function useUsualName({ record }: SavedGame, content: RawPack | undefined): string {
  const t = useTranslations('games')
  const language = useLocale()
  const nameOf = usePackWords(content)
  const ofPack = content?.manifest.name
  const pack = ofPack ? inLanguage(ofPack, language) : plainName(record.pack.id)
  return t('name', { pack, scenario: nameOf('scenarios', record.scenario) })
}
