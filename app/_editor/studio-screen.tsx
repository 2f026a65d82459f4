'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import type { BoardHandle } from '../_board/types'
import { Playtest } from '../_play/playtest'
import { BlocksPanel, hasOutline } from './panels/blocks-panel'
import { CodePanel } from './panels/code-panel'
import { ConflictDialog } from './panels/conflict-dialog'
import { FileSwitcher } from './panels/file-switcher'
import { FilesPanel } from './panels/files-panel'
import { HelpDialog } from './panels/help-dialog'
import { MapPanel } from './panels/map-panel'
import { Splitter, useKeptNumber } from './panels/panes'
import { ProblemsPanel } from './panels/problems-panel'
import { ScenarioDialog } from './panels/scenario-dialog'
import { StatusBar } from './panels/status-bar'
import { Toolbar } from './panels/toolbar'
import { type CommandId, isToolCommand, type ToolCommand, toolOf } from './shortcuts'
import styles from './studio.module.css'
import { useSession, useSessionState, useWords, useWorkbench } from './studio-context'
import { usePlay } from './use-play-button'
import { useShortcuts } from './use-shortcuts'

const TABS = ['files', 'map', 'blocks', 'code', 'problems'] as const
type Tab = (typeof TABS)[number]

export function StudioScreen() {
  const t = useTranslations('studio')
  const language = useLocale()
  const session = useSession()
  const { queue } = useWorkbench()
  const { reveal, checked, file } = useSessionState()
  const hasBlocks = hasOutline(file)
  const words = useWords()
  const board = useRef<BoardHandle>(null)
  const focusBefore = useRef<HTMLElement>(null)
  const [view, setView] = useState({ grid: true, ids: false })
  const [tab, setTab] = useState<Tab>('map')
  const shown = tab === 'blocks' && !hasBlocks ? 'code' : tab
  const [hover, setHover] = useState<number>()
  const [isHelpOpen, setHelpOpen] = useState(false)
  const [isSwitching, setSwitching] = useState(false)
  const [filesWidth, setFilesWidth] = useKeptNumber('ludoteca:files', 204)
  const [codeWidth, setCodeWidth] = useKeptNumber('ludoteca:code', 470)
  const [blocksHeight, setBlocksHeight] = useKeptNumber('ludoteca:blocks', 230)
  const [problemsHeight, setProblemsHeight] = useKeptNumber('ludoteca:problems', 124)
  const play = usePlay(session, words)

  // On a narrow screen, asking for a place of the text shows the text.
  useEffect(() => {
    if (reveal?.focus) setTab('code')
  }, [reveal])

  const startPlay = (isChoosing: boolean) => {
    focusBefore.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    void play.ask(isChoosing)
  }
  const commands = {
    undo: () => session.edits.undo(),
    redo: () => session.edits.redo(),
    cancel: () => session.tool.pointerCancel(),
    zoomIn: () => board.current?.zoomBy(1.3),
    zoomOut: () => board.current?.zoomBy(1 / 1.3),
    fit: () => board.current?.fit(),
    grid: () => setView((now) => ({ ...now, grid: !now.grid })),
    ids: () => setView((now) => ({ ...now, ids: !now.ids })),
    smaller: () => session.tool.stepSize(-1),
    larger: () => session.tool.stepSize(1),
    file: () => setSwitching(true),
    play: () => startPlay(false),
    scenario: () => startPlay(true),
    help: () => setHelpOpen(true),
  } satisfies Record<Exclude<CommandId, ToolCommand>, () => void>
  const run = (command: CommandId) => {
    if (isToolCommand(command)) session.tool.choose(toolOf(command))
    else commands[command]()
  }
  const isPlaying = play.state.type === 'playing'
  // After the game the focus is where it was before it.
  useEffect(() => {
    if (!isPlaying) return
    return () => void setTimeout(() => focusBefore.current?.focus({ preventScroll: true }))
  }, [isPlaying])
  useShortcuts(run, !isPlaying)

  return (
    <div className={styles.frame}>
      <main
        className={styles.studio}
        data-tab={shown}
        data-testid="studio"
        inert={isPlaying}
        style={{
          ['--files' as string]: `${filesWidth}px`,
          ['--code' as string]: `${codeWidth}px`,
          ['--problems' as string]: `${problemsHeight}px`,
          ['--blocks' as string]: hasBlocks ? `${blocksHeight}px` : '0px',
        }}
      >
        <h1 className="sr-only">{t('title', { name: queue.name })}</h1>
        <Toolbar view={view} canPlay={play.state.type !== 'checking'} run={run} />
        <div className={styles.files}>
          <FilesPanel onOpen={() => setTab('code')} />
        </div>
        <div className={styles.splitFiles}>
          <Splitter
            label={t('resizeFiles')}
            direction="vertical"
            of="start"
            size={filesWidth}
            least={140}
            most={420}
            onSize={setFilesWidth}
          />
        </div>
        <div className={styles.map}>
          <MapPanel view={view} board={board} onHover={setHover} />
        </div>
        <div className={styles.splitCode}>
          <Splitter
            label={t('resizeCode')}
            direction="vertical"
            of="end"
            size={codeWidth}
            least={260}
            most={1000}
            onSize={setCodeWidth}
          />
        </div>
        {hasBlocks && (
          <>
            <div className={styles.blocks}>
              <BlocksPanel onGoTo={() => setTab('code')} />
            </div>
            <div className={styles.splitBlocks}>
              <Splitter
                label={t('blocks.resize')}
                direction="horizontal"
                of="start"
                size={blocksHeight}
                least={34}
                most={600}
                onSize={setBlocksHeight}
              />
            </div>
          </>
        )}
        <div className={styles.code}>
          <CodePanel />
        </div>
        <div className={styles.splitProblems}>
          <Splitter
            label={t('resizeProblems')}
            direction="horizontal"
            of="end"
            size={problemsHeight}
            least={64}
            most={520}
            onSize={setProblemsHeight}
          />
        </div>
        <div className={styles.problems}>
          <ProblemsPanel onGoTo={() => setTab('code')} />
        </div>
        <div className={styles.status}>
          <StatusBar hover={hover} />
        </div>
        <div className={styles.tabs} role="tablist" aria-label={t('panels')}>
          {TABS.filter((id) => id !== 'blocks' || hasBlocks).map((id) => (
            <button
              key={id}
              type="button"
              role="tab"
              aria-selected={shown === id}
              onClick={() => setTab(id)}
              data-testid={`tab-${id}`}
            >
              {id === 'blocks' ? t('blocks.title') : t(id)}
              {id === 'problems' && (checked.diagnostics.length > 0 || checked.unchecked) && (
                <span className={styles.tabCount} title={checked.unchecked && t('notChecked')}>
                  {checked.unchecked ? '?' : checked.diagnostics.length}
                </span>
              )}
            </button>
          ))}
        </div>
      </main>
      <ConflictDialog />
      <HelpDialog open={isHelpOpen} onClose={() => setHelpOpen(false)} />
      {isSwitching && <FileSwitcher onClose={() => setSwitching(false)} onOpen={() => setTab('code')} />}
      {play.state.type === 'choosing' && (
        <ScenarioDialog scenarios={play.state.scenarios} onChoose={play.start} onClose={play.leave} />
      )}
      {play.state.type === 'playing' && (
        <div className={styles.play}>
          <Playtest
            pack={play.state.pack}
            scenario={play.state.scenario}
            at={queue.place.id}
            isDraftAtWork
            language={language}
            onLeave={play.leave}
            onShowSource={play.showSource}
          />
        </div>
      )}
    </div>
  )
}
