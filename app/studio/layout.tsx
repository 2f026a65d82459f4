import type { ReactNode } from 'react'
import { AllTexts } from '../_text/all-texts'

const ELSEWHERE = ['play', 'home', 'front', 'recover']

export default function StudioLayout({ children }: { children: ReactNode }) {
  return <AllTexts elsewhere={ELSEWHERE}>{children}</AllTexts>
}
