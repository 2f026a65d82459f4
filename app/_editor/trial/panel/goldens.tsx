'use client'
import { useTranslations } from 'next-intl'
import { Button } from '../../../_ui/button'
import { useWords } from '../../studio-context'
import { summed } from '../model/run-goldens'
import styles from './trial.module.css'
import { useGoldens } from './use-goldens'

/** Whether the recorded games of the pack still replay identically; leads to the first difference. */
export function Goldens({ onReplay }: { readonly onReplay: (file: string, move: number) => void }) {
  const t = useTranslations('studio.goldens')
  const words = useWords()
  const games = useGoldens()
  if (!games || games.length === 0) return null
  const found = summed(games)
  return (
    <div className={styles.trial} data-testid="goldens" data-other={found?.other ?? 0}>
      <p className={styles.told} role="status">
        {found
          ? t('other', {
              count: found.other,
              move: found.first.difference.move,
              file: found.first.file,
              why: words(found.first.difference.message),
            })
          : t('same', { count: games.length })}{' '}
        {found && (
          <Button
            small
            onClick={() => onReplay(found.first.file, found.first.difference.move)}
            data-testid="replay-golden"
          >
            {t('replay')}
          </Button>
        )}
      </p>
    </div>
  )
}
