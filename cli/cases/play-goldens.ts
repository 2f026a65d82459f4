/** Plays the pinned games of a pack again. */
import { type GoldenDifference, goldenDifference } from '../../engine/golden/golden'
import type { Message, RawPack } from '../../engine/types'
import type { Context } from '../context'
import { paint } from '../paint'

/** `difference`: where the replay differs from the record. */
export type TriedGolden = {
  readonly file: string
  readonly moves: number
  readonly difference?: GoldenDifference
}

export function playGoldens(raw: RawPack, wanted: (file: string) => boolean): TriedGolden[] {
  return (raw.goldens ?? [])
    .filter(({ file }) => wanted(file))
    .map((golden) => ({
      file: golden.file,
      moves: golden.moves.length,
      difference: tried(() => goldenDifference(raw, golden)),
    }))
}

/** Replays one game. An exception in the rules counts as a difference, and the other games still run. */
function tried(play: () => GoldenDifference | undefined): GoldenDifference | undefined {
  try {
    return play()
  } catch (fault) {
    const what = fault instanceof Error ? fault.message : String(fault)
    return { move: 1, message: { key: 'cases.differs', values: { what } } }
  }
}

export function printGoldens(
  context: Context,
  pack: string,
  goldens: readonly TriedGolden[],
  say: (message: Message) => string,
): void {
  if (goldens.length === 0) return
  const { tell } = context.words
  for (const { file, moves, difference } of goldens)
    context.line(
      difference
        ? `${paint(context, 'red', tell('test.golden-other'))}  ${file}  ${tell('test.golden-move', { move: difference.move, why: say(difference.message) })}`
        : `${paint(context, 'green', tell('test.passed'))}  ${file}  ${tell('test.golden-moves', { moves })}`,
    )
  const other = goldens.filter(({ difference }) => difference).length
  context.line(tell('test.golden-sum', { pack, count: goldens.length, other }))
}
