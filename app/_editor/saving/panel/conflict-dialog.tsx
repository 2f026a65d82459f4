'use client'
import { useTranslations } from 'next-intl'
import { bytesIn, isPicture } from '../../../../schemas/pictures/file'
import { Button } from '../../../_ui/button'
import { Dialog } from '../../../_ui/dialog'
import { useSaveState, useWorkbench } from '../../studio-context'
import { firstDifference } from '../model/first-difference'
import styles from './conflict-dialog.module.css'

/** Shows both versions of a file that two people (or two tabs) changed, and offers a choice. Neither version is lost. */
export function ConflictDialog() {
  const t = useTranslations('studio.conflict')
  const { queue } = useWorkbench()
  const state = useSaveState()
  if (state.type !== 'conflict') return null
  return (
    <Dialog title={t('title')} wide testId="conflict">
      <p className={styles.lead}>{t('lead')}</p>
      {state.clashes.map(({ file, mine, theirs }) => {
        const shown = isPicture(file) ? bothSizes(mine, theirs) : firstDifference(mine ?? '', theirs ?? '')
        return (
          <section key={file} className={styles.clash}>
            <h3>{t('file', { file, line: shown.line })}</h3>
            <div className={styles.sides}>
              <Version
                name={t('mine')}
                lines={mine === undefined ? undefined : shown.mine}
                gone={t('gone')}
              />
              <Version
                name={t('theirs')}
                lines={theirs === undefined ? undefined : shown.theirs}
                gone={t('gone')}
              />
            </div>
          </section>
        )
      })}
      <div className={styles.buttons}>
        <Button onClick={() => void queue.resolve('theirs')} data-testid="take-theirs">
          {t('takeTheirs')}
        </Button>
        <Button look="main" onClick={() => void queue.resolve('mine')} data-testid="keep-mine">
          {t('keepMine')}
        </Button>
      </div>
    </Dialog>
  )
}

/** Pictures are shown by their size in bytes, because they cannot be compared line by line. */
const bothSizes = (mine = '', theirs = '') => {
  const size = (base64: string) => [`${bytesIn(base64)} B`]
  return { line: 1, mine: size(mine), theirs: size(theirs) }
}

function Version(props: {
  readonly name: string
  readonly lines: readonly string[] | undefined
  readonly gone: string
}) {
  return (
    <div>
      <h4>{props.name}</h4>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are read by keys too */}
      <pre tabIndex={0}>{props.lines?.join('\n') ?? props.gone}</pre>
    </div>
  )
}
