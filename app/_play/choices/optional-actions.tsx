'use client'
import { useTranslations } from 'next-intl'
import { actionKey } from '../../../engine/action-key'
import type { Choice, Decision } from '../../../engine/types'
import type { Format } from '../../_text/use-say'
import { Button } from '../../_ui/button'
import styles from '../screen/panels.module.css'
import { DEAL } from '../table/deal-phase'

type Props = {
  readonly optionalActions: readonly Decision[]
  readonly format: Format
  readonly onChoose: (choice: Choice) => void
}

/** Optional actions as quiet buttons; deals have a panel of their own. */
export function OptionalActions({ optionalActions, format, onChoose }: Props) {
  const t = useTranslations('play')
  const choices = optionalActions.flatMap((optionalAction) =>
    optionalAction.choices.filter(({ group }) => group !== DEAL),
  )
  if (choices.length === 0) return null
  return (
    <details className={styles.optionalActions} data-besides open={choices.length <= 4}>
      <summary>{t('besides', { count: choices.length })}</summary>
      <div>
        {choices.map((choice) => (
          <Button
            key={actionKey(choice.action)}
            small
            look="quiet"
            data-aside={choice.action.type}
            onClick={() => onChoose(choice)}
          >
            {format(choice.label)}
          </Button>
        ))}
      </div>
    </details>
  )
}
