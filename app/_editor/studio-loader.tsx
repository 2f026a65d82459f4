'use client'
import dynamic from 'next/dynamic'
import { useEffect } from 'react'
import { spared } from '../_ui/spared'
import { recordEarlyKeystrokes, takeEarlyKeystrokes } from './commands/early-keystrokes'

const Studio = dynamic(
  spared(() => import('./studio')),
  { ssr: false },
)

/** The studio runs only in the browser: text editor, canvas, worker. Until it has loaded, the page records the keys. */
export function StudioLoader({ id, nonce }: { readonly id: string; readonly nonce?: string }) {
  // A visitor from another page of the site did not load the script of this page.
  useEffect(() => {
    recordEarlyKeystrokes()
    return () => void takeEarlyKeystrokes()
  }, [])
  return (
    <>
      <script
        // Browsers hide the nonce, and bundles print the function differently.
        suppressHydrationWarning
        nonce={nonce}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the text of a function of ours
        dangerouslySetInnerHTML={{ __html: `(${recordEarlyKeystrokes})()` }}
      />
      <Studio id={id} />
    </>
  )
}
