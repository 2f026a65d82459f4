'use client'
import { KeptNote } from './panels/kept-note'
import { PlayBar } from './play-bar'
import { PlayBoard } from './play-board'
import styles from './playtest.module.css'
import { Side } from './screen/side'
import { type ScreenProps, useScreen } from './screen/use-screen'
import { Displays } from './table/displays'

/** The table: a bar above, the board with what is on it, and the panel beside them. */
export function PlayScreen(props: ScreenProps) {
  const screen = useScreen(props)
  const { game, view, words, shown, setShown, components } = screen
  const { nameOf, nameOfSeat, format, look } = words
  return (
    <div
      className={styles.play}
      data-play={view.outcome ? 'over' : 'on'}
      data-step={view.step}
      data-asked={view.decision?.seat}
    >
      <PlayBar {...{ game, view, nameOf, format, shown }} onShown={setShown} onLeave={props.onLeave} />
      <KeptNote {...{ game, view, format }} at={props.at} onReplay={props.onReplay} />
      <PlayBoard screen={screen}>
        <Displays
          displays={view.table.displays ?? []}
          viewer={view.viewer}
          {...{ components, nameOfSeat, nameOf, format, look }}
        />
      </PlayBoard>
      <p className="sr-only" aria-live="polite" data-last-events>
        {view.events.map((event) => format(event.message)).join('. ')}
      </p>
      <Side screen={screen} />
    </div>
  )
}
