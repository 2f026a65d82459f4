/**
 * Limits concurrent requests. Some more may wait for a while, in order; all others are told to retry. A client that disconnects
 * while waiting costs nothing.
 *
 * The first few in the queue may wait longer, because they are next: one page makes a dozen requests at once, and a slow machine
 * takes a second for them. The others wait only briefly.
 */
export class Gate {
  #inside = 0
  #queue = []
  /** The function that releases each response's place. */
  #places = new WeakMap()

  /**
   * @param {{ atOnce: number, waiting: number, patience: number, few?: number, calmly?: number }} size `waiting`: most requests in
   * the queue. `patience`: their timeout in milliseconds. `calmly`: the timeout of the first `few`.
   */
  constructor(size) {
    this.size = size
  }

  /** The numbers of running and of waiting requests, for tests. */
  get load() {
    return { inside: this.#inside, waiting: this.#queue.length }
  }

  /**
   * @param {import('node:http').ServerResponse} response
   * @returns {Promise<'in' | 'busy' | 'gone'>} after `in`, the place is released when the response has been written.
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

  /** Releases the place of a response early: its work is done, and only its reader is slow. */
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
    // After everything is written, the network does the rest: a slow reader holds no place.
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
