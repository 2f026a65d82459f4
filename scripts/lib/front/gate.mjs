/**
 * Lets in so many requests at once; some more may wait for a while, in order; all others are told to come again. Anyone who goes
 * away while waiting costs nothing.
 *
 * The first few in the row wait as long as it takes, for they are next: one page asks for a dozen things at once, and a slow machine
 * takes a second for them. Behind them nobody waits for long.
 */
export class Gate {
  #inside = 0
  #queue = []
  /** How the place of each answer is given back. */
  #places = new WeakMap()

  /**
   * @param {{ atOnce: number, waiting: number, patience: number, few?: number, calmly?: number }} size `waiting`: how many may
   * wait at once; `patience`: for how long, in milliseconds; `calmly`: for how long who is among the first `few` by then.
   */
  constructor(size) {
    this.size = size
  }

  /** How many are being answered, and how many wait: for tests. */
  get load() {
    return { inside: this.#inside, waiting: this.#queue.length }
  }

  /**
   * @param {import('node:http').ServerResponse} response
   * @returns {Promise<'in' | 'busy' | 'gone'>} once `in`, the place is given back when the answer has been written.
   */
  enter(response) {
    if (response.destroyed) return Promise.resolve('gone')
    if (this.#inside < this.size.atOnce) {
      this.#takeIn(response)
      return Promise.resolve('in')
    }
    if (this.#queue.length >= this.size.waiting) return Promise.resolve('busy')
    return new Promise((resolve) => this.#wait(response, resolve))
  }

  /** Gives the place of an answer back before it is written: its reader is slow, and the work for it is done. */
  giveBack(response) {
    this.#places.get(response)?.()
  }

  #wait(response, resolve) {
    const leave = (outcome) => {
      clearTimeout(entry.late)
      response.off('close', entry.gone)
      const at = this.#queue.indexOf(entry)
      if (at >= 0) this.#queue.splice(at, 1)
      resolve(outcome)
    }
    const { patience, few = 0, calmly = patience } = this.size
    const since = performance.now()
    const wait = () => {
      entry.late = setTimeout(() => {
        const isSoon = this.#queue.indexOf(entry) < few && performance.now() - since < calmly
        if (isSoon) wait()
        else leave('busy')
      }, patience)
    }
    const entry = { response, leave, gone: () => leave('gone') }
    wait()
    response.once('close', entry.gone)
    this.#queue.push(entry)
  }

  #takeIn(response) {
    this.#inside++
    let isInside = true
    const out = () => {
      if (!isInside) return
      isInside = false
      this.#inside--
      response.off('prefinish', out)
      response.off('close', out)
      this.#next()
    }
    this.#places.set(response, out)
    // Once all of it is written the network has the rest of the work: a slow reader holds no place.
    response.once('prefinish', out)
    response.once('close', out)
  }

  #next() {
    const entry = this.#queue[0]
    if (!entry || this.#inside >= this.size.atOnce) return
    this.#takeIn(entry.response)
    entry.leave('in')
  }
}
