import { useEffect, useMemo, useState } from 'react'
import type { BoardProps, Overlay } from '../../_board/types'
import { withViews } from '../at-work'
import type { MapReading } from '../model/map/map-reading'
import type { FoundAt } from '../session/selection'
import { useSession, useSessionPart, useWords } from '../studio-context'
import type { View } from '../views/view'
import type { OnBoard } from './objects/on-board'

type Views = Parameters<Parameters<typeof withViews>[1]>[0]

const NONE: readonly FoundAt[] = []

/** What lies over the ground of the map, as its layers are shown: things, what the rules say, marks of findings; and what a cell says of it. */
export function useOverMap(map: MapReading, drawn: OnBoard | undefined, view: View) {
  const words = useWords()
  const found = useFindings(map)
  const { strength } = view
  const views = useViews(found.length > 0 || strength.ground < 1 || strength.overlays < 1)
  const things = view.things ? drawn : undefined
  const marks = useMemo(
    () => (view.problems && found.length > 0 ? views?.problemMarks(found, words) : undefined),
    [view.problems, found, views, words],
  )
  return useMemo(() => {
    const overlay = together([things?.overlay, marks?.overlay])
    const faint = overlay && views ? views.faded(overlay, strength.overlays) : overlay
    return {
      overlay: together([strength.ground < 1 ? views?.veil(strength.ground) : undefined, faint]),
      pieces: things?.pieces satisfies BoardProps['pieces'],
      wordsOn: (cell: number) => [marks, things].flatMap((part) => part?.wordsOn(cell) ?? []),
    }
  }, [things, marks, views, strength])
}

/** The findings that have cells of the map. */
function useFindings({ grid }: MapReading): readonly FoundAt[] {
  const session = useSession()
  const diagnostics = useSessionPart((state) => state.checked.diagnostics)
  return useMemo(() => {
    const found = grid ? session.selection.cellsOf(diagnostics) : NONE
    return found.some(({ cells }) => cells.length > 0) ? found : NONE
  }, [session, diagnostics, grid])
}

/** How it is drawn is fetched when there is something of it. */
function useViews(isWanted: boolean): Views | undefined {
  const session = useSession()
  const [views, setViews] = useState<Views>()
  useEffect(() => {
    if (isWanted) void withViews(session, (come) => setViews(come))
  }, [session, isWanted])
  return views
}

function together(overlays: readonly (Overlay | undefined)[]): Overlay | undefined {
  const some = overlays.filter((overlay) => overlay !== undefined)
  if (some.length === 0) return undefined
  return (...on) => {
    for (const paint of some) paint(...on)
  }
}
