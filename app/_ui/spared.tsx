'use client'
import { type ComponentType, useEffect, useState } from 'react'

type Part<P> = ComponentType<P> | { readonly default: ComponentType<P> }
type Loaded<P> = { readonly default: ComponentType<P> }

const loaded = <P,>(part: Part<P>): Loaded<P> =>
  typeof part === 'object' && 'default' in part ? part : { default: part }

/**
 * A part of a page that is fetched when it is wanted. One that cannot be fetched leaves its place empty, and the page as it is; it is asked for
 * again when it is wanted again. That something is missing is said by `app/_shell/build-news.ts`.
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
