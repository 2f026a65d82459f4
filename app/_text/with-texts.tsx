'use client'
import type { ComponentType } from 'react'
import { GameTexts, type PageTexts } from './game-texts'

const NONE: readonly string[] = []

/** Wraps a part of a page that loads its own texts, so that the first look does not load them. */
export function withTexts<P extends object>(texts: PageTexts, Part: ComponentType<P>): ComponentType<P> {
  return function Spoken(props: P) {
    return (
      <GameTexts rulesets={NONE} more={texts} wait={null}>
        <Part {...props} />
      </GameTexts>
    )
  }
}
