import type { ReactNode } from 'react'
import { AllTexts } from '../_text/all-texts'

const ELSEWHERE = [
  ...['studio', 'hover', 'fixes', 'migration', 'home', 'front', 'recover'],
  // A pack that cannot be opened brings them (`no-game.tsx`).
  ...['characters', 'foreign', 'forms'],
]

export default function PlayLayout({ children }: { children: ReactNode }) {
  return <AllTexts elsewhere={ELSEWHERE}>{children}</AllTexts>
}
