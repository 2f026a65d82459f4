import { beforeAll, describe, expect, test } from 'vitest'
import { forcedChoice } from '../../app/_play/handling/forced-choice'
import { heldPiece, matesOf, pieceOf } from '../../app/_play/model/groups'
import { isTaking, nextPiece, readyPieces } from '../../app/_play/model/next-piece'
import type { PlayView } from '../../app/_play/model/play-view'
import { wayAsked } from '../../app/_play/model/way-asked'
import { stateOf, stepCount, stepsOf } from '../../engine/replay/session'
import type { CellIndex, Choice, GameDef } from '../../engine/types'
import { LocalGame } from './local-game'
import { corteo, inMovement } from './table'

let def: GameDef
beforeAll(() => {
  def = corteo()
}, 60_000)

const cellOf = (game: LocalGame, id: string): CellIndex => pieceOf(game.view().table, id)?.cell ?? -1

/** A piece that can be taken, with its cell; with `mates` pieces of its cell that can be taken too. */
function takable(game: LocalGame, mates = 0): { readonly piece: string; readonly cell: CellIndex } {
  const found = readyPieces(game.view()).find(({ piece }) => matesOf(game.view(), piece).length > mates)
  if (!found) throw new Error('no piece can be taken')
  return found
}

const movesOf = (game: LocalGame): CellIndex[] =>
  (game.view().decision?.choices ?? []).flatMap(({ at, group }: Choice) =>
    at.kind === 'cell' && group === 'move' ? [at.cell] : [],
  )

/** A cell without pieces where the piece in hand may go. */
function freeCell(game: LocalGame): CellIndex {
  const taken = new Set(game.view().table.pieces.map(({ cell }) => cell))
  const cell = movesOf(game).find((one) => !taken.has(one))
  if (cell === undefined) throw new Error('nowhere to go')
  return cell
}

describe('a dragged counter', () => {
  test('is taken and moved, and one undo takes both back', () => {
    const game = inMovement(def)
    const before = game.session
    const { piece, cell } = takable(game)
    expect(game.dragging.canLift({ cell, piece })).toBe(true)
    game.dragging.lift({ cell, piece })
    const to = freeCell(game)
    game.dragging.drop({ cell: to })
    expect(cellOf(game, piece)).toBe(to)
    expect(stepCount(game.session)).toBe(stepCount(before) + 2)
    game.undo()
    expect(stateOf(game.session)).toBe(stateOf(before))
    game.redo()
    expect(cellOf(game, piece)).toBe(to)
  })

  test('that is dropped where it may not go hears why, and stays in hand at its place', () => {
    const game = inMovement(def)
    const { piece, cell } = takable(game)
    game.dragging.lift({ cell, piece })
    const held = stateOf(game.session)
    game.dragging.drop({ cell: def.map.terrain.indexOf('river') })
    expect(game.view().refusal?.rule).toMatch(/^C-/)
    expect(stateOf(game.session)).toBe(held)
    expect(heldPiece(game.view())?.id).toBe(piece)
  })

  test('that is put back was never taken', () => {
    const game = inMovement(def)
    const before = stateOf(game.session)
    const { piece, cell } = takable(game)
    game.dragging.lift({ cell, piece })
    game.dragging.cancel()
    expect(stateOf(game.session)).toBe(before)
  })

  test('that was in hand before stays in hand when it is put back', () => {
    const game = inMovement(def)
    const { piece, cell } = takable(game)
    game.press({ cell, piece })
    const held = stateOf(game.session)
    game.dragging.lift({ cell, piece })
    game.dragging.cancel()
    expect(stateOf(game.session)).toBe(held)
  })

  test('of the other side stays where it is: a drag moves the map', () => {
    const game = inMovement(def)
    const enemy = game.view().table.pieces.find(({ side, kind }) => kind === 'unit' && side === 'power')
    expect(game.dragging.canLift({ cell: enemy?.cell ?? -1, piece: enemy?.id })).toBe(false)
  })

  test('shows its way and the price before it is dropped', async () => {
    const game = inMovement(def)
    const { piece, cell } = takable(game)
    game.dragging.lift({ cell, piece })
    const to = freeCell(game)
    const asked = wayAsked(game.view(), to, undefined)
    expect(asked?.cells).toEqual([cell, to])
    const way = asked?.choice && (await game.match.ask('way', asked.choice.action))
    expect([way?.cells[0], way?.cells.at(-1)]).toEqual([cell, to])
    expect(way?.price?.key).toBe('corteo.way')
    expect(await game.match.ask('way', { type: 'move', cell: 'nowhere' })).toBeUndefined()
  })
})

describe('several pieces', () => {
  test('of one cell move together by one press; each act is in the record, and one undo takes all back', () => {
    const game = inMovement(def)
    const before = game.session
    const { piece, cell } = takable(game, 1)
    game.press({ cell, piece })
    const group = matesOf(game.view(), piece)
    game.markAll(group)
    const to = freeCell(game)
    game.press({ cell: to })
    expect(group.map((id) => cellOf(game, id))).toEqual(group.map(() => to))
    const acts = stepsOf(game.session).slice(stepCount(before))
    expect(acts.map(({ action }) => action.type)).toEqual(['select', 'move', 'select', 'move'])
    expect(game.view().marked).toEqual([])
    game.undo()
    expect(stateOf(game.session).step).toBe(stateOf(before).step + 1)
    game.undo()
    expect(stateOf(game.session)).toBe(stateOf(before))
  })

  test('dragged with Shift go together, and undo takes back all of it', () => {
    const game = inMovement(def)
    const before = game.session
    const { piece, cell } = takable(game, 1)
    game.dragging.lift({ cell, piece })
    const group = matesOf(game.view(), piece)
    const to = freeCell(game)
    game.dragging.drop({ cell: to, isTogether: true })
    expect(group.map((id) => cellOf(game, id))).toEqual(group.map(() => to))
    game.undo()
    expect(stateOf(game.session)).toBe(stateOf(before))
  })

  test('of each cell go together while this is on, by a press or a drag without Shift; then one goes alone', () => {
    const game = inMovement(def)
    game.setTogether(true)
    expect(game.view().marked).toEqual([])
    const { piece, cell } = takable(game, 1)
    game.dragging.lift({ cell, piece })
    const group = matesOf(game.view(), piece)
    expect(game.view().marked).toEqual(group)
    const to = freeCell(game)
    game.dragging.drop({ cell: to })
    expect(group.map((id) => cellOf(game, id))).toEqual(group.map(() => to))

    const next = takable(game, 1)
    game.press(next)
    expect(game.view().isTogether).toBe(true)
    game.setTogether(false)
    expect(game.view().marked).toEqual([])
    const mates = matesOf(game.view(), next.piece)
    const alone = freeCell(game)
    game.press({ cell: alone })
    expect(mates.filter((id) => cellOf(game, id) === alone)).toEqual([next.piece])
  })

  test('marked one by one act together; the first that may not ends it with the reason', () => {
    const game = inMovement(def)
    const two = readyPieces(game.view()).filter(
      ({ cell }, at, all) => all.findIndex((one) => one.cell === cell) === at,
    )
    // Three pieces do not fit in one cell.
    const three = two.slice(0, 3)
    for (const { piece, cell } of three) expect(game.mark({ piece, cell })).toBe(true)
    expect(game.view().marked).toHaveLength(3)
    game.press({ cell: three[0].cell, piece: three[0].piece })
    expect(heldPiece(game.view())?.id).toBe(three[0].piece)
    const to = freeCell(game)
    game.press({ cell: to })
    const there = three.filter(({ piece }) => cellOf(game, piece) === to)
    expect(there.length).toBeGreaterThan(0)
    expect(there.length).toBeLessThan(3)
    expect(game.view().refusal?.rule).toMatch(/^C-/)
  })

  test('cannot be marked if they cannot be taken', () => {
    const game = inMovement(def)
    const enemy = game.view().table.pieces.find(({ side, kind }) => kind === 'unit' && side === 'power')
    expect(game.mark({ cell: enemy?.cell ?? -1, piece: enemy?.id })).toBe(false)
    expect(game.view().marked).toEqual([])
  })

  test('of a kind are set up by one press around a cell, with one undo', () => {
    const game = new LocalGame(def, { seed: 3 })
    while (game.view().decision?.phase !== 'set-up') game.chooseForMe(false)
    const before = stateOf(game.session)
    const taking = game.view().decision?.choices.find(isTaking)
    const piece = taking?.at.kind === 'piece' ? taking.at.piece : ''
    game.dragging.lift({ cell: -1, piece })
    const kind = pieceOf(game.view().table, piece)?.type
    const group = matesOf(game.view(), piece)
    expect(group.length).toBeGreaterThan(4)
    expect(new Set(group.map((id) => pieceOf(game.view().table, id)?.type))).toEqual(new Set([kind]))
    const place = game.view().decision?.choices.find(({ group }) => group === 'place')
    const to = place?.at.kind === 'cell' ? place.at.cell : -1
    game.dragging.drop({ cell: to, isTogether: true })
    expect(group.every((id) => cellOf(game, id) >= 0)).toBe(true)
    expect(game.view().table.pieces.filter(({ cell, type }) => cell === to && type === kind)).toHaveLength(2)
    expect(game.view().refusal).toBeUndefined()
    game.undo()
    expect(stateOf(game.session)).toBe(before)
  })
})

describe('the last move', () => {
  test('is repeated by the next piece of the kind, the same way if it is legal', () => {
    const game = inMovement(def)
    expect(game.repeatable).toBeUndefined()
    const kinds = readyPieces(game.view()).map(({ piece }) => pieceOf(game.view().table, piece)?.type)
    const first = readyPieces(game.view()).find(
      (_, at) => kinds.indexOf(kinds[at]) !== kinds.lastIndexOf(kinds[at]),
    )
    if (!first) throw new Error('no two of a kind')
    game.dragging.lift(first)
    game.dragging.drop({ cell: freeCell(game) })
    const next = game.repeatable ?? ''
    expect(next).not.toBe(first.piece)
    expect(pieceOf(game.view().table, next)?.type).toBe(pieceOf(game.view().table, first.piece)?.type)
    const steps = stepCount(game.session)
    const from = cellOf(game, next)
    game.repeat()
    const isMoved = cellOf(game, next) !== from
    expect(isMoved || game.view().refusal !== undefined).toBe(true)
    expect(stepCount(game.session)).toBe(steps + (isMoved ? 2 : 1))
  })
})

describe('a press on an own counter', () => {
  test('with another one in hand never puts one onto the other without a question', () => {
    const game = inMovement(def)
    const { piece, cell } = takable(game)
    game.press({ cell, piece })
    const onto = game
      .view()
      .table.pieces.find(
        (one) => one.side === 'march' && one.cell !== cell && movesOf(game).includes(one.cell ?? -1),
      )
    if (onto?.cell === undefined) throw new Error('no own unit in reach')
    const before = stateOf(game.session)
    game.press({ cell: onto.cell, piece: onto.id })
    expect(game.view().menu?.choices.some(({ group }) => group === 'move')).toBe(true)
    expect(stateOf(game.session)).toBe(before)
  })
})

describe('the next piece', () => {
  test('goes round all that can act, in both directions', () => {
    const game = inMovement(def)
    const ready = readyPieces(game.view())
    expect(nextPiece(game.view())).toEqual(ready[0])
    expect(nextPiece(game.view(), ready.at(-1)?.cell)).toEqual(ready[0])
    expect(nextPiece(game.view(), ready[0].cell, true)).toEqual(ready.at(-1))
    game.dragging.lift(ready[0])
    expect(readyPieces(game.view())).toHaveLength(ready.length - 1)
  })
})

describe('the only choice', () => {
  const only = (view: PlayView): PlayView => ({
    ...view,
    decision: view.decision && { ...view.decision, choices: view.decision.choices.slice(0, 1) },
  })
  test('is taken by itself, but not one of two', () => {
    const view = inMovement(def).view()
    expect(forcedChoice(view)).toBeUndefined()
    expect(forcedChoice(only(view))).toBe(view.decision?.choices[0])
  })
  test('is left to the player beside optional actions, after an undo, behind a curtain and at an earlier moment', () => {
    const view = only(inMovement(def).view())
    const { decision } = view
    const others: Partial<PlayView>[] = [
      { optionalActions: decision ? [{ ...decision, optional: true }] : [] },
      { canRedo: true },
      { handover: 'march' },
      { waiting: 'power' },
      { paused: true },
      { botsTurn: true },
      { moment: { last: 9, mayBranch: true } },
      { decision: decision && { ...decision, optional: true } },
    ]
    for (const other of others)
      expect(forcedChoice({ ...view, ...other }), JSON.stringify(other)).toBeUndefined()
  })
})

describe('an act that joins the handling before it', () => {
  /** A person against a bot; bots answer at once. */
  const against = () => {
    const game = new LocalGame(def, { seed: 5, controls: { power: 'random' } })
    while (game.view().decision?.phase !== 'movement' || game.view().botsTurn)
      if (game.botSteps(50) === 0) game.chooseForMe(true)
    return game
  }
  const firstOf = (game: LocalGame): Choice => {
    const choice = game.view().decision?.choices[0]
    if (!choice) throw new Error('nothing to choose')
    return choice
  }

  test('is taken back with it, past the steps of bots between them, and redone with it', () => {
    const game = against()
    const before = stepCount(game.session)
    const done = game.view().decision?.choices.find(({ at }) => at.kind === 'button' && at.button === 'done')
    if (!done) throw new Error('the phase cannot end')
    game.choose(done)
    game.botSteps(2000)
    game.choose(firstOf(game), true)
    const after = stateOf(game.session)
    expect(stepCount(game.session)).toBeGreaterThan(before + 2)
    game.undo()
    expect(stepCount(game.session)).toBe(before)
    game.redo()
    expect(stateOf(game.session)).toBe(after)
  })

  test('stands alone as the first act of its seat', () => {
    const game = new LocalGame(def, { seed: 5 })
    game.choose(firstOf(game), true)
    game.choose(firstOf(game))
    game.undo()
    expect(stepCount(game.session)).toBe(1)
  })
})
