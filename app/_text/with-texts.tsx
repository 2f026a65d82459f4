'use client'
import type { ComponentType } from 'react'
import { GameTexts, type PageTexts } from './game-texts'

const NONE: readonly string[] = []

/** A part of a page whose words come with it: they weigh on no first look. */
export function withTexts<P extends object>(texts: PageTexts, Part: ComponentType<P>): ComponentType<P> {
  return function Spoken(props: P) {
    return (
      <GameTexts rulesets={NONE} more={texts} wait={null}>
        <Part {...props} />
      </GameTexts>
    )
  }
}
