'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import {
  ArrowLeft,
  Command,
  Download,
  FlipHorizontal2,
  Grid3x3,
  Hash,
  Keyboard,
  Layers,
  ListVideo,
  PackagePlus,
  Play,
  Redo2,
  Scaling,
  SlidersHorizontal,
  Undo2,
} from '../../_ui/icons'
import { Link } from '../../_ui/link'
import { type CommandId, keyOf } from '../commands/shortcuts'
import { cellsOfDab } from '../map/model/brush'
import { type SymmetryId, symmetriesOf } from '../map/model/symmetry'
import { wayBack } from '../play/return-place'
import { SaveBadge } from '../saving/panel/save-badge'
import { useNameOf, useSession, useSessionPart, useWords, useWorkbench } from '../studio-context'
import { TOOLS } from '../tools/registry'
import { IconButton } from './icon-button'
import { Tip } from './tip'
import styles from './toolbar.module.css'

type Props = {
  readonly canPlay: boolean
  /** The scenario that Play starts, as far as the files are readable. */
  readonly scenario: string | undefined
  readonly run: (command: CommandId) => void
}

export function Toolbar(props: Props) {
  const t = useTranslations('studio')
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={t('toolbar')}>
      <Tools {...props} />
      <History {...props} />
      <Views {...props} />
      <div className={styles.end}>
        <BackToGame />
        <SaveBadge />
        <ExportButton {...props} />
        <PlayButtons {...props} />
      </div>
    </div>
  )
}

/** The brush sizes with a button of their own. */
const QUICK_SIZES = [1, 2, 3] as const

/** The current tool and its size. */
function Tools({ run }: Props) {
  const t = useTranslations('studio')
  const { session } = useWorkbench()
  const tool = useSessionPart((state) => state.tool)
  const chosen = useSessionPart((state) => state.size)
  const shape = useSessionPart((state) => state.shape)
  const isMixing = useSessionPart((state) => state.isMixing)
  const isCarrying = useSessionPart((state) => state.isCarrying)
  const grid = useSessionPart(() => session.files.map?.grid)
  return (
    <>
      <fieldset className={styles.group} aria-label={t('tools')}>
        {TOOLS.filter(({ onAreas }) => !onAreas || grid?.kind === 'areas').map(({ id, key, icon: Icon }) => (
          <IconButton
            key={id}
            name={t(`command.tool.${id}`)}
            keys={key}
            pressed={tool === id}
            onPress={() => run(`tool.${id}`)}
            testId={`tool-${id}`}
          >
            <Icon size={18} />
          </IconButton>
        ))}
      </fieldset>
      <fieldset className={styles.group} aria-label={t('brush')}>
        {QUICK_SIZES.map((size) => (
          <IconButton
            key={size}
            name={t('brushSize', { count: cellsOfDab(grid, { size, shape }) })}
            pressed={chosen === size}
            onPress={() => session.tool.chooseSize(size)}
            testId={`brush-${size}`}
          >
            <span className={styles.dab} data-size={size} />
          </IconButton>
        ))}
        <IconButton
          name={t('command.brush')}
          keys={keyOf('brush')}
          pressed={isMixing || shape !== 'steps' || !QUICK_SIZES.some((size) => size === chosen)}
          onPress={() => run('brush')}
          testId="brush-more"
        >
          <SlidersHorizontal size={18} />
        </IconButton>
      </fieldset>
      <SymmetryChoice />
      <IconButton
        name={t('command.carry')}
        keys={keyOf('carry')}
        pressed={isCarrying}
        onPress={() => run('carry')}
        testId="carry"
      >
        <PackagePlus size={18} />
      </IconButton>
    </>
  )
}

/** The symmetry that repeats paint over the map. */
function SymmetryChoice() {
  const t = useTranslations('studio')
  const session = useSession()
  const symmetry = useSessionPart((state) => state.symmetry)
  const grid = useSessionPart(() => session.files.map?.grid)
  if (!grid || grid.kind === 'areas') return null
  return (
    <Tip text={t('symmetry')}>
      <label className={styles.symmetry} data-on={symmetry !== 'none' || undefined}>
        <FlipHorizontal2 size={18} aria-hidden="true" />
        <select
          aria-label={t('symmetry')}
          data-testid="symmetry"
          value={symmetry}
          onChange={(event) => session.tool.chooseSymmetry(event.target.value as SymmetryId)}
        >
          {symmetriesOf(grid).map((id) => (
            <option key={id} value={id}>
              {t(`symmetries.${id}`)}
            </option>
          ))}
        </select>
      </label>
    </Tip>
  )
}

function History({ run }: Props) {
  const t = useTranslations('studio')
  const { session } = useWorkbench()
  const words = useWords()
  const undoName = useSessionPart(() => session.document.undoName)
  const redoName = useSessionPart(() => session.document.redoName)
  return (
    <div className={`${styles.group} ${styles.history}`}>
      <IconButton
        name={undoName ? t('undoWhat', { what: words(undoName) }) : t('command.undo')}
        keys={keyOf('undo')}
        disabled={!undoName}
        onPress={() => run('undo')}
        testId="undo"
      >
        <Undo2 size={18} />
      </IconButton>
      <IconButton
        name={redoName ? t('redoWhat', { what: words(redoName) }) : t('command.redo')}
        keys={keyOf('redo')}
        disabled={!redoName}
        onPress={() => run('redo')}
        testId="redo"
      >
        <Redo2 size={18} />
      </IconButton>
    </div>
  )
}

function Views({ run }: Props) {
  const t = useTranslations('studio')
  const view = useSessionPart((state) => state.view)
  return (
    <div className={`${styles.group} ${styles.view}`}>
      <IconButton
        name={t('command.grid')}
        keys={keyOf('grid')}
        pressed={view.grid}
        onPress={() => run('grid')}
        testId="grid"
      >
        <Grid3x3 size={18} />
      </IconButton>
      <IconButton
        name={t('command.ids')}
        keys={keyOf('ids')}
        pressed={view.ids}
        onPress={() => run('ids')}
        testId="ids"
      >
        <Hash size={18} />
      </IconButton>
      <IconButton name={t('command.size')} keys={keyOf('size')} onPress={() => run('size')} testId="size">
        <Scaling size={18} />
      </IconButton>
      <IconButton
        name={t('command.layers')}
        keys={keyOf('layers')}
        pressed={view.isOpen}
        onPress={() => run('layers')}
        testId="layers-button"
      >
        <Layers size={18} />
      </IconButton>
      <IconButton
        name={t('command.palette')}
        keys={keyOf('palette')}
        onPress={() => run('palette')}
        testId="palette-button"
      >
        <Command size={18} />
      </IconButton>
      <IconButton name={t('command.help')} keys={keyOf('help')} onPress={() => run('help')} testId="help">
        <Keyboard size={18} />
      </IconButton>
    </div>
  )
}

/** A link back for users who came from a table to change something. */
function BackToGame() {
  const t = useTranslations('studio')
  const [address] = useState(wayBack)
  if (!address) return null
  return (
    <Tip text={t('backToGame')}>
      <Link className={styles.icon} href={address} aria-label={t('backToGame')} data-testid="back-to-game">
        <ArrowLeft size={18} />
      </Link>
    </Tip>
  )
}

function ExportButton({ run }: Pick<Props, 'run'>) {
  const t = useTranslations('studio')
  return (
    <Tip text={t('exportHint')}>
      <button
        type="button"
        className={styles.icon}
        aria-label={t('export')}
        data-testid="export"
        onClick={() => run('export')}
      >
        <Download size={18} />
      </button>
    </Tip>
  )
}

function PlayButtons({ canPlay, scenario, run }: Props) {
  const t = useTranslations('studio')
  const nameOf = useNameOf()
  const name = scenario === undefined ? undefined : nameOf('scenarios', scenario)
  return (
    <>
      <Tip text={name === undefined ? t('playHint') : t('playWhich', { name })} keys={keyOf('play')}>
        <button
          type="button"
          className={styles.play}
          disabled={!canPlay}
          onClick={() => run('play')}
          aria-label={t('command.play')}
          aria-description={name}
          data-testid="play"
        >
          <Play size={16} fill="currentColor" />
          <span className={styles.playText}>
            {t('command.play')}
            {name !== undefined && (
              <small data-testid="play-which">
                <bdi>{name}</bdi>
              </small>
            )}
          </span>
        </button>
      </Tip>
      <IconButton
        name={t('command.scenario')}
        keys={keyOf('scenario')}
        disabled={!canPlay}
        onPress={() => run('scenario')}
        testId="scenario"
      >
        <ListVideo size={18} />
      </IconButton>
    </>
  )
}
