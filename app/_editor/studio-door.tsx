'use client'
import dynamic from 'next/dynamic'
import { useEffect } from 'react'
import { spared } from '../_ui/spared'
import { hearEarlyKeys, takeEarlyKeys } from './early-keys'

const Studio = dynamic(
  spared(() => import('./studio')),
  { ssr: false },
)

/** The studio runs only in the browser: text editor, canvas, worker. What is typed before it is there is heard by the page itself. */
export function StudioDoor({ id, nonce }: { readonly id: string; readonly nonce?: string }) {
  // Who comes from another page of the site brings no text of the page that would have done it.
  useEffect(() => {
    hearEarlyKeys()
    return () => void takeEarlyKeys()
  }, [])
  return (
    <>
      <script
        // Browsers hide the one, and bundles write the other each in their way.
        suppressHydrationWarning
        nonce={nonce}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the text of a function of ours
        dangerouslySetInnerHTML={{ __html: `(${hearEarlyKeys})()` }}
      />
      <Studio id={id} />
    </>
  )
}
