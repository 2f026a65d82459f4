'use client'
import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { Grid } from '../../../../engine/geometry/grid'
import { withTexts } from '../../../_text/with-texts'
import { Button } from '../../../_ui/button'
import { Frame, MapPin, MousePointer2, PenTool, Scissors } from '../../../_ui/icons'
import { useFocusWithin } from '../../../_ui/use-focus-within'
import { LAZY_MESSAGES } from '../../lazy-messages'
import type { OnBoard } from '../../objects/panel/on-board'
import { useNameOf, useSession, useSessionState, useWords } from '../../studio-context'
import { MODES, type Mode } from '../controller/gestures'
import { outlinesOf, takeOutlines } from '../controller/load'
import type { Outlines } from '../controller/outline-controller'
import { boxOf } from '../model/geometry'
import type { AreaSheet } from '../model/sheet'
import { AreaForm } from './area-form'
import styles from './areas.module.css'
import { GroundChoice } from './ground-choice'
import { drawnOf, outlineOverlay } from './paint-outlines'
import { usePointer } from './use-pointer'

type Props = {
  readonly grid: Grid
  /** Passes the outlines for the board while this panel is open. */
  readonly onDrawn: (drawn: readonly OnBoard[]) => void
  readonly onReveal: (cells: readonly number[]) => void
}

const ICONS = { choose: MousePointer2, draw: PenTool, node: MapPin, cut: Scissors, frame: Frame }

/** The outlines of a map of areas: the mode, the unfinished path, and the fields and corners of the selected area. */
function OutlinesOfAreas({ grid, onDrawn, onReveal }: Props) {
  const t = useTranslations('outlines')
  const words = useWords()
  const hand = useHand()
  const focus = useFocusWithin(penIn)
  usePointer(hand, focus.ref)
  useDrawn(hand, onDrawn)
  const { chosen, said, mode } = hand
  return (
    <section {...focus} className={styles.panel} aria-label={t('title')} data-testid="outlines">
      <fieldset className={styles.modes}>
        <legend className={styles.title}>{t('title')}</legend>
        {MODES.map((id) => (
          <ModeButton key={id} hand={hand} id={id} />
        ))}
      </fieldset>
      <p
        className={styles.said}
        role="status"
        data-refused={hand.isRefused || undefined}
        data-testid="outline-said"
      >
        {said ? words(said) : t(`hints.${mode}`)}
      </p>
      <Making hand={hand} />
      {chosen ? (
        <AreaForm
          key={chosen.id}
          hand={hand}
          area={chosen}
          onReveal={() => onReveal([grid.indexOf(chosen.id)].filter((cell) => cell >= 0))}
        />
      ) : (
        <>
          <Links hand={hand} />
          <Areas hand={hand} />
        </>
      )}
    </section>
  )
}

/** Receives the focus after an outline is closed, so that the next corner can follow. */
const penIn = (panel: HTMLElement) => panel.querySelector<HTMLElement>('[data-testid="pen"]')

function ModeButton({ hand, id }: { readonly hand: Outlines; readonly id: Mode }) {
  const t = useTranslations('outlines')
  const Icon = ICONS[id]
  return (
    <button
      type="button"
      aria-pressed={hand.mode === id}
      onClick={() => hand.use(id)}
      data-testid={`outline-${id}`}
    >
      <Icon size={15} aria-hidden="true" />
      {t(`modes.${id}`)}
    </button>
  )
}

/** The settings of a new area, and the keyboard pen. */
function Making({ hand }: { readonly hand: Outlines }) {
  const t = useTranslations('outlines')
  const { mode, path } = hand
  if (mode === 'choose') return null
  const hasGround = mode === 'draw' || mode === 'node'
  return (
    <div className={styles.part}>
      {hasGround && (
        <GroundChoice value={hand.terrain} onChange={(terrain) => hand.take(terrain)} testId="area-ground" />
      )}
      {mode === 'draw' && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={hand.isFollowing}
            onChange={({ target }) => hand.follow(target.checked)}
          />
          {t('follow')}
        </label>
      )}
      <PenButton hand={hand} />
      <div className={styles.actions}>
        {mode === 'draw' && (
          <Button
            small
            look="main"
            disabled={path.length < 3}
            onClick={() => hand.finish()}
            data-testid="close-outline"
          >
            {t('close')}
          </Button>
        )}
        {mode !== 'node' && (
          <Button small disabled={path.length === 0} onClick={() => hand.takeBack()}>
            {t('takeBack')}
          </Button>
        )}
      </div>
    </div>
  )
}

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** The pen for users without a pointer. */
function PenButton({ hand }: { readonly hand: Outlines }) {
  const t = useTranslations('outlines')
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const way = WAYS[event.key]
    const far = event.shiftKey ? 10 : 1
    if (way) hand.movePen(way[0] * far, way[1] * far)
    else if (event.key === 'Enter') {
      if (!hand.pointer) hand.movePen(0, 0)
      hand.put(hand.snap())
    } else if (event.key === 'Backspace') hand.takeBack()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <button type="button" className={styles.pen} onKeyDown={onKeyDown} data-testid="pen">
      <PenTool size={15} aria-hidden="true" />
      {t('pen')}
    </button>
  )
}

/** All areas, to be selected without a pointer. */
function Areas({ hand }: { readonly hand: Outlines }) {
  const t = useTranslations('outlines')
  const nameOf = useNameOf()
  const { areas } = hand.sheet
  return (
    <div className={styles.part}>
      <h2 className={styles.title}>{t('areas', { count: areas.length })}</h2>
      {areas.length === 0 && hand.isReadable && <p className={styles.hint}>{t('none')}</p>}
      <ul className={styles.areas}>
        {areas.map(({ id, terrain = '' }) => (
          <li key={id}>
            <button type="button" onClick={() => hand.choose(id)} data-area={id}>
              {nameOf('areas', id)}
              <span>{nameOf('terrain', terrain)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Links all areas that share a border, so that they are neighbours in the game. */
function Links({ hand }: { readonly hand: Outlines }) {
  const t = useTranslations('outlines')
  const nameOf = useNameOf()
  const { edges } = useSession().files.look
  const [wanted, setWanted] = useState('')
  const type = edges.find(({ id }) => id === wanted)?.id ?? edges[0]?.id
  if (type === undefined || hand.sheet.areas.length < 2) return null
  return (
    <div className={styles.join}>
      <label className={styles.field}>
        {t('link')}
        <select value={type} onChange={({ target }) => setWanted(target.value)}>
          {edges.map(({ id }) => (
            <option key={id} value={id}>
              {nameOf('edges', id)}
            </option>
          ))}
        </select>
      </label>
      <Button
        small
        onClick={() => hand.run(hand.commands.linkNeighbours(type), 'linked')}
        data-testid="link-areas"
      >
        {t('linkYes')}
      </Button>
    </div>
  )
}

/** The outline controller of this session. */
function useHand(): Outlines {
  const session = useSession()
  useSessionState()
  const [hand] = useState(() => outlinesOf(session))
  useEffect(() => {
    takeOutlines(session, hand).catch(() => {})
  }, [session, hand])
  return hand
}

const NO_WORDS = () => []
const NOTHING: readonly OnBoard[] = []

function useDrawn(hand: Outlines, onDrawn: Props['onDrawn']): void {
  const drawn = drawnOf(hand)
  const key = JSON.stringify([
    drawn.path,
    drawn.way,
    drawn.snap?.at,
    drawn.snap?.on,
    drawn.corner,
    drawn.frame,
    drawn.mode,
  ])
  const { sheet, chosen, ghost } = drawn
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn is told by what it is made of
  const overlay = useMemo(() => outlineOverlay(drawn), [key, sheet, chosen, ghost])
  const { isReadable } = hand
  const room = useMemo(() => (isReadable ? roomFor(sheet) : undefined), [isReadable, sheet])
  useLayoutEffect(() => onDrawn([{ overlay, room, wordsOn: NO_WORDS }]), [overlay, room, onDrawn])
  useEffect(() => () => onDrawn(NOTHING), [onDrawn])
}

/** Smallest size in cells of an empty sheet while it is edited. */
const EMPTY = { left: 0, top: 0, right: 20, bottom: 14 }

/** Corners of a sheet with a margin around its contents; it grows by whole cells, and therefore rarely. */
function roomFor({ areas, steps, cell }: AreaSheet): NonNullable<OnBoard['room']> {
  const spots = areas.flatMap(({ at, shape }) => shape ?? [at])
  const used = spots.length > 0 ? boxOf(spots) : undefined
  const inCells = (steps_: number) => steps_ / (steps * cell)
  const { left, top, right, bottom } = used
    ? {
        left: Math.min(0, Math.floor(inCells(used.left)) - 1),
        top: Math.min(0, Math.floor(inCells(used.top)) - 1),
        right: Math.max(EMPTY.right, Math.ceil(inCells(used.right)) + 1),
        bottom: Math.max(EMPTY.bottom, Math.ceil(inCells(used.bottom)) + 1),
      }
    : EMPTY
  return [
    [left, top],
    [right, bottom],
  ]
}

export const OutlinesPanel = withTexts(LAZY_MESSAGES, OutlinesOfAreas)
