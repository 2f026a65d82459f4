import { SkipForward } from '../../_ui/icons'
import { readyPieces } from '../model/next-piece'
import styles from '../playtest.module.css'
import type { Screen } from '../screen/use-screen'

/** Keeps the place of the tools that come with the first press, so that they move no answer. */
export function ToolsPlace({ view }: Pick<Screen, 'view'>) {
  const ready = view.decision && !view.botsTurn && !view.moment ? readyPieces(view).length : 0
  if (ready === 0) return null
  return (
    <span className={styles.toolsPlace} aria-hidden="true">
      <SkipForward size={15} /> {ready}
    </span>
  )
}
