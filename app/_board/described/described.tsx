'use client'
import { type CSSProperties, lazy, Suspense } from 'react'
import { spared } from '../../_ui/spared'
import type { Scene } from '../draw/samples'

/** No first look has it. */
const DescribedScene = lazy(
  spared(async () => ({ default: (await import('./described-scene')).DescribedScene })),
)

type Props = Scene & {
  /** The thing that is pictured, for tests. */
  readonly of: string
  /** The name of the picture, where none stands beside it. */
  readonly name?: string
  readonly margin?: number
}

/** A picture in a panel or a dialog that somebody has opened. Its room is there before it is. */
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
