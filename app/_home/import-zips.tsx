'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import type { DraftSummary, ImportAnswer } from '../../schemas/api'
import { kindOfFile } from '../_shell/files/kind-of-file'
import { useFiles } from '../_shell/files/use-files'
import { wordsFor } from '../_shell/files/words'
import { importPack } from './api'
import type { Waiting } from './same-pack'

type Run = (work: () => Promise<string | undefined>) => Promise<unknown>

/** Imports packs from files, one after the other; asks first if a draft of the same pack exists. */
export function useImport(run: Run, reload: () => Promise<void>) {
  const t = useTranslations('home')
  const language = useLocale()
  const [waiting, setWaiting] = useState<Waiting>()

  const said = async (answer: ImportAnswer): Promise<string> => {
    const { countsOf } = await import('../../schemas/checking/findings')
    const { draft, before, diagnostics } = answer
    const { errors, warnings } = countsOf(diagnostics)
    const notes = diagnostics.filter(({ severity, code }) => severity === 'info' && code !== 'I-MORE').length
    const name = { name: draft.name, before: before?.name ?? '' }
    const done = before ? t('updateDone', name) : t('importDone', name)
    return `${done} ${t('found', { errors, warnings, notes })}`
  }
  const bringOne = async (zip: File): Promise<string | undefined> => {
    const answer = await importPack(zip, { ask: true, language })
    if ('same' in answer) {
      setWaiting({ ...answer, zip })
      return undefined
    }
    await reload()
    return said(answer)
  }
  const bring = (files: readonly File[]) =>
    run(async () => {
      const lines: string[] = []
      for (const file of files) {
        const kind = kindOfFile(file)
        lines.push(
          kind === 'zip' ? ((await bringOne(file)) ?? '') : await wordsFor(kind, file.name, language),
        )
      }
      return lines.join(' ').trim() || undefined
    })
  /** The answer: the draft to update, or undefined for a second one. */
  const answer = (update: DraftSummary | undefined) => {
    const zip = waiting?.zip
    setWaiting(undefined)
    if (!zip) return
    void run(async () => {
      const made = await importPack(zip, { update: update?.id, language })
      await reload()
      return 'draft' in made ? said(made) : undefined
    })
  }
  useFiles((files) => void bring(files))
  return { bring, waiting, answer, cancel: () => setWaiting(undefined) }
}
