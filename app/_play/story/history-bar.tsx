'use client'
import { useLocale, useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import type { Navigation } from '../../../engine/match/port/match'
import type { RawPack } from '../../../engine/types'
import type { Format } from '../../_text/use-say'
import { Button } from '../../_ui/button'
import icons from '../../_ui/icon-button.module.css'
import {
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  ChevronsLeft,
  ChevronsRight,
  X,
} from '../../_ui/icons'
import { spared } from '../../_ui/spared'
import { useHasBranches } from '../compare/use-has-branches'
import type { PlayGame } from '../model/play-game'
import type { PlayView } from '../model/play-view'
import { useHandOnFocus } from '../screen/move-focus'
import type { PackWriter } from '../types'
import { Bookmarks } from './bookmarks'
import styles from './history-bar.module.css'
import { MomentLink } from './moment-link'

type Props = {
  readonly game: PlayGame
  readonly view: PlayView
  readonly pack: RawPack
  /** The id of the pack or draft. */
  readonly at: string
  readonly onWrite?: PackWriter
  readonly format: Format
  /** Whether the form for the shown moment's bookmark is open. */
  readonly isMarking: boolean
  readonly onMark: () => void
  readonly onMarked: () => void
  readonly onClose: () => void
}

/** Only authors need it, so it loads when it is opened. */
const SaveIntoPack = lazy(
  spared(async () => ({
    default: (await import('../save-into-pack/save-into-pack')).SaveIntoPack,
  })),
)

const CompareDialog = lazy(spared(() => import('../compare/compare-dialog')))

const BACK = [
  { to: 0, name: 'start', key: 'Home', Icon: ChevronFirst },
  { to: 'turn-back', name: 'turnBack', key: '<', Icon: ChevronsLeft },
  { to: 'step-back', name: 'stepBack', key: ',', Icon: ChevronLeft },
] as const
const ON = [
  { to: 'step-on', name: 'stepOn', key: '.', Icon: ChevronRight },
  { to: 'turn-on', name: 'turnOn', key: '>', Icon: ChevronsRight },
  { to: 'now', name: 'now', key: 'End', Icon: ChevronLast },
] as const

/** Focuses the button that opens the bar. */
const focusOpener = () => document.querySelector<HTMLElement>('[data-past]')?.focus({ preventScroll: true })

/** Navigates through the past of the game: step by step, turn by turn, or on a slider. */
export function HistoryBar(props: Props) {
  const { game, view, format, onClose } = props
  const t = useTranslations('play.history')
  const bar = useHandOnFocus(focusOpener)
  const { moment, step, table } = view
  const last = moment?.last ?? step
  const look = (to: Navigation) => game.do({ type: 'look', to })
  const where = { step, last, round: format(table.round), phase: format(table.phase) }
  return (
    <section ref={bar} className={styles.bar} aria-label={t('title')} data-history={moment ? 'then' : 'now'}>
      <Ways ways={BACK} isOff={step === 0} onLook={look} />
      <input
        type="range"
        className={styles.line}
        min={0}
        max={last}
        value={step}
        aria-label={t('line')}
        aria-valuetext={t(moment ? 'where' : 'present', where)}
        onChange={(event) => look(event.target.valueAsNumber)}
      />
      <Ways ways={ON} isOff={moment === undefined} onLook={look} />
      <p className={styles.where} role="status">
        {t(moment ? 'where' : 'present', where)}
      </p>
      <Bookmarks {...props} />
      <MomentLink {...props} />
      <Offers {...props} />
      <button
        type="button"
        className={icons.icon}
        aria-label={t('close')}
        title={t('close')}
        onClick={() => {
          look('now')
          onClose()
        }}
      >
        <X size={17} />
      </button>
    </section>
  )
}

type WaysProps = {
  readonly ways: typeof BACK | typeof ON
  readonly isOff: boolean
  readonly onLook: (to: Navigation) => void
}

function Ways({ ways, isOff, onLook }: WaysProps) {
  const t = useTranslations('play.history')
  return (
    <div className={styles.ways}>
      {ways.map(({ to, name, key, Icon }) => (
        <button
          key={name}
          type="button"
          className={icons.icon}
          // Not `disabled`: at either end the button keeps the focus.
          aria-disabled={isOff}
          aria-label={t(name)}
          title={`${t(name)} (${key})`}
          aria-keyshortcuts={key}
          onClick={() => !isOff && onLook(to)}
          data-look={to}
        >
          <Icon size={18} />
        </button>
      ))}
    </div>
  )
}

/** The uses of the shown moment: a new game, a comparison of branches, a test case or a recorded game of the pack. */
function Offers({ game, view, pack, onWrite, format }: Props) {
  const [opened, setOpened] = useState<'saving' | 'comparing'>()
  const t = useTranslations('play.history')
  const language = useLocale()
  const { kept, moment, step } = view
  const hasBranches = useHasBranches(kept.id, moment?.last ?? step)
  const close = () => setOpened(undefined)
  return (
    <>
      {moment?.mayBranch && (
        <Button small look="main" onClick={() => game.do({ type: 'branch' })} data-branch>
          {t('branch')}
        </Button>
      )}
      {onWrite && step > 0 && (
        <Button small onClick={() => setOpened('saving')} data-into-pack>
          {t('intoPack')}
        </Button>
      )}
      {hasBranches && (
        <Button small onClick={() => setOpened('comparing')} data-compare>
          {t('compare')}
        </Button>
      )}
      <Suspense>
        {opened === 'comparing' && kept.id !== undefined && (
          <CompareDialog id={kept.id} {...{ language, pack }} onClose={close} />
        )}
        {opened === 'saving' && onWrite && (
          <SaveIntoPack
            {...{ pack, step, format }}
            viewer={view.viewer}
            match={game.match}
            def={game.def}
            write={onWrite}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  )
}
