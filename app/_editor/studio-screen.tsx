'use client'
import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { readSeed } from '../../engine/kernel/seed'
import type { BoardHandle } from '../_board/types'
import { catchFocus } from '../_ui/catch-focus'
import { onceAtWork, withViews } from './at-work'
import { cameFrom, goOnWith } from './came-from'
import { exportZip } from './export-zip'
import { BlocksPanel, SetUpSheet, SourceSheet } from './fetched-parts'
import { hasOutline } from './model/blocks/has-outline'
import { freeName } from './model/file-names'
import { keepWrap } from './open-studio'
import type { TextView } from './panels/code/text-view'
import { CodePanel } from './panels/code-panel'
import { ConflictDialog } from './panels/conflict-dialog'
import { FilesPanel } from './panels/files-panel'
import { MapPanel } from './panels/map-panel'
import { ProblemsPanel } from './panels/problems-panel'
import { useSplitters } from './panels/splitters'
import { StatusBar } from './panels/status-bar'
import { Toolbar } from './panels/toolbar'
import styles from './studio.module.css'
import { useSession, useSessionPart, useWords, useWorkbench } from './studio-context'
import { focusPen, focusWhenThere, useCommands } from './use-commands'
import { useDialogs } from './use-dialogs'
import { usePlay } from './use-play-button'
import { useShortcuts } from './use-shortcuts'

const TABS = ['files', 'map', 'blocks', 'code', 'problems'] as const
type Tab = (typeof TABS)[number]

/** The studio: what the panels share, and what is over them. */
export function StudioScreen() {
  const t = useTranslations('studio')
  const file = useSessionPart((state) => state.file)
  const reveal = useSessionPart((state) => (state.reveal?.focus ? state.reveal : undefined))
  const board = useRef<BoardHandle>(null)
  const text = useRef<TextView>(null)
  const [tab, setTab] = useState<Tab>('map')
  const dialogs = useDialogs()
  const play = usePlayWithFocus()
  const isPlaying = play.state.type === 'playing'
  const session = useSession()
  const { queue } = useWorkbench()
  useEffect(() => onceAtWork(session), [session])

  useLinkedPlace()

  // On a narrow screen, asking for a place of the text shows the text.
  useEffect(() => {
    if (reveal) setTab('code')
  }, [reveal])

  const toMap = () => {
    setTab('map')
    if (session.files.map?.grid?.size === 0) void focusPen(session)
    else focusWhenThere(board, session.state.selected ?? 0)
  }
  const run = useCommands({
    zoomIn: () => board.current?.zoomBy(1.3),
    zoomOut: () => board.current?.zoomBy(1 / 1.3),
    fit: () => board.current?.fit(),
    grid: () => session.look({ grid: !session.state.view.grid }),
    ids: () => session.look({ ids: !session.state.view.ids }),
    size: () => dialogs.ask('size'),
    crop: () => session.marks.some() && dialogs.ask('crop'),
    newMap: () => dialogs.ask('newMap'),
    newScenario: () => dialogs.ask('newScenario'),
    brush: () => dialogs.ask('brush'),
    layers: () => session.look({ isOpen: !session.state.view.isOpen }),
    file: () => dialogs.ask('file'),
    save: () => void queue.flush(),
    pictures: () => dialogs.ask('pictures'),
    underlay: () => {
      setTab('map')
      dialogs.ask('underlay')
    },
    palette: () => dialogs.ask('palette'),
    goToCell: () => dialogs.ask('cell'),
    find: () => {
      setTab('code')
      void text.current?.find()
    },
    wrap: () => {
      session.look({ wrap: !session.state.view.wrap })
      keepWrap(session.state.view.wrap)
    },
    export: () => void exportZip(queue),
    toMap,
    play: () => play.begin(false),
    scenario: () => play.begin(true),
    help: () => dialogs.ask('help'),
  })
  useShortcuts(run, !isPlaying && (dialogs.open === undefined || dialogs.open === 'underlay'))
  return (
    <div ref={useFocusOnArrival()} tabIndex={-1} className={styles.frame}>
      <button type="button" className="skip" onClick={toMap} data-testid="to-map">
        {t('command.toMap')}
      </button>
      <Panels
        tab={tab === 'blocks' && !hasOutline(file) ? 'code' : tab}
        onTab={setTab}
        isPlaying={isPlaying}
        onReplay={play.replay}
        onPictures={() => dialogs.ask('pictures')}
        toolbar={<Toolbar canPlay={play.state.type !== 'checking'} run={run} />}
        board={board}
        text={text}
      />
      <ConflictDialog />
      {dialogs.open && dialogs.shown && (
        <dialogs.shown.Dialogs
          open={dialogs.open}
          heard={dialogs.heard}
          onClose={dialogs.close}
          run={run}
          onGoTo={(cell) => board.current?.zoomTo(cell)}
          onOpen={() => setTab('code')}
        />
      )}
      <PlayOverlay play={play} />
    </div>
  )
}

/** Who comes from another page of the site had the focus there, on what is gone: keys go on from the beginning of the studio. */
function useFocusOnArrival() {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Nothing was pressed yet on a page that is opened by its address.
    if (navigator.userActivation?.hasBeenActive) catchFocus(() => frame.current)
  }, [])
  return frame
}

/** Goes where the address leads: a link to a place, or where the reader pointed on the table that they come from. */
function useLinkedPlace() {
  const session = useSession()
  useEffect(() => {
    const go = () =>
      void withViews(session, ({ openPlace, placeIn }) => {
        const place = placeIn(location)
        if (place) openPlace(session, place)
      })
    if (location.hash.length > 1 || location.search.includes('map=')) go()
    addEventListener('hashchange', go)
    return () => removeEventListener('hashchange', go)
  }, [session])
}

/** Play in the same tab; after the game the focus is where it was before it. */
function usePlayWithFocus() {
  const play = usePlay(useSession(), useWords())
  const before = useRef<HTMLElement>(null)
  const isPlaying = play.state.type === 'playing'
  useEffect(() => {
    if (!isPlaying) return
    return () => void setTimeout(() => before.current?.focus({ preventScroll: true }))
  }, [isPlaying])
  const begin = (isChoosing: boolean) => {
    before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    void play.ask(isChoosing)
  }
  return { ...play, begin }
}

/** A game is set up, then it is over everything. */
function PlayOverlay({ play }: { readonly play: ReturnType<typeof usePlay> }) {
  const language = useLocale()
  const { queue } = useWorkbench()
  const session = useSession()
  const { state } = play
  if (state.type === 'choosing')
    return (
      <SetUpSheet
        id={queue.place.id}
        name={queue.name}
        at={state}
        onStart={(begun, game) => void play.start(begun.scenario, { begun: { begun, game } })}
        onClose={play.leave}
      />
    )
  if (state.type !== 'playing') return null
  const { Table, begun } = state
  return (
    <div className={styles.play}>
      {play.read && <SourceSheet id={queue.place.id} {...play.read} onClose={play.stopReading} />}
      <Table
        pack={state.pack}
        scenario={state.scenario}
        at={queue.place.id}
        game={state.replay || begun ? undefined : cameFrom().game}
        seats={begun?.begun.seats}
        options={begun?.begun.options}
        seed={begun?.begun.seed === undefined ? undefined : readSeed(begun.begun.seed)}
        begin={begun?.game}
        replay={state.replay}
        onKept={goOnWith}
        language={language}
        onLeave={play.leave}
        onWrite={async (file, text) => {
          const name = freeName(file, session.document.files)
          session.files.make({ file: name, changes: [{ type: 'add', file: name, text }] })
          return { type: 'written', file: name }
        }}
        onShowSource={play.showSource}
      />
    </div>
  )
}

type PanelsProps = {
  readonly tab: Tab
  readonly onTab: (tab: Tab) => void
  readonly isPlaying: boolean
  readonly onReplay: (file: string, move: number) => void
  readonly onPictures: () => void
  readonly toolbar: ReactNode
  readonly board: RefObject<BoardHandle | null>
  readonly text: RefObject<TextView | null>
}

/** The panels side by side, or on a narrow screen one at a time. */
function Panels({ tab, onTab, isPlaying, onReplay, onPictures, toolbar, board, text }: PanelsProps) {
  const t = useTranslations('studio')
  const { queue } = useWorkbench()
  const file = useSessionPart((state) => state.file)
  const [hover, setHover] = useState<number>()
  const { sizes, splitters } = useSplitters()
  const toCode = useCallback(() => onTab('code'), [onTab])
  return (
    <main
      className={styles.studio}
      data-tab={tab}
      data-testid="studio"
      inert={isPlaying}
      style={hasOutline(file) ? sizes : { ...sizes, ['--blocks' as string]: '0px' }}
    >
      <h1 className="sr-only">{t('title', { name: queue.name })}</h1>
      {toolbar}
      <div className={styles.files}>
        <FilesPanel onOpen={toCode} onPictures={onPictures} />
      </div>
      <div className={styles.splitFiles}>{splitters.files}</div>
      <div className={styles.map}>
        <MapPanel board={board} onHover={setHover} />
      </div>
      <div className={styles.splitCode}>{splitters.code}</div>
      {hasOutline(file) && (
        <>
          <div className={styles.blocks}>
            <BlocksPanel onGoTo={toCode} />
          </div>
          <div className={styles.splitBlocks}>{splitters.blocks}</div>
        </>
      )}
      <div className={styles.code}>
        <CodePanel view={text} />
      </div>
      <div className={styles.splitProblems}>{splitters.problems}</div>
      <div className={styles.problems}>
        <ProblemsPanel onGoTo={toCode} onReplay={onReplay} />
      </div>
      <div className={styles.status}>
        <StatusBar hover={hover} />
      </div>
      <TabList tab={tab} onTab={onTab} />
    </main>
  )
}

/** One panel at a time, on a narrow screen. */
function TabList({ tab, onTab }: Pick<PanelsProps, 'tab' | 'onTab'>) {
  const t = useTranslations('studio')
  const file = useSessionPart((state) => state.file)
  const { diagnostics, unchecked } = useSessionPart(({ checked }) => checked)
  return (
    <div className={styles.tabs} role="tablist" aria-label={t('panels')}>
      {TABS.filter((id) => id !== 'blocks' || hasOutline(file)).map((id) => (
        <button
          key={id}
          type="button"
          role="tab"
          aria-selected={tab === id}
          onClick={() => onTab(id)}
          data-testid={`tab-${id}`}
        >
          {t(id)}
          {id === 'problems' && (diagnostics.length > 0 || unchecked) && (
            <span
              className={styles.tabCount}
              data-severity={diagnostics.some(({ severity }) => severity === 'error') ? 'error' : 'warning'}
              title={unchecked && t('notChecked')}
            >
              {unchecked ? '?' : diagnostics.length}
            </span>
          )}
        </button>
      ))}
    </div>
  )
}
