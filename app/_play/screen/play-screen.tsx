'use client'
import { Suspense, useEffect } from 'react'
import { useRefusalTexts } from '../../_text/game-texts'
import { atFirstWork } from '../../_ui/first-work'
import { PlayBoard } from '../board/play-board'
import { noteOf } from '../notes/note-of'
import styles from '../playtest.module.css'
import { useSpoken } from '../story/use-spoken'
import {
  Displays,
  HistoryBar,
  KeysSheet,
  PackHint,
  preloadParts,
  RulesSheet,
  SavedNote,
  SecretsNote,
  TurnAlerts,
} from './parts'
import { PlayBar } from './play-bar'
import { useRestoredFocus } from './restore-focus'
import { Side } from './side'
import { type Screen, type ScreenProps, useScreen } from './use-screen'

/** The table: the board under its question; beside it the bar, the notes and the panel. On a small screen the bar is above. */
export function PlayScreen(props: ScreenProps) {
  const screen = useScreen(props)
  useLazyParts()
  const keeping = useRestoredFocus()
  const { def, game, view, words, shown, setShown, history, rules, keys, hints, alerts } = screen
  const { nameOf, nameOfSeat, format, tell } = words
  const { at, pack, onWrite, onChangePack } = props
  return (
    <div
      className={styles.play}
      style={{ '--columns': screen.columns } as React.CSSProperties}
      data-columns={screen.columns}
      data-play={view.outcome ? 'over' : 'on'}
      data-step={view.step}
      data-motion={view.pace === 'instant' ? 'none' : undefined}
      data-asked={view.decision?.seat}
      {...keeping}
    >
      <PlayBar
        {...{ game, view, nameOf, format, shown, history, rules, keys, hints, alerts, pack, onChangePack }}
        hint={screen.advice.canAsk ? screen.advice.ask : undefined}
        onShown={setShown}
        onLeave={props.onLeave}
        pointing={screen.pointing}
      />
      <div className={styles.past}>
        <Suspense>
          {history.isOpen && (
            <HistoryBar
              {...{ game, view, format, pack, at, onWrite }}
              isMarking={history.isMarking}
              onMark={history.write}
              onMarked={history.written}
              onClose={history.toggle}
            />
          )}
        </Suspense>
      </div>
      {/* The most urgent first: a phone shows one at a time. */}
      <div className={styles.notes}>
        <Suspense>{view.sharesSecrets && <SecretsNote />}</Suspense>
        <Suspense>
          {noteOf(view.kept) && <SavedNote {...{ game, view, format, at }} onReplay={props.onReplay} />}
        </Suspense>
        <Suspense>{hints.now && <PackHint screen={screen} hint={hints.now} />}</Suspense>
      </div>
      <PlayBoard screen={screen}>
        <CardsOnTable {...screen} />
      </PlayBoard>
      <p className="sr-only" aria-live="polite" data-last-events>
        {useSpoken(game, { def, format: tell, nameOf, nameOfSeat }).map(({ key, text }) => (
          <span key={key}>{text} </span>
        ))}
      </p>
      <Side screen={screen} />
      {(alerts.now.sound || alerts.now.notices) && (
        <Suspense>
          <TurnAlerts
            alerts={alerts.now}
            turn={turnOf(view) && nameOfSeat(turnOf(view) ?? '')}
            isAway={view.moment !== undefined}
            game={nameOf('scenarios', def.scenario)}
          />
        </Suspense>
      )}
      <Suspense>{keys.isShown && <KeysSheet onClose={keys.close} />}</Suspense>
      {rules.shown && (
        <Suspense>
          <RulesSheet
            {...{ def: props.def, view, words }}
            match={game.match}
            id={rules.shown.id}
            onClose={rules.close}
          />
        </Suspense>
      )}
    </div>
  )
}

/** Loads everything outside the first look after the first action. */
function useLazyParts(): void {
  const { want: wantRefusals } = useRefusalTexts()
  useEffect(
    () =>
      atFirstWork(() => {
        preloadParts()
        wantRefusals()
      }),
    [wantRefusals],
  )
}

/** Cards along the edge of the table, in games with cards. */
const CardsOnTable = ({ view, components, words: { nameOfSeat, nameOf, format, look } }: Screen) => (
  <Suspense>
    {view.table.displays && (
      <Displays
        displays={view.table.displays}
        viewer={view.viewer}
        {...{ components, nameOfSeat, nameOf, format, look }}
      />
    )}
  </Suspense>
)

/** The seat at this screen with the next action. */
const turnOf = ({ decision, botsTurn, handover, outcome }: Screen['view']): string | undefined =>
  handover ?? (outcome || botsTurn ? undefined : decision?.seat)
