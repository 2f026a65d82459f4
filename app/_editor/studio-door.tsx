'use client'
import dynamic from 'next/dynamic'
import { useEffect } from 'react'
import { hearEarlyKeys, takeEarlyKeys } from './early-keys'

const Studio = dynamic(() => import('./studio'), { ssr: false })

/** The studio runs only in the browser: text editor, canvas, worker. */
export function StudioDoor({ id }: { readonly id: string }) {
  // Who comes from another page of the site brings no text of the page that would have done it.
  useEffect(() => {
    hearEarlyKeys()
    return () => void takeEarlyKeys()
  }, [])
  return <Studio id={id} />
}
