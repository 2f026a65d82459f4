'use client'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { type Content, type Live, Scene } from './scene'

/** Where the canvas is in the page. */
export function SceneView({
  scene,
  live,
  content,
}: {
  readonly scene: RefObject<Scene | null>
  readonly live: Live
  readonly content: Content
}) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!place.current) return
    const made = new Scene(place.current, live)
    scene.current = made
    return () => {
      scene.current = null
      made.end()
    }
  }, [scene, live])
  useLayoutEffect(() => scene.current?.show(content))
  return <div ref={place} role="presentation" />
}
