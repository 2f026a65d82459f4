'use client'
import { type ComponentType, useEffect, useState } from 'react'

type Part<P> = ComponentType<P> | { readonly default: ComponentType<P> }
type Loaded<P> = { readonly default: ComponentType<P> }

const loaded = <P,>(part: Part<P>): Loaded<P> =>
  typeof part === 'object' && 'default' in part ? part : { default: part }

/**
 * A part of a page that loads on demand. One that fails to load leaves its place empty, and is requested again later.
 * `app/_shell/build-news.ts` reports the failure.
 */
export const spared =
  <P,>(load: () => Promise<Part<P>>): (() => Promise<Loaded<P>>) =>
  () =>
    load().then(loaded, () => ({ default: later(load) }))

function later<P>(load: () => Promise<Part<P>>): ComponentType<P> {
  return function Later(props) {
    const [Part, setPart] = useState<ComponentType<P>>()
    useEffect(() => {
      let isWanted = true
      load().then(
        (part) => isWanted && setPart(() => loaded(part).default),
        () => {},
      )
      return () => {
        isWanted = false
      }
    }, [])
    return Part ? <Part {...(props as P & object)} /> : null
  }
}
