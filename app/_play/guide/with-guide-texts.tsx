'use client'
import type { ComponentType } from 'react'
import type { PageTexts } from '../../_text/game-texts'
import { withTexts } from '../../_text/with-texts'

const TEXTS: PageTexts = { en: () => import('./text/en.json'), it: () => import('./text/it.json') }

/** Wraps a part of the table with the texts of the guide. */
export const withGuideTexts = <P extends object>(Part: ComponentType<P>): ComponentType<P> =>
  withTexts(TEXTS, Part)
