'use client'
import { useTranslations } from 'next-intl'
import type { Refusal } from '../../../engine/types'
import { useRefusalsNow } from '../../_text/game-texts'
import type { Format } from '../../_text/use-say'
import { Ban } from '../../_ui/icons'
import styles from '../screen/panels.module.css'
import { NoteFrame } from './note-frame'

type Props = {
  readonly refusal: Refusal
  readonly format: Format
  readonly onClose: () => void
  /** Opens the rulebook at a statement. */
  readonly onRule: (id: string) => void
  readonly onShowSource?: (place: NonNullable<Refusal['source']>) => void
}

/** A refusal in one line, with the rule and its section, and a link to the deciding number. */
export function RefusalNote({ refusal, format, onClose, onRule, onShowSource }: Props) {
  const t = useTranslations('play')
  const { source } = refusal
  if (!useRefusalsNow()) return null
  return (
    <NoteFrame
      look="refusal"
      sign={<Ban size={17} aria-hidden="true" />}
      closing={t('close')}
      onClose={onClose}
      role="status"
      data-refusal={refusal.rule}
      data-over-board
    >
      <p>
        {capital(format(refusal.message))}{' '}
        <button
          type="button"
          className={styles.rule}
          title={t('rules.read')}
          onClick={() => onRule(refusal.rule)}
          data-rule={refusal.rule}
        >
          {refusal.section ? t('rule', { rule: refusal.rule, section: refusal.section }) : refusal.rule}
        </button>
        {source?.pack !== undefined && (
          <span className={styles.rule} data-source={source.pack}>
            {' '}
            {t('numberIn', { pack: source.pack, file: source.file })}
          </span>
        )}
        {source && onShowSource && (
          <>
            {' '}
            <button type="button" className={styles.link} onClick={() => onShowSource(source)}>
              {t('showNumber')}
            </button>
          </>
        )}
      </p>
    </NoteFrame>
  )
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)
