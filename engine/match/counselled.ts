/** What needs the counsel of a game, which may still have to be fetched. */
import { NoCounsel } from '../kernel/no-counsel'
import { hasCounsel, loadToPlay } from '../rulesets'
import type { GameDef } from '../types'

/** Calls back once counsel is at hand, at once where it is. Answers how to stop waiting for it. */
export type Bringer = (then: () => void) => () => void

/** `again` is given what tries once more, after what could not be fetched. */
export const bringer =
  (def: GameDef, again: (attempt: () => void) => void = () => {}): Bringer =>
  (then) => {
    let isWanted = true
    const attempt = () => {
      if (!isWanted) return
      if (hasCounsel(def)) return then()
      loadToPlay([def.ruleset]).then(attempt, () => again(attempt))
    }
    attempt()
    return () => {
      isWanted = false
    }
  }

/** Does something at once, or once the counsel that it turned out to need has come; `failed` where that cannot be fetched. */
export function counselled(def: GameDef, run: () => void, failed: () => void): void {
  try {
    run()
  } catch (cause) {
    if (!(cause instanceof NoCounsel)) throw cause
    loadToPlay([def.ruleset]).then(run, failed)
  }
}

/** What is given at once, or once the counsel that it turned out to need was brought. */
export const counselledAnswer = <T>(bring: Bringer, give: () => T): Promise<T> =>
  new Promise((resolve, reject) => {
    try {
      resolve(give())
    } catch (cause) {
      if (!(cause instanceof NoCounsel)) return reject(cause)
      bring(() => resolve(give()))
    }
  })
