'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { schemaFor } from '../../../../schemas/catalogue'
import type { ValuePath } from '../../../../schemas/diagnostic'
import { rangeOf } from '../../../../schemas/language/range'
import { loadSentences } from '../../../../schemas/sentences/load'
import { Sayer, type Sentences } from '../../../../schemas/sentences/sayer'
import { inFull } from '../../../../schemas/short'
import { withTexts } from '../../../_text/with-texts'
import panel from '../../frame/panel.module.css'
import { LAZY_MESSAGES } from '../../lazy-messages'
import type { EditorSession } from '../../session'
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
  const { groups, isReady } = useBlocks()
  const goTo = (path: ValuePath) => {
    const on = typeof path.at(-1) === 'string' ? 'key' : 'value'
    const range = rangeOf(readInFull(session, file), path, on)
    if (!range) return
    session.selection.reveal(file, { start: range.from, end: range.from })
    props.onGoTo()
  }
  return (
    <section className={panel.panel} aria-label={title} data-testid="blocks">
      <div className={panel.head}>
        <h2 className={panel.title}>{title}</h2>
        <span>{groups.length === 0 ? (isReady ? t('none') : '') : t('hint')}</span>
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

/** The text of a file with its blocks in the long form, at their places in the text. */
function readInFull({ document, files }: EditorSession, file: string, text = document.text(file) ?? '') {
  const kind = schemaFor(file, files.ruleset)
  const parsed = parseText(text)
  return kind ? inFull(kind, parsed) : parsed
}

/** The sentences of the ruleset in the language of the page, when they have been fetched. */
function useSentences(ruleset = ''): Sentences | undefined {
  const language = useLocale()
  const [sentences, setSentences] = useState<Sentences>()
  useEffect(() => {
    let isWanted = true
    void loadSentences(ruleset, language).then((loaded) => {
      if (isWanted) setSentences(loaded)
    })
    return () => {
      isWanted = false
    }
  }, [ruleset, language])
  return sentences
}

const NONE: readonly BlockGroup[] = []

function useBlocks(): { readonly groups: readonly BlockGroup[]; readonly isReady: boolean } {
  const t = useTranslations('blockPhrases')
  const session = useSession()
  const { file, checked } = useSessionState()
  const name = useNameOf()
  const text = session.document.text(file) ?? ''
  const units = checked.pack?.units.units
  const { ruleset } = session.files
  const sentences = useSentences(ruleset)
  const isReadWhole = useSyncExternalStore(onReader, isReaderHere, isReaderHere)
  const groups = useMemo(() => {
    void isReadWhole
    if (sentences === undefined) return NONE
    const powers = new Map(units?.map((unit) => [unit.id, 'power' in unit ? Number(unit.power) : undefined]))
    const read = schemaFor(file, ruleset) === 'scenario' ? blocksOf : outlineOf
    return read(readInFull(session, file, text).value, {
      ...phrasesOf(t),
      sayer: new Sayer(sentences, name),
      name,
      power: (unit) => powers.get(unit),
    })
  }, [session, text, isReadWhole, file, ruleset, sentences, units, name, t])
  return { groups, isReady: sentences !== undefined }
}
