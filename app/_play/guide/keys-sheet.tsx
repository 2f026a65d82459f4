'use client'
import { useTranslations } from 'next-intl'
import { Button } from '../../_ui/button'
import { Dialog } from '../../_ui/dialog'
import { KeyList } from '../../_ui/key-list'
import { WISHES } from '../screen/play-keys'
import styles from './keys-sheet.module.css'
import { withGuideTexts } from './with-guide-texts'

/** Keys with other names in other languages. */
const NAMED: Readonly<Record<string, 'enter' | 'end' | 'shiftN' | 'shiftEnter'>> = {
  Enter: 'enter',
  End: 'end',
  'Shift+N': 'shiftN',
  'Shift+Enter': 'shiftEnter',
}

const ON_BOARD = [
  { name: 'move', keys: ['← ↑ ↓ →', 'Q E A D Z X'] },
  { name: 'choose', keys: ['Enter'] },
  { name: 'together', keys: ['Shift+Enter'] },
  { name: 'describe', keys: ['I'] },
  { name: 'inspect', keys: ['V'] },
  { name: 'zoom', keys: ['+', '-', '0'] },
] as const
const IN_LISTS = [
  { name: 'step', keys: ['↑ ↓', 'Home', 'End'] },
  { name: 'take', keys: ['Enter'] },
  { name: 'close', keys: ['Esc'] },
] as const
const OF_GAME = [
  { name: 'undo', keys: ['Ctrl+Z', 'Backspace'] },
  { name: 'redo', keys: ['Ctrl+Y'] },
  { name: 'past', keys: [', .', '< >'] },
] as const

/** All keys of the table, from the table that binds them and those of the board. */
export const KeysSheet = withGuideTexts(function KeysSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('guide.keys')
  const groups = [
    { title: t('anywhere'), rows: [...WISHES, ...OF_GAME] },
    { title: t('onBoard'), rows: ON_BOARD },
    { title: t('inLists'), rows: IN_LISTS },
  ]
  return (
    <Dialog title={t('title')} wide testId="keys-sheet" onClose={onClose}>
      {/* The button comes first, so that the sheet opens at its top. */}
      <Button small className={styles.close} onClick={onClose}>
        {t('close')}
      </Button>
      {groups.map(({ title, rows }) => (
        <section key={title} className={styles.group}>
          <h3>{title}</h3>
          <KeyList
            wide
            rows={rows.map(({ name, keys }) => ({
              id: name,
              does: t(`does.${name}`),
              keys: keys.map((key) => (NAMED[key] ? t(`names.${NAMED[key]}`) : key)),
            }))}
          />
        </section>
      ))}
    </Dialog>
  )
})
