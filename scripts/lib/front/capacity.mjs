/**
 * Bounds the memory for bytes of slow networks: incoming bodies, and responses that readers do not take. Each owner (a network) has
 * a bounded share. Above a bound, the oldest transfer of the owner with the largest share is given up: a client with a working
 * network has finished long before.
 */

/** Most bytes and transfers, of all owners together (`all`) and of one owner (`each`). */
export const capacitySizes = {
  all: { bytes: 192_000_000, transfers: 2000 },
  each: { bytes: 96_000_000, transfers: 200 },
}

/**
 * @typedef {{ owner: string, bytes: number, giveUp?: (code: string) => void }} Transfer without `giveUp` it stays until it is
 * closed
 */

export class TransferCapacity {
  /** Ordered, oldest first. */
  #transfers = new Set()

  constructor(sizes = capacitySizes) {
    this.sizes = sizes
  }

  /** Returns the bytes and transfers of one owner, or of all. */
  load(owner) {
    const sum = { bytes: 0, transfers: 0 }
    for (const transfer of this.#transfers) {
      if (owner !== undefined && transfer.owner !== owner) continue
      sum.bytes += transfer.bytes
      sum.transfers++
    }
    return sum
  }

  /** @param {Transfer} transfer its `giveUp` is called at most once, if it has to make room for others */
  open(transfer) {
    this.#transfers.add(transfer)
    this.#makeRoom(transfer.owner)
  }

  /** Updates the bytes that a transfer holds. */
  hold(transfer, bytes) {
    const grows = bytes > transfer.bytes
    transfer.bytes = bytes
    if (grows) this.#makeRoom(transfer.owner)
  }

  close(transfer) {
    this.#transfers.delete(transfer)
  }

  #makeRoom(owner) {
    const { all, each } = this.sizes
    while (isOver(this.load(owner), each) && this.#giveUp(owner, 'too-many-at-once'));
    while (isOver(this.load(), all) && this.#owners().some((one) => this.#giveUp(one, 'site-busy')));
  }

  /** Returns the owners, largest share first. */
  #owners() {
    const { bytes, transfers } = this.sizes.all
    const part = (owner) => {
      const load = this.load(owner)
      return Math.max(load.bytes / bytes, load.transfers / transfers)
    }
    const owners = new Set([...this.#transfers].map((transfer) => transfer.owner))
    return [...owners]
      .map((owner) => [part(owner), owner])
      .sort((a, b) => b[0] - a[0])
      .map(([, owner]) => owner)
  }

  /** Gives up the oldest transfer of an owner, or returns false if there is none. */
  #giveUp(owner, code) {
    for (const transfer of this.#transfers) {
      if (transfer.owner !== owner || !transfer.giveUp) continue
      this.close(transfer)
      transfer.giveUp(code)
      return true
    }
    return false
  }
}

const isOver = (load, size) => load.bytes > size.bytes || load.transfers > size.transfers
