'use client'
import { useTranslations } from 'next-intl'
import { Suspense } from 'react'
import { actionKey } from '../../../engine/action-key'
import type { Decision, Table } from '../../../engine/types'
import { inSentence } from '../../../schemas/articles'
import { mannerOf } from '../../_board/draw/overlay/highlights'
import { useTheme } from '../../_shell/use-theme'
import { Button } from '../../_ui/button'
import { CircleQuestionMark, Lightbulb, SkipForward } from '../../_ui/icons'
import styles from '../playtest.module.css'
import { AdviceNote, Handling, RefusalNote, WhatNow } from '../screen/parts'
import type { Screen } from '../screen/use-screen'
import { useSmall } from '../screen/use-wide'
import { winnersLine } from '../seats/winners'
import { AtRandom } from './at-random'
import { briefOf } from './brief-of'
import { ChoiceMenu } from './choice-menu'
import { buttonsOf, groupsOf } from './choices'
import { linesOf } from './folds'
import { StillToAct } from './still-to-act'
import { ToolsPlace } from './tools-place'

/** Largest number of buttons, and of buttons with long labels; beyond it the choices are in the list. */
const MOST_BUTTONS = 8
const FEW_BUTTONS = 4
const MOST_LETTERS = 110
/** Largest number of buttons that say their worth. */
const FEW_WORTHS = 3

/** The number of choices if all of them are units off the board; 0 if some are on it. */
function offBoard(decision: Decision | undefined, table: Table): number {
  const choices = decision?.choices ?? []
  const onBoard = new Set(table.pieces.map(({ id }) => id))
  return choices.every(({ at }) => at.kind === 'piece' && !onBoard.has(at.piece)) ? choices.length : 0
}

/** Above the board: the decision, the buttons, the refusal, and the menu of several choices. */
export function PromptBar({ screen }: { readonly screen: Screen }) {
  const { view, words } = screen
  const seat = view.decision?.seat
  return (
    <div className={styles.prompt}>
      <div
        className={styles.ask}
        style={{ '--side': seat && words.colourOf(seat) } as React.CSSProperties}
        data-prompt
        data-over-board
      >
        <Question {...screen} />
        <Answers {...screen} />
        <ForMe {...screen} />
      </div>
      <div className={styles.over}>
        <Over {...screen} />
      </div>
    </div>
  )
}

function Question({ view, words: { format, nameOfSeat }, guided }: Screen) {
  const t = useTranslations('play')
  const { decision, outcome, handover, waiting, table, moment } = view
  const question = () => {
    if (moment) return t('history.then', { step: view.step, last: moment.last })
    if (outcome) return winnersLine(t, outcome, nameOfSeat)
    if (decision) return format(decision.prompt)
    if (handover !== undefined)
      return inSentence(t('handover.wait', { side: nameOfSeat(handover, 'marked') }))
    if (waiting === undefined) return t('nobodyAsked')
    return inSentence(t('handover.visit', { side: nameOfSeat(waiting, 'marked') }))
  }
  const brief = decision && briefOf(table, format)
  const why = guided.why && format(guided.why)
  return (
    <p aria-live="polite" title={[question(), why].filter(Boolean).join(' ')}>
      {question()}
      {brief && <small className={styles.brief}>{brief}</small>}
      {outcome && !moment && <small>{format(outcome.reason)}</small>}
      {why && (
        <small className={lineOf(decision)} data-why>
          {why}
        </small>
      )}
      {decision && !why && (
        <small className={lineOf(decision)}>
          {nameOfSeat(decision.seat)} · {format(table.phase)}
          {view.paused && view.botsAsked && !moment && ` · ${t('botsPaused')}`}
        </small>
      )}
    </p>
  )
}

/** The reason for a single answer comes late and may need two rows. */
const lineOf = (decision: Decision | undefined): string | undefined =>
  decision?.choices.length === 1 ? styles.single : undefined

function Answers(screen: Screen) {
  const { game, view, sheet, wanted, setWanted, guided, passOn } = screen
  const { format, nameOfSeat } = screen.words
  const t = useTranslations('play')
  const { decision, botsTurn, table, waiting } = view
  const buttons = botsTurn ? [] : buttonsOf(decision, table.displays)
  const letters = buttons.reduce((sum, { label }) => sum + format(label).length, 0)
  const isMany = buttons.length > MOST_BUTTONS || (buttons.length > FEW_BUTTONS && letters > MOST_LETTERS)
  const isSheet = useSmall()
  const isFew = !isSheet && buttons.length <= FEW_WORTHS
  const listed = isMany ? buttons.length : botsTurn ? 0 : offBoard(decision, table)
  return (
    <div className={styles.answers}>
      {waiting !== undefined && (
        <Button small look="main" onClick={() => game.do({ type: 'pass-screen' })} data-pass-screen>
          {inSentence(t('handover.pass', { side: nameOfSeat(waiting, 'marked') }))}
        </Button>
      )}
      {view.paused && view.botsAsked && !view.moment && (
        <Button small look="main" onClick={() => game.do({ type: 'pause', paused: false })} data-resume-bots>
          {t('resume')}
        </Button>
      )}
      {listed > 0 && (
        <Button small look="main" onClick={() => sheet.open('choices')} data-to-list>
          {t('fromList', { count: listed })}
        </Button>
      )}
      {buttons.length > 0 && !isMany && (
        <div className={styles.buttons}>
          {buttons.map((choice) => (
            <Button
              key={actionKey(choice.action)}
              small
              look={buttons.length === 1 && !isHolding(decision) ? 'main' : 'plain'}
              title={titleOf(guided.noteOf(choice))}
              data-choice={choice.at.kind === 'button' ? choice.at.button : choice.group}
              data-idle={guided.noteOf(choice).isIdle}
              onClick={() => game.choose(choice)}
            >
              {format(choice.label)}
              {(isFew || guided.noteOf(choice).isIdle) && <Worth {...guided.noteOf(choice)} />}
              <StillToAct choice={choice} view={view} />
            </Button>
          ))}
          {(passOn.start || passOn.isRunning) && (
            <Button
              small
              look="quiet"
              icon={<SkipForward size={15} />}
              onClick={passOn.start ?? passOn.stop}
              data-pass-on={passOn.isRunning ? 'running' : 'open'}
            >
              {t(passOn.isRunning ? 'passOn.stop' : 'passOn.start')}
            </Button>
          )}
        </div>
      )}
      {screen.isUsed ? (
        <Suspense fallback={<ToolsPlace view={view} />}>
          <Handling {...screen} />
        </Suspense>
      ) : (
        <ToolsPlace view={view} />
      )}
      {isSheet && view.since && !botsTurn && !view.moment && (
        <Button small onClick={() => sheet.open('choices')} data-to-since>
          {t('since.short')}
        </Button>
      )}
      {!botsTurn && <Kinds decision={decision} wanted={wanted} onWanted={setWanted} />}
    </div>
  )
}

const Worth = ({ worth }: ReturnType<Screen['guided']['noteOf']>) => worth && ` (${worth})`

/** Whether a piece is in hand that can be put on the board: the button that puts it back is then not the main one. */
const isHolding = (decision: Decision | undefined): boolean =>
  (decision?.focus?.pieces?.length ?? 0) > 0 &&
  decision?.choices.some(({ at }) => at.kind === 'cell' || at.kind === 'piece' || at.kind === 'edge') === true

const titleOf = ({ worth, help }: ReturnType<Screen['guided']['noteOf']>): string | undefined =>
  [worth, help].filter(Boolean).join(' \u00b7 ') || undefined

/** Buttons for a summary of the possibilities, for a bot's advice, and for random choices (once or to the end of the phase). */
function ForMe({ game, view, whatNow, advice }: Pick<Screen, 'game' | 'view' | 'whatNow' | 'advice'>) {
  const t = useTranslations('play')
  if (!view.decision || view.botsTurn || view.moment) return null
  return (
    <div className={styles.forMe}>
      <button
        type="button"
        title={t('whatNow')}
        aria-label={t('whatNow')}
        aria-pressed={whatNow.isShown}
        aria-keyshortcuts="w"
        onClick={whatNow.ask}
        data-ask-what-now
      >
        <CircleQuestionMark size={16} />
      </button>
      <button
        type="button"
        title={t('hint')}
        aria-label={t('hint')}
        aria-keyshortcuts="H"
        onClick={advice.ask}
        data-advise
      >
        <Lightbulb size={16} />
      </button>
      <AtRandom game={game} />
    </div>
  )
}

/** The answer to the last press: a refusal, or a menu of choices. */
function Over(screen: Screen) {
  const { game, view, words, hint, rules, whatNow, advice, pointing, choose, onShowSource, guided, passOn } =
    screen
  const { format } = words
  const t = useTranslations('play')
  const { refusal, menu, idlePress } = view
  return (
    <Suspense>
      {advice.advice && (
        <AdviceNote
          advice={advice.advice}
          format={format}
          onShow={() => advice.choice && pointing.flashChoice(advice.choice)}
          onTake={() => advice.choice && choose(advice.choice)}
          onClose={advice.close}
        />
      )}
      {refusal && (
        <RefusalNote
          {...{ refusal, format, onShowSource }}
          onRule={rules.open}
          onClose={() => game.dismiss()}
        />
      )}
      {idlePress && (
        <p className={styles.idle} role="status" data-idle-press data-over-board>
          {t(`idle.${idlePress}`)}
        </p>
      )}
      {menu && (
        <ChoiceMenu
          lines={linesOf(menu.choices, view.table, { textOf: ({ label }) => format(label), hint })}
          near={menu.near}
          noteOf={guided.noteOf}
          onChoose={(choice) => game.choose(choice)}
          onClose={() => game.dismiss()}
        />
      )}
      {passOn.stopped !== undefined && !menu && !refusal && (
        <p className={styles.idle} role="status" data-passed={passOn.stopped} data-over-board>
          {t('passOn.stopped', { count: passOn.stopped })}
        </p>
      )}
      {whatNow.isShown && <WhatNow {...{ view, words }} />}
    </Suspense>
  )
}

/** Legend of the marks on the board; pressing a kind leaves only its marks. */
function Kinds({
  decision,
  wanted,
  onWanted,
}: {
  readonly decision: Decision | undefined
  /** The only kind of choice shown and accepted, if the player has selected one. */
  readonly wanted: string | undefined
  readonly onWanted: (group: string | undefined) => void
}) {
  const t = useTranslations('play')
  const theme = useTheme()
  const kinds = groupsOf(decision)
  if (kinds.length < 2) return null
  return (
    <fieldset className={styles.kinds}>
      <legend className="sr-only">{t('kinds')}</legend>
      {kinds.map(({ group, count }) => (
        <button
          key={group}
          type="button"
          aria-pressed={wanted === group}
          data-kind={group}
          onClick={() => onWanted(wanted === group ? undefined : group)}
        >
          <i style={{ background: mannerOf(group)[theme] }} />
          {t.has(`groups.${group}`) ? t(`groups.${group}` as 'groups.move') : t('groups.other')}{' '}
          <span>{count}</span>
        </button>
      ))}
    </fieldset>
  )
}
