'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { CopyField } from '../../_ui/copy-field'
import icons from '../../_ui/icon-button.module.css'
import { Link2 } from '../../_ui/icons'
import { gameAddress } from '../game-address'
import type { PlayGame } from '../model/play-game'
import type { PlayView } from '../model/play-view'
import styles from './moment-link.module.css'
import { withStoryTexts } from './with-story-texts'

type Props = {
  readonly game: PlayGame
  readonly view: PlayView
  /** The id of the pack or draft. */
  readonly at: string
}

/** The address of the shown moment; empty while the game is not saved. */
export const MomentLink = withStoryTexts(function MomentLink({ game, view: { kept, step }, at }: Props) {
  const t = useTranslations('story.link')
  const [isOpen, setOpen] = useState(false)
  if (kept.id === undefined) return null
  const address = gameAddress(at, game.def.scenario, kept.id, { moment: step })
  return (
    <>
      <button
        type="button"
        className={icons.icon}
        aria-label={t('open')}
        title={t('open')}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        data-link
      >
        <Link2 size={17} />
      </button>
      {isOpen && (
        <div className={styles.row} data-moment-link>
          <CopyField
            text={new URL(address, location.href).href}
            label={t('label', { step })}
            copy={t('copy')}
            copied={t('copied')}
            className={styles.copy}
          />
        </div>
      )}
    </>
  )
})
