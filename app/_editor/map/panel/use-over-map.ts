import { useEffect, useMemo, useState } from 'react'
import type { BoardMap } from '../../../../engine/types'
import type { BoardProps, Overlay } from '../../../_board/types'
import { withViews } from '../../lazy-parts'
import type { OnBoard } from '../../objects/panel/on-board'
import type { FoundAt } from '../../session/selection'
import { LAYERS, type LayerLook, type View } from '../../session/view'
import { useNameOf, useSession, useSessionPart, useWords } from '../../studio-context'
import type { MapReading } from '../model/map-reading'

type Views = Parameters<Parameters<typeof withViews>[1]>[0]
type OverMap = Pick<BoardProps, 'board' | 'overlay' | 'pieces'> & {
  readonly wordsOn: (cell: number) => readonly string[]
}

const NONE: readonly FoundAt[] = []
const NO_EDGES: BoardMap['edges'] = []
const isPlain = ({ isShown, strength }: LayerLook) => isShown && strength === 1

/**
 * The map with its layers: its print, the layers drawn over it (objects, answers of the rules, marks of findings), and
 * descriptions of cells.
 */
export function useOverMap(map: MapReading, board: BoardMap, drawn: readonly OnBoard[]): OverMap {
  const words = useWords()
  const view = useSessionPart((state) => state.view)
  const found = useFindings(map)
  const isDrawnOver = LAYERS.some((layer) => !isPlain(view.layers[layer]))
  const asked = useSessionPart((state) => state.asked?.cells)
  const views = useViews(found.length > 0 || isDrawnOver || asked !== undefined)
  const marks = useMemo(
    () => (view.problems && found.length > 0 ? views?.problemMarks(found, words) : undefined),
    [view.problems, found, views, words],
  )
  const pins = useMemo(() => asked && views?.numberPins(asked), [asked, views])
  const ground = useGround(board, view, views)
  const things = useStanding(drawn, view, views)
  return useMemo(
    () => ({
      board: ground.board,
      overlay: together([ground.overlay, things.overlay, marks?.overlay, pins]),
      pieces: things.pieces,
      wordsOn: (cell) => [...(marks?.wordsOn(cell) ?? []), ...things.wordsOn(cell)],
    }),
    [ground, things, marks, pins],
  )
}

/** The ground and the contents of sides: printed if both are fully visible, otherwise the sides over a faded ground. */
function useGround(board: BoardMap, { layers, grid }: View, views: Views | undefined) {
  const { look } = useSession().files
  const { ground, sides } = layers
  return useMemo(() => {
    const isPrinted = board.grid.kind === 'areas' || (isPlain(sides) && isPlain(ground))
    const paper = isPlain(ground) ? undefined : views?.veil(ground.isShown ? ground.strength : 0)
    if (isPrinted) return { board, overlay: paper }
    const drawn = sides.isShown && views?.faded(views.sidesOverlay(board, look), sides.strength)
    const lines = grid && !ground.isShown ? views?.gridOverlay : undefined
    return { board: { ...board, edges: NO_EDGES }, overlay: together([paper, lines, drawn || undefined]) }
  }, [board, look, ground, sides, grid, views])
}

/** The objects on the map, layer by layer. */
function useStanding(drawn: readonly OnBoard[], { layers }: View, views: Views | undefined) {
  const { look } = useSession().files
  const nameOf = useNameOf()
  return useMemo(() => {
    const lookOf = ({ layer }: OnBoard) => layer && layers[layer]
    const shown = drawn.filter((one) => lookOf(one)?.isShown !== false)
    const overlays = shown.map((one) => {
      const { strength = 1 } = lookOf(one) ?? {}
      if (strength === 1 || !views) return one.overlay
      const counters = one.pieces && views.piecesOverlay(one.pieces, look, nameOf)
      const whole = together([one.overlay, counters])
      return whole && views.faded(whole, strength)
    })
    const solid = shown.filter((one) => !views || (lookOf(one)?.strength ?? 1) === 1)
    return {
      overlay: together(overlays),
      pieces: solid.flatMap(({ pieces = [] }) => pieces),
      wordsOn: (cell: number) => shown.flatMap((one) => one.wordsOn(cell)),
    }
  }, [drawn, layers, views, look, nameOf])
}

/** The findings with cells of the map. */
function useFindings({ grid }: MapReading): readonly FoundAt[] {
  const session = useSession()
  const diagnostics = useSessionPart((state) => state.checked.diagnostics)
  return useMemo(() => {
    const found = grid ? session.selection.cellsOf(diagnostics) : NONE
    return found.some(({ cells }) => cells.length > 0) ? found : NONE
  }, [session, diagnostics, grid])
}

/** Loads the drawing of layers if one is needed. */
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
