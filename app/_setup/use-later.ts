'use client'
import { useEffect, useState } from 'react'

/** Returns the result of the latest work; results of outdated keys are dropped; `undefined` on failure. */
export function useLater<T>(work: () => Promise<T>, key: string): T | undefined {
  const [found, setFound] = useState<{ readonly key: string; readonly value: T }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what the work is about
  useEffect(() => {
    let isWanted = true
    work().then(
      (value) => isWanted && setFound({ key, value }),
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [key])
  return found?.key === key ? found.value : undefined
}
