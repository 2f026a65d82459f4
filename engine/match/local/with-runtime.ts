/** Calls that need the runtime part of a ruleset, which may still have to be loaded. */
import { NoCounsel } from '../../kernel/legality/not-loaded'
import { hasCounsel, loadToPlay } from '../../rulesets'
import type { GameDef } from '../../types'

/** Calls back once the part is loaded, immediately if it is. Returns a function that cancels the wait. */
export type Bringer = (then: () => void) => () => void

/** `again` receives a function that retries after a failed load. */
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

/** Runs at once, or after the missing part is loaded; calls `failed` if loading fails. */
export function counselled(def: GameDef, run: () => void, failed: () => void): void {
  try {
    run()
  } catch (cause) {
    if (!(cause instanceof NoCounsel)) throw cause
    loadToPlay([def.ruleset]).then(run, failed)
  }
}

/** Returns the result at once, or after the missing part is loaded. */
export const counselledAnswer = <T>(bring: Bringer, give: () => T): Promise<T> =>
  new Promise((resolve, reject) => {
    try {
      resolve(give())
    } catch (cause) {
      if (!(cause instanceof NoCounsel)) return reject(cause)
      bring(() => resolve(give()))
    }
  })
