'use client'
import { useTranslations } from 'next-intl'
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { BoardHandle } from '../_board/types'
import { useFiles } from '../_shell/files/use-files'
import { catchFocus } from '../_ui/catch-focus'
import { hasOutline } from './blocks/model/has-outline'
import { focusPen, focusWhenThere } from './commands/use-commands'
import { useDialogs } from './commands/use-dialogs'
import { useShortcuts } from './commands/use-shortcuts'
import { useStudioCommands } from './commands/use-studio-commands'
import type { Dropped } from './files/panel/drop-dialog'
import { FilesPanel } from './files/panel/files-panel'
import { useSplitters } from './frame/splitters'
import { StatusBar } from './frame/status-bar'
import { Toolbar } from './frame/toolbar'
import { BlocksPanel, DropDialog } from './lazy-components'
import { whenInteractive, withViews } from './lazy-parts'
import { MapPanel } from './map/panel/map-panel'
import { PlayOverlay, usePlayWithFocus } from './play/play-overlay'
import { ProblemsPanel } from './problems/panel/problems-panel'
import { ConflictDialog } from './saving/panel/conflict-dialog'
import styles from './studio.module.css'
import { useSession, useSessionPart, useWorkbench } from './studio-context'
import { CodePanel } from './text-editor/code-panel'
import type { TextView } from './text-editor/text-view'

const TABS = ['files', 'map', 'blocks', 'code', 'problems'] as const
type Tab = (typeof TABS)[number]

/** The studio: its panels, and the dialogs over them. */
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
  useEffect(() => whenInteractive(session), [session])
  const [dropped, setDropped] = useState<Dropped>()
  const takeFiles = (files: readonly File[], where?: Element) =>
    setDropped({ files, isOnMap: where?.closest('[data-files="map"]') != null })
  useFiles(isPlaying ? undefined : takeFiles)

  useLinkedPlace()

  // On a narrow screen, a request for a place of the text opens the text.
  useEffect(() => {
    if (reveal) setTab('code')
  }, [reveal])

  const toMap = () => {
    setTab('map')
    if (session.files.map?.grid?.size === 0) void focusPen(session)
    else focusWhenThere(board, session.state.selected ?? 0)
  }
  const run = useStudioCommands({ session, board, text, dialogs, play, setTab, toMap })
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
        onFiles={takeFiles}
        toolbar={<Toolbar canPlay={play.state.type !== 'checking'} scenario={play.next} run={run} />}
        board={board}
        text={text}
      />
      <ConflictDialog />
      {dropped && (
        <DropDialog
          {...dropped}
          onClose={() => setDropped(undefined)}
          onUnder={() => {
            setDropped(undefined)
            setTab('map')
            dialogs.ask('underlay')
          }}
        />
      )}
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

/** Moves the focus to the start of the studio for a visitor from another page, whose focused element is gone. */
function useFocusOnArrival() {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A page opened by its address has had no user action yet.
    if (navigator.userActivation?.hasBeenActive) catchFocus(() => frame.current)
  }, [])
  return frame
}

/** Opens the place in the address: a link, or the place that the user pointed at on a table. */
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

type PanelsProps = {
  readonly tab: Tab
  readonly onTab: (tab: Tab) => void
  readonly isPlaying: boolean
  readonly onReplay: (file: string, move: number) => void
  readonly onPictures: () => void
  readonly onFiles: (files: readonly File[]) => void
  readonly toolbar: ReactNode
  readonly board: RefObject<BoardHandle | null>
  readonly text: RefObject<TextView | null>
}

/** The panels side by side, or one at a time on a narrow screen. */
function Panels({ tab, onTab, isPlaying, onReplay, onPictures, onFiles, toolbar, board, text }: PanelsProps) {
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
        <FilesPanel onOpen={toCode} onPictures={onPictures} onFiles={onFiles} />
      </div>
      <div className={styles.splitFiles}>{splitters.files}</div>
      <div className={styles.map} data-files="map">
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
