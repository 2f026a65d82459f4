import type { Dependencies } from '../../document/dependencies'
import type { PackDocument } from '../../document/document'
import type { Timer } from '../../saving/model/save-queue'
import { type Checked, type Checker, notChecked } from './checker'

/** Milliseconds without a change before the files are checked. */
const CHECK_DELAY = 120
/** Delay before a failed check is repeated; it doubles each time up to the maximum. */
const FIRST_RETRY = 2_000
const LAST_RETRY = 300_000

type Parts = {
  readonly document: PackDocument
  readonly checker: Checker
  readonly required: Dependencies
  readonly timer: Timer
  /** Called with the findings, and whether they belong to the current files. */
  readonly onChecked: (checked: Checked, isCurrent: boolean) => void
}

/** Checks the files whenever the author pauses. */
export class LiveCheck {
  readonly #parts: Parts
  #cancel: (() => void) | undefined
  #asked = 0
  #current: Checked | undefined
  #retry = FIRST_RETRY

  constructor(parts: Parts) {
    this.#parts = parts
    this.#schedule(0)
  }

  /** Handles a change of the files. */
  changed(): void {
    this.#current = undefined
    this.#retry = FIRST_RETRY
    this.#schedule(CHECK_DELAY)
  }

  /** The findings of the current files, without waiting for a pause. */
  async now(): Promise<Checked> {
    this.#cancel?.()
    while (!this.#current) await this.#check()
    return this.#current
  }

  warm(): void {
    this.#parts.checker.warm?.()
  }

  close(): void {
    this.#asked++
    this.#cancel?.()
    this.#parts.checker.close()
  }

  #schedule(delay: number) {
    this.#cancel?.()
    this.#cancel = this.#parts.timer(delay, () => void this.#check())
  }

  /** Retries later, because the files may be fine and the machine only busy. */
  #checkLater() {
    this.#schedule(this.#retry)
    this.#retry = Math.min(LAST_RETRY, this.#retry * 2)
  }

  async #check() {
    const { document, checker, required, onChecked } = this.#parts
    const question = ++this.#asked
    const { files } = document
    const checked = await required
      .follow(files)
      .then((packs) => (question === this.#asked ? checker.check(files, packs) : { diagnostics: [] }))
      .catch(notChecked)
    if (question !== this.#asked) return
    const isCurrent = files === document.files
    this.#current = isCurrent ? checked : undefined
    if (isCurrent && checked.unchecked) this.#checkLater()
    onChecked(checked, isCurrent)
  }
}
