'use client'
import { useTranslations } from 'next-intl'
import { Suspense, useId, useRef, useState } from 'react'
import type { RecordProblem } from '../../../engine/match/port/match'
import type { NameOf } from '../../_board/types'
import type { Format } from '../../_text/use-say'
import { ArrowLeft, Ellipsis, Eye, Hash, History, Redo2, Shapes, Spline, Undo2 } from '../../_ui/icons'
import type { AlertsWish } from '../guide/use-alerts'
import type { Hints } from '../guide/use-hints'
import type { PlayGame } from '../model/play-game'
import type { PlayView } from '../model/play-view'
import styles from '../playtest.module.css'
import { MoreMenu, RecordProblemDialog } from './parts'
import { focusBoard } from './restore-focus'
import type { ToStudio } from './to-studio'
import type { Shown } from './use-shown'

type Props = {
  readonly game: PlayGame
  readonly view: PlayView
  readonly nameOf: NameOf
  readonly format: Format
  readonly shown: Shown
  readonly onShown: (shown: Shown) => void
  readonly history: { readonly isOpen: boolean; readonly toggle: () => void }
  readonly rules: { readonly open: () => void }
  readonly keys: { readonly open: () => void }
  readonly hints: Pick<Hints, 'areThere' | 'again'>
  readonly alerts: AlertsWish
  /** Requests a hint; undefined if no player at the screen may have one. */
  readonly hint?: () => void
  readonly onLeave: () => void
} & ToStudio

/** Leave, the state of the game, the display options, undo, and the menu of records and seeds. */
export function PlayBar(props: Props) {
  const { game, view, nameOf, format, history, onLeave } = props
  const t = useTranslations('play')
  const title = useId()
  // A set-up is a round and a phase of the same name.
  const where = [...new Set([format(view.table.round), format(view.table.phase)])].join(' · ')
  return (
    <section className={styles.bar} aria-labelledby={title} data-bar>
      <button type="button" className="skip" onClick={focusBoard}>
        {t('toBoard')}
      </button>
      <button
        type="button"
        className={styles.tool}
        onClick={onLeave}
        aria-label={t('leave')}
        title={t('leave')}
        data-leave
      >
        <ArrowLeft size={17} />
      </button>
      <div className={styles.title}>
        <h1 id={title}>{nameOf('scenarios', game.def.scenario)}</h1>
        <span title={where}>{where}</span>
      </div>
      <Toggles {...props} />
      <button
        type="button"
        className={styles.tool}
        disabled={!view.canUndo}
        onClick={() => game.do({ type: 'undo' })}
        aria-label={t('undo')}
        title={t('undo')}
        aria-keyshortcuts="Control+Z"
        data-undo
      >
        <Undo2 size={17} />
      </button>
      <button
        type="button"
        className={styles.tool}
        disabled={!view.canRedo}
        onClick={() => game.do({ type: 'redo' })}
        aria-label={t('redo')}
        title={t('redo')}
        aria-keyshortcuts="Control+Y"
        data-redo
      >
        <Redo2 size={17} />
      </button>
      <button
        type="button"
        className={styles.tool}
        disabled={view.step === 0 && !view.moment}
        aria-pressed={history.isOpen}
        aria-label={t('history.title')}
        title={t('history.title')}
        onClick={() => (view.moment ? game.do({ type: 'look', to: 'now' }) : history.toggle())}
        data-past
      >
        <History size={17} />
      </button>
      <More {...props} />
    </section>
  )
}

const hasLines = ({ table: { lines, marks } }: PlayView): boolean =>
  lines !== undefined || marks.some(({ kind }) => kind === 'lit')

/** The display options of the board. */
function Toggles({ view, shown, onShown }: Props) {
  const t = useTranslations('play')
  return (
    <>
      <Toggle
        label={t('showIds')}
        on={shown.ids}
        onChange={(ids) => onShown({ ...shown, ids })}
        icon={<Hash size={16} />}
      />
      <Toggle
        label={t('showZones')}
        on={shown.zones}
        onChange={(zones) => onShown({ ...shown, zones })}
        icon={<Shapes size={16} />}
      />
      {hasLines(view) && (
        <Toggle
          label={t('showLines')}
          name="lines"
          on={shown.lines}
          onChange={(lines) => onShown({ ...shown, lines })}
          icon={<Spline size={16} />}
        />
      )}
      <Toggle
        label={t('showPieces')}
        on={shown.pieces}
        onChange={(pieces) => onShown({ ...shown, pieces })}
        icon={<Eye size={16} />}
      />
    </>
  )
}

/** The menu of records and seeds, and the error of a chosen record. */
function More(props: Props) {
  const { game, view, format, shown, onShown, rules, keys, hints, hint, alerts } = props
  const { pack, pointing, onChangePack } = props
  const [problem, setProblem] = useState<RecordProblem>()
  const [isMenuWanted, setMenuWanted] = useState(false)
  const file = useRef<HTMLInputElement>(null)
  const load = async (chosen: File | undefined) => {
    if (!chosen) return
    const loaded = await game.match.ask('load', await chosen.text())
    if (!loaded.ok) setProblem(loaded.error)
  }
  const more = <MoreButton onOpen={() => setMenuWanted(true)} />
  return (
    <>
      {isMenuWanted ? (
        <Suspense fallback={more}>
          <MoreMenu
            {...{ game, view, shown, onShown, alerts, pack, pointing, onChangePack }}
            hasLines={hasLines(view)}
            onLoad={() => file.current?.click()}
            onRules={rules.open}
            onKeys={keys.open}
            onHints={hints.areThere ? hints.again : undefined}
            onHint={hint}
          />
        </Suspense>
      ) : (
        more
      )}
      <input
        ref={file}
        type="file"
        accept="application/json,.json"
        hidden
        data-record
        onChange={(event) => {
          void load(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      {problem && (
        <Suspense>
          <RecordProblemDialog problem={problem} format={format} onClose={() => setProblem(undefined)} />
        </Suspense>
      )}
    </>
  )
}

function MoreButton({ onOpen }: { readonly onOpen: () => void }) {
  const t = useTranslations('play')
  return (
    <button
      type="button"
      className={styles.tool}
      aria-haspopup="menu"
      aria-label={t('more')}
      title={t('more')}
      onClick={onOpen}
      data-more
    >
      <Ellipsis size={18} />
    </button>
  )
}

function Toggle(props: {
  label: string
  name?: string
  on: boolean
  onChange: (on: boolean) => void
  icon: React.ReactNode
}) {
  return (
    <button
      type="button"
      className={`${styles.tool} ${styles.wideOnly}`}
      aria-pressed={props.on}
      aria-label={props.label}
      title={props.label}
      data-show={props.name}
      onClick={() => props.onChange(!props.on)}
    >
      {props.icon}
    </button>
  )
}
