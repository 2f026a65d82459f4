'use client'
import { useTranslations } from 'next-intl'
import { useMemo, useSyncExternalStore } from 'react'
import { schemaFor } from '../../../../schemas/catalogue'
import type { ValuePath } from '../../../../schemas/diagnostic'
import { rangeOf } from '../../../../schemas/language/range'
import { withTexts } from '../../../_text/with-texts'
import panel from '../../frame/panel.module.css'
import { LAZY_MESSAGES } from '../../lazy-messages'
import { useNameOf, useSession, useSessionState } from '../../studio-context'
import { isReaderHere, onReader, parseText } from '../../yaml/parse-text'
import { type BlockGroup, blocksOf } from '../model/lines'
import { outlineOf } from '../model/outline'
import { phrasesOf } from '../model/words'
import styles from './blocks-panel.module.css'

function Blocks(props: { readonly onGoTo: () => void }) {
  const t = useTranslations('blockPhrases')
  const title = useTranslations('studio')('blocks')
  const session = useSession()
  const { file } = useSessionState()
  const groups = useBlocks()
  const goTo = (path: ValuePath) => {
    const on = typeof path.at(-1) === 'string' ? 'key' : 'value'
    const range = rangeOf(parseText(session.document.text(file) ?? ''), path, on)
    if (!range) return
    session.selection.reveal(file, { start: range.from, end: range.from })
    props.onGoTo()
  }
  return (
    <section className={panel.panel} aria-label={title} data-testid="blocks">
      <div className={panel.head}>
        <h2 className={panel.title}>{title}</h2>
        <span>{groups.length === 0 ? t('none') : t('hint')}</span>
      </div>
      {groups.map(({ id, title, lines }) => (
        <div key={id} className={styles.group}>
          <h3 className={panel.title} id={`blocks-${id}`}>
            {t.has(`groups.${id}`) ? t(`groups.${id}`) : title}
          </h3>
          <ul aria-labelledby={`blocks-${id}`}>
            {lines.map(({ path, name, summary }) => (
              <li key={path.join('.')}>
                <button
                  type="button"
                  className={styles.line}
                  onClick={() => goTo(path)}
                  data-testid="block"
                  data-path={path.join('.')}
                >
                  <span className={styles.name}>{name}</span>
                  <span className={styles.summary}>{summary}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

/** The contents of the open file in words; each line leads to its place in the text. */
export const BlocksPanel = withTexts(LAZY_MESSAGES, Blocks)

function useBlocks(): BlockGroup[] {
  const t = useTranslations('blockPhrases')
  const session = useSession()
  const { file, checked } = useSessionState()
  const name = useNameOf()
  const text = session.document.text(file) ?? ''
  const units = checked.pack?.units.units
  const { ruleset } = session.files
  const isReadWhole = useSyncExternalStore(onReader, isReaderHere, isReaderHere)
  return useMemo(() => {
    void isReadWhole
    const powers = new Map(units?.map((unit) => [unit.id, 'power' in unit ? Number(unit.power) : undefined]))
    const read = schemaFor(file, ruleset) === 'scenario' ? blocksOf : outlineOf
    return read(parseText(text).value, {
      ...phrasesOf(t),
      name,
      power: (unit) => powers.get(unit),
    })
  }, [text, isReadWhole, file, ruleset, units, name, t])
}
