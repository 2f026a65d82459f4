'use client'
import { useTranslations } from 'next-intl'
import type { Choice } from '../../../engine/types'
import { readyPieces } from '../model/next-piece'
import type { PlayView } from '../model/play-view'
import styles from '../playtest.module.css'

/** The number of pieces that can still act, on the button that ends the phase for them too. Rulesets name that button alike. */
export function StillToAct({ choice: { at }, view }: { readonly choice: Choice; readonly view: PlayView }) {
  const t = useTranslations('play.handling')
  const left = at.kind === 'button' && at.button === 'done' ? readyPieces(view).length : 0
  if (left === 0) return null
  return (
    <small className={styles.left} data-left={left}>
      {t('left', { count: left })}
    </small>
  )
}
