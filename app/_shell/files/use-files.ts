'use client'
import { type RefObject, useEffect, useRef } from 'react'
import { type TakeFiles, takeFiles } from './file-drops'

/** Takes files dropped on the page or on a part of it; none while `take` is undefined. */
export function useFiles(take: TakeFiles | undefined, within?: RefObject<Element | null>): void {
  const latest = useRef(take)
  latest.current = take
  const isOn = take !== undefined
  useEffect(
    () =>
      isOn
        ? takeFiles(
            (files, where) => latest.current?.(files, where),
            () => within?.current,
          )
        : undefined,
    [isOn, within],
  )
}
