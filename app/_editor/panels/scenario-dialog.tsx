'use client'
import { Play } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '../../_ui/button'
import { Dialog } from '../../_ui/dialog'
import { useNameOf } from '../studio-context'
import styles from './chooser.module.css'

/** Which of the pack's scenarios to play. */
export function ScenarioDialog(props: {
  readonly scenarios: readonly string[]
  readonly onChoose: (scenario: string) => void
  readonly onClose: () => void
}) {
  const t = useTranslations('studio')
  const nameOf = useNameOf()
  return (
    <Dialog onClose={props.onClose} title={t('chooseScenario')}>
      <div className={styles.list}>
        {props.scenarios.map((id) => (
          <Button
            key={id}
            icon={<Play size={15} />}
            onClick={() => props.onChoose(id)}
            data-testid={`scenario-${id}`}
          >
            {nameOf('scenarios', id)}
          </Button>
        ))}
      </div>
    </Dialog>
  )
}
