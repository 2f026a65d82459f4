import type { ReactNode } from 'react'
import { AllTexts } from '../_text/all-texts'

const ELSEWHERE = ['studio', 'hover', 'fixes', 'migration', 'home', 'front', 'recover']

export default function PlayLayout({ children }: { children: ReactNode }) {
  return <AllTexts elsewhere={ELSEWHERE}>{children}</AllTexts>
}
