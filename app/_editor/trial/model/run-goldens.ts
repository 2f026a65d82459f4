import type { GoldenDifference } from '../../../../engine/golden/golden'
import type { RawPack } from '../../../../engine/types'
import type { GoldenTried } from './tried'

/**
 * Replays the recorded games of a checked pack in a worker of its own. Returns a function that stops it. Without a worker it
 * never calls back.
 */
export function runGoldens(
  pack: RawPack,
  onTried: (tried: readonly GoldenTried[]) => void,
  start: () => Worker | undefined = startWorker,
): () => void {
  const worker = start()
  if (!worker) return () => {}
  worker.onmessage = ({ data }: MessageEvent<readonly GoldenTried[] | undefined>) => {
    worker.terminate()
    if (data) onTried(data)
  }
  worker.postMessage(pack)
  return () => worker.terminate()
}

function startWorker(): Worker | undefined {
  try {
    return new Worker(new URL('./golden-worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return undefined
  }
}

/** The games that now differ, and the first move with a difference. */
export function summed(
  tried: readonly GoldenTried[],
):
  | { readonly other: number; readonly first: GoldenTried & { readonly difference: GoldenDifference } }
  | undefined {
  const other = tried.filter(
    (one): one is GoldenTried & { difference: GoldenDifference } => one.difference !== undefined,
  )
  const [first] = other.toSorted((a, b) => a.difference.move - b.difference.move)
  return first && { other: other.length, first }
}
