import { actionKey } from '../../../engine/action-key'
import type { Frame } from '../../../engine/match/port/match'

/** Whether the player at the screen has the same decision as before, with the same choices. */
export const isSameQuestion = (before: Frame, after: Frame): boolean => {
  const [asked, now] = [before.decision, after.decision]
  if (!asked || !now || before.botsTurn || after.botsTurn || before.viewer !== after.viewer) return false
  const answers = ({ choices }: typeof asked) => choices.map(({ action }) => actionKey(action)).join()
  return asked.seat === now.seat && asked.phase === now.phase && answers(asked) === answers(now)
}
