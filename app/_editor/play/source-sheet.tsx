'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import type { ValuePath } from '../../../engine/types'
import { parse } from '../../../schemas/yaml/parse'
import { withGuideTexts } from '../../_play/guide/with-guide-texts'
import { Button } from '../../_ui/button'
import { Dialog } from '../../_ui/dialog'
import { textOfFile } from '../saving/site/http-store'
import styles from './source-sheet.module.css'

/** `pack`: the id of the required pack with the file, if it is not in this one. */
export type Place = { readonly pack?: string; readonly file: string; readonly path: ValuePath }
type Props = Place & { readonly id: string; readonly onClose: () => void }

/** A file of the pack, read-only, at the value that decided something. It loads on demand and works offline. */
function Sheet({ id, pack, file, path, onClose }: Props) {
  const t = useTranslations('guide.source')
  const text = useText(id, file, pack)
  const line = typeof text === 'string' ? parse(text).locate(path).line : 0
  return (
    <Dialog wide title={pack === undefined ? file : `${pack}: ${file}`} onClose={onClose} testId="source">
      <p role="status">
        {text === undefined ? t('coming') : text === null ? t('failed') : t('line', { line })}
      </p>
      {typeof text === 'string' && <Lines text={text} line={line} name={file} />}
      <div>
        <Button onClick={onClose}>{t('close')}</Button>
      </div>
    </Dialog>
  )
}

export const SourceSheet = withGuideTexts(Sheet)

/** Undefined while it loads, null after a failure. */
function useText(id: string, file: string, pack: string | undefined): string | null | undefined {
  const [text, setText] = useState<string | null>()
  useEffect(() => {
    let isGone = false
    textOfFile(id, file, pack).then(
      (found) => !isGone && setText(found ?? null),
      () => !isGone && setText(null),
    )
    return () => {
      isGone = true
    }
  }, [id, file, pack])
  return text
}

function Lines({
  text,
  line,
  name,
}: {
  readonly text: string
  readonly line: number
  readonly name: string
}) {
  const at = useRef<HTMLElement>(null)
  useEffect(() => {
    at.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by Tab
    <section className={styles.text} tabIndex={0} aria-label={name}>
      <pre>
        {text.split(/\r?\n/).map((one, index) => (
          <code
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text never change
            key={index}
            ref={index + 1 === line ? at : undefined}
            aria-current={index + 1 === line || undefined}
            data-line={index + 1}
          >
            {one}
            {'\n'}
          </code>
        ))}
      </pre>
    </section>
  )
}
