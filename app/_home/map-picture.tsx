'use client'
import { useEffect, useRef, useState } from 'react'
import type { PackPicture } from '../../schemas/api'
import { useTheme } from '../_shell/use-theme'
import styles from './home.module.css'

type Draw = (canvas: HTMLCanvasElement, theme: 'light' | 'dark') => void

/** A still picture of a map that fills its box; what is drawn, and what draws it, come after the page. */
export function MapPicture({ address, name }: { address: string; name: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const theme = useTheme()
  const [picture, setPicture] = useState<{ readonly map: string; readonly draw: Draw }>()
  useEffect(() => {
    let wanted = true
    void loadParts(address).then((brought) => wanted && setPicture(brought))
    return () => {
      wanted = false
    }
  }, [address])
  useEffect(() => {
    const target = canvas.current
    if (!target || !picture) return
    const draw = () => picture.draw(target, theme)
    draw()
    void document.fonts.ready.then(draw)
    const observer = new ResizeObserver(draw)
    observer.observe(target)
    return () => observer.disconnect()
  }, [picture, theme])
  const label = picture ? `${name}: ${picture.map}` : name
  return <canvas ref={canvas} className={styles.picture} role="img" aria-label={label} />
}

/** A pack without a map, or a site that does not answer, leaves the box empty: the words beside it say all. */
async function loadParts(address: string) {
  const [answer, { pictureOf }] = await Promise.all([
    fetch(address).catch(() => undefined),
    import('./draw-map'),
  ])
  if (!answer?.ok) return undefined
  const { map, look } = (await answer.json()) as PackPicture
  return map && look && { map: map.id, draw: await pictureOf({ map, look }) }
}
