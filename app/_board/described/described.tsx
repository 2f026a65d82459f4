'use client'
import { type CSSProperties, lazy, Suspense } from 'react'
import { spared } from '../../_ui/spared'
import type { Scene } from '../draw/samples'

/** Loaded on demand, because no first look needs it. */
const DescribedScene = lazy(
  spared(async () => ({ default: (await import('./described-scene')).DescribedScene })),
)

type Props = Scene & {
  /** The id of the pictured object, for tests. */
  readonly of: string
  /** Accessible name, unless a text beside the picture names it. */
  readonly name?: string
  readonly margin?: number
}

/** A picture in an open panel or dialog. Its space is reserved while it loads. */
export function Described({ of, name, margin, ...scene }: Props) {
  const { width, height } = scene
  const style: CSSProperties = { display: 'block', flex: 'none', width, height, margin }
  const called = name === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name }
  return (
    <span {...called} style={style} data-described={of}>
      <Suspense fallback={null}>
        <DescribedScene {...scene} />
      </Suspense>
    </span>
  )
}
