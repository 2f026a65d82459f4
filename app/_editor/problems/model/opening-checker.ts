import type { RequiredPacks } from '../../../../schemas/checking/checking'
import type { Files } from '../../document/change'
import { changedFiles } from '../../document/document'
import type { DraftStore, Opened } from '../../saving/model/draft-store'
import { type Checker, notChecked } from './checker'

/**
 * Takes the findings of a pack as it was opened from its store, so that a first look does not load the code of the checks. Edited
 * files, and files for which the store has no findings, go to `checker`.
 */
export function openingChecker(
  { place, files: asOpened, others }: Opened,
  store: Pick<DraftStore, 'findings'>,
  checker: Checker,
): Checker {
  let isWarm = false
  let isClosed = false
  let last: readonly [Files, RequiredPacks] | undefined
  /** The store also checks files that are not edited here. */
  const isAsOpened = (files: Files) =>
    others.length === 0 && Object.keys(changedFiles(asOpened, files)).length === 0
  const here = async (files: Files, required: RequiredPacks) => {
    if (isClosed) return notChecked('closed')
    isWarm = true
    return checker.check(files, required)
  }
  return {
    async check(files, required) {
      last = [files, required]
      const isAsked = !isWarm && isAsOpened(files)
      const found = isAsked ? await store.findings?.(place).catch(() => undefined) : undefined
      return found ?? here(files, required)
    },
    warm() {
      if (!isWarm && last) void here(...last)
    },
    close() {
      isClosed = true
      checker.close()
    },
  }
}
