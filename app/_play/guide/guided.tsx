'use client'
import type { ComponentType } from 'react'
import { GameTexts, type PageTexts } from '../../_text/game-texts'

const TEXTS: PageTexts = { en: () => import('./text/en.json'), it: () => import('./text/it.json') }
const NONE: readonly string[] = []

/** A part of the table that teaches: its words come with it, and weigh on no first look. */
export function guided<P extends object>(Part: ComponentType<P>): ComponentType<P> {
  return function Guided(props: P) {
    return (
      <GameTexts rulesets={NONE} more={TEXTS} wait={null}>
        <Part {...props} />
      </GameTexts>
    )
  }
}
