'use client'
import { useTranslations } from 'next-intl'
import { Dialog } from '../../_ui/dialog'
import { KeyList } from '../../_ui/key-list'
import styles from './help-dialog.module.css'
import { areBareKeysOn, type CommandId, keepBareKeys, SHORTCUTS, stampOf } from './shortcuts'
import { useCommandText } from './use-command-text'

/** The nine stamps have similar keys; the first one stands for all. */
const isFurtherStamp = (command: CommandId) => (stampOf(command)?.key ?? 1) > 1

/** All shortcuts, from the table that binds them. The focusable option comes first, so that the dialog opens at its top. */
export function HelpDialog(props: { readonly open: boolean; readonly onClose: () => void }) {
  const t = useTranslations('studio')
  const commandText = useCommandText()
  return (
    <Dialog open={props.open} onClose={props.onClose} title={t('helpTitle')} wide>
      <label className={styles.option}>
        <input
          type="checkbox"
          defaultChecked={areBareKeysOn()}
          onChange={(event) => keepBareKeys(event.target.checked)}
        />
        {t('bareKeys')}
      </label>
      <KeyList
        rows={SHORTCUTS.filter(({ command, keys }) => keys.length > 0 && !isFurtherStamp(command)).map(
          ({ command, keys }) => ({ id: command, does: commandText(command), keys }),
        )}
      />
      <ul className={styles.hints}>
        {(['alt', 'shift', 'pan', 'select', 'board'] as const).map((hint) => (
          <li key={hint}>{t(`helpHint.${hint}`)}</li>
        ))}
      </ul>
    </Dialog>
  )
}
