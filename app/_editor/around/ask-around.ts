import type { RawPack } from '../../../engine/types'
import { watchWorker } from '../../_shell/watch-worker'
import type { AroundAnswer, AroundQuestion, FromAround } from './around-worker'

type Asked = Omit<AroundQuestion, 'id' | 'pack'> & { readonly pack: RawPack }
type Said = AroundAnswer extends infer A ? (A extends unknown ? Omit<A, 'id'> : never) : never

/** Asks the rules in a worker, so that the map never waits; only the last question is answered. A dead worker is replaced. */
export class AroundAsker {
  #worker: Worker | undefined
  #stopWatching = () => {}
  #pack: RawPack | undefined
  #last = 0
  /** The last unanswered question. */
  #waiting: Asked | undefined
  #hear: (said: Said) => void = () => {}

  constructor(
    private readonly start: () => Worker | undefined = startWorker,
    private readonly watch = watchWorker,
  ) {
    this.#connect()
  }

  ask(asked: Asked, hear: (said: Said) => void): void {
    this.#hear = hear
    if (!this.#worker) hear(failure('worker'))
    this.#post(asked)
  }

  close(): void {
    this.#hear = () => {}
    this.#stopWatching()
    this.#worker?.terminate()
  }

  #connect() {
    this.#worker = this.start()
    this.#pack = undefined
    if (!this.#worker) return
    this.#worker.onmessage = ({ data }: MessageEvent<FromAround>) => {
      if (data === 'alive' || data.id !== this.#last) return
      const { id: _, ...said } = data
      this.#waiting = undefined
      this.#hear(said as Said)
    }
    this.#worker.onerror = ({ message }) => this.#hear(failure(message))
    this.#stopWatching = this.watch(this.#worker, () => this.#replace())
  }

  #replace() {
    this.#worker?.terminate()
    this.#connect()
    if (this.#waiting) this.#post(this.#waiting)
  }

  #post(asked: Asked) {
    this.#waiting = asked
    const { pack, ...rest } = asked
    const question = { id: ++this.#last, ...rest, ...(pack === this.#pack ? {} : { pack }) }
    this.#worker?.postMessage(question satisfies AroundQuestion)
    this.#pack = pack
  }
}

const failure = (reason: string): Said => ({ whyNot: { key: 'around.failed', values: { reason } } })

function startWorker(): Worker | undefined {
  try {
    return new Worker(new URL('./around-worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return undefined
  }
}
