/** A clock that tests advance. */
export class FakeTimer {
  now = 0
  #waiting: { at: number; run: () => void }[] = []

  after = (milliseconds: number, run: () => void) => {
    const entry = { at: this.now + milliseconds, run }
    this.#waiting.push(entry)
    return () => {
      this.#waiting = this.#waiting.filter((other) => other !== entry)
    }
  }

  /** Advances the clock, runs due timers, and lets promises settle in between. */
  async pass(milliseconds: number) {
    const until = this.now + milliseconds
    await settle()
    for (;;) {
      const next = this.#waiting.filter((entry) => entry.at <= until).sort((a, b) => a.at - b.at)[0]
      if (!next) break
      this.#waiting = this.#waiting.filter((entry) => entry !== next)
      this.now = next.at
      next.run()
      await settle()
    }
    this.now = until
  }

  get waiting() {
    return this.#waiting.length
  }
}

/** Lets every pending promise settle. */
export async function settle() {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve()
}
