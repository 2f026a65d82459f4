import type { ReactNode } from 'react'
import { AllTexts } from '../_text/all-texts'

const ELSEWHERE = [
  ...['play', 'home', 'front', 'recover'],
  // The table in the studio brings them.
  ...['blocks.event', 'blocks.table', 'blocks.answer', 'blocks.outcome'],
  ...['kernel.deal.prompt', 'kernel.deal.choice', 'kernel.deal.event'],
]

export default function StudioLayout({ children }: { children: ReactNode }) {
  return <AllTexts elsewhere={ELSEWHERE}>{children}</AllTexts>
}
