/** One undo takes a run of choices back at once, and the next undo a single choice. */
import { expect, test } from 'vitest'
import { corteo, inMovement } from './table'

test('an undo takes back the run, once', () => {
  const game = inMovement(corteo())
  const start = game.view().step
  const take = () => {
    const choice = game.view().decision?.choices.find(({ group }) => group === 'select')
    if (!choice) throw new Error('nothing to take')
    game.choose(choice)
  }
  for (let time = 0; time < 3; time++) take()
  expect(game.lastChosen?.choice.group).toBe('select')
  game.undoTogether(3)
  game.undo()
  expect(game.view().step).toBe(start)
  for (let time = 0; time < 2; time++) take()
  game.undo()
  expect(game.view().step).toBe(start + 1)
  // The run is forgotten once the position is another.
  game.undoTogether(2)
  take()
  game.undo()
  expect(game.view().step).toBe(start + 1)
})
