/** Calls that need the runtime part of a ruleset, which may still have to be loaded. */
import { NotLoaded } from '../../kernel/legality/not-loaded'
import { hasRuntime, loadRuntime } from '../../rulesets'
import type { GameDef } from '../../types'

/** Calls back once the part is loaded, immediately if it is. Returns a function that cancels the wait. */
export type RuntimeLoader = (then: () => void) => () => void

/** `again` receives a function that retries after a failed load. */
export const runtimeLoader =
  (def: GameDef, again: (attempt: () => void) => void = () => {}): RuntimeLoader =>
  (then) => {
    let isWanted = true
    const attempt = () => {
      if (!isWanted) return
      if (hasRuntime(def)) return then()
      loadRuntime(def.ruleset).then(attempt, () => again(attempt))
    }
    attempt()
    return () => {
      isWanted = false
    }
  }

/** Runs at once, or after the missing part is loaded; calls `failed` if loading fails. */
export function withRuntime(def: GameDef, run: () => void, failed: () => void): void {
  try {
    run()
  } catch (cause) {
    if (!(cause instanceof NotLoaded)) throw cause
    loadRuntime(def.ruleset).then(run, failed)
  }
}

/** Returns the result at once, or after the missing part is loaded. */
export const answerWithRuntime = <T>(bring: RuntimeLoader, give: () => T): Promise<T> =>
  new Promise((resolve, reject) => {
    try {
      resolve(give())
    } catch (cause) {
      if (!(cause instanceof NotLoaded)) return reject(cause)
      bring(() => resolve(give()))
    }
  })
