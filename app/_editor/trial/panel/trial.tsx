'use client'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import type { Diagnostic } from '../../../../schemas/diagnostic'
import { Button } from '../../../_ui/button'
import { CircleStop, Dices } from '../../../_ui/icons'
import { keysOf } from '../../document/diagnostics'
import { Problem } from '../../problems/panel/problem'
import problems from '../../problems/panel/problems-panel.module.css'
import { useSession, useSessionPart, useWords } from '../../studio-context'
import styles from './trial.module.css'
import { type TrialState, useTrial } from './use-trial'

/** Selectable numbers of games for each scenario. */
const GAMES = [6, 12, 30, 60] as const

/** Lets bots play the pack, and lists everything that never occurred beside the problems; each leads to its line. */
export function Trial({ onGoTo }: { readonly onGoTo: () => void }) {
  const t = useTranslations('studio')
  const { state, begin, cancel } = useTrial()
  const [games, setGames] = useState<number>(GAMES[0])
  const select = useId()
  const isRunning = state.type === 'running'
  return (
    <div className={styles.trial} data-testid="trial" data-state={state.type}>
      <div className={styles.ask}>
        {isRunning ? (
          <Button small icon={<CircleStop size={14} aria-hidden="true" />} onClick={cancel}>
            {t('trial.cancel')}
          </Button>
        ) : (
          <Button small icon={<Dices size={14} aria-hidden="true" />} onClick={() => void begin(games)}>
            {t('trial.begin')}
          </Button>
        )}
        <label htmlFor={select}>{t('trial.games')}</label>
        <select
          id={select}
          value={games}
          disabled={isRunning}
          onChange={({ target }) => setGames(Number(target.value))}
        >
          {GAMES.map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </select>
      </div>
      {isRunning && state.progress && (
        <progress
          className={styles.progress}
          value={state.progress.done}
          max={state.progress.games}
          aria-label={t('trial.begin')}
        />
      )}
      <p className={styles.told} role="status">
        <Told state={state} />
      </p>
      {state.type === 'found' && <Found found={state.found} onGoTo={onGoTo} />}
    </div>
  )
}

/** The progress or the result of the games. */
function Told({ state }: { readonly state: TrialState }) {
  const t = useTranslations('studio')
  const session = useSession()
  const files = useSessionPart(() => session.document.files)
  switch (state.type) {
    case 'idle':
      return t('trial.what')
    case 'running': {
      const { progress } = state
      return progress
        ? t('trial.progress', { done: progress.done + 1, games: progress.games, scenario: progress.scenario })
        : t('checking')
    }
    case 'failed':
      return t('trial.failed', { reason: state.reason })
    case 'found': {
      const told = t('trial.found', { count: state.found.length })
      return state.files === files ? told : `${told} ${t('trial.before')}`
    }
  }
}

function Found({ found, onGoTo }: { readonly found: readonly Diagnostic[]; readonly onGoTo: () => void }) {
  const t = useTranslations('studio')
  const session = useSession()
  const words = useWords()
  const keys = keysOf(found)
  if (found.length === 0) return null
  return (
    <ul className={problems.list} aria-label={t('trial.list')}>
      {found.map((diagnostic, index) => (
        <Problem
          key={keys[index]}
          diagnostic={diagnostic}
          words={words}
          onGoTo={() => {
            session.selection.goTo(diagnostic)
            onGoTo()
          }}
          onFix={() => {}}
          fix={undefined}
        />
      ))}
    </ul>
  )
}
