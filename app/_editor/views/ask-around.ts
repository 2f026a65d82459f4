import type { RawPack } from '../../../engine/types'
import type { AroundAnswer, AroundQuestion } from './around-worker'

type Asked = Omit<AroundQuestion, 'id' | 'pack'> & { readonly pack: RawPack }
type Said = AroundAnswer extends infer A ? (A extends unknown ? Omit<A, 'id'> : never) : never

/** Asks the rules in a worker, so that the map never waits; only the answer to the last question is heard. */
export class AroundAsker {
  readonly #worker: Worker | undefined
  #pack: RawPack | undefined
  #last = 0
  #hear: (said: Said) => void = () => {}

  constructor(start: () => Worker | undefined = startWorker) {
    this.#worker = start()
    if (!this.#worker) return
    this.#worker.onmessage = ({ data: { id, ...said } }: MessageEvent<AroundAnswer>) => {
      if (id === this.#last) this.#hear(said as Said)
    }
    this.#worker.onerror = ({ message }) => this.#hear(failure(message))
  }

  ask({ pack, ...asked }: Asked, hear: (said: Said) => void): void {
    this.#hear = hear
    if (!this.#worker) hear(failure('worker'))
    const id = ++this.#last
    this.#worker?.postMessage({
      id,
      ...asked,
      ...(pack === this.#pack ? {} : { pack }),
    } satisfies AroundQuestion)
    this.#pack = pack
  }

  close(): void {
    this.#hear = () => {}
    this.#worker?.terminate()
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
