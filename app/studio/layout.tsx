import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { hearEarlyKeys } from '../_editor/early-keys'
import { AllTexts } from '../_text/all-texts'

const ELSEWHERE = ['play', 'home', 'front', 'recover']

export default async function StudioLayout({ children }: { children: ReactNode }) {
  const policy = (await headers()).get('content-security-policy') ?? ''
  return (
    <>
      <script
        // Browsers hide it from scripts, so that it is another one when the page comes to life.
        suppressHydrationWarning
        nonce={/'nonce-([^']+)'/.exec(policy)?.[1]}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the text of a function of ours
        dangerouslySetInnerHTML={{ __html: `(${hearEarlyKeys})()` }}
      />
      <AllTexts elsewhere={ELSEWHERE}>{children}</AllTexts>
    </>
  )
}
