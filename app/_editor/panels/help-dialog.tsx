'use client'
import { useTranslations } from 'next-intl'
import { Dialog } from '../../_ui/dialog'
import { areBareKeysOn, type CommandId, keepBareKeys, SHORTCUTS, stampOf } from '../shortcuts'
import { useCommandText } from '../use-command-text'
import styles from './help-dialog.module.css'

/** Nine stamps have keys of the same kind; the first stands for all. */
const isFurtherStamp = (command: CommandId) => (stampOf(command)?.key ?? 1) > 1

/** Every shortcut, from the same table that binds them. What takes the focus stands first, so that it begins at its beginning. */
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
      <dl className={styles.keys}>
        {SHORTCUTS.filter(({ command, keys }) => keys.length > 0 && !isFurtherStamp(command)).map(
          ({ command, keys }) => (
            <div key={command}>
              <dt>{commandText(command)}</dt>
              <dd>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dd>
            </div>
          ),
        )}
      </dl>
      <ul className={styles.hints}>
        {(['alt', 'shift', 'pan', 'select', 'board'] as const).map((hint) => (
          <li key={hint}>{t(`helpHint.${hint}`)}</li>
        ))}
      </ul>
    </Dialog>
  )
}
