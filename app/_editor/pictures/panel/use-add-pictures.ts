'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Change, Files } from '../../document/change'
import { useSession } from '../../studio-context'
import { added, idFor, idsIn, roomIn } from '../model/pictures'
import { MADE, type Reencoded, reencoded } from '../model/reencode'

/** Further changes in the same step when a picture is added under an id. */
export type Using = (files: Files, id: string) => readonly Change[]

export type Said = { readonly text: string; readonly isBad: boolean }

export const kilobytes = (bytes: number, language: string): string =>
  `${new Intl.NumberFormat(language, { maximumFractionDigits: 0 }).format(Math.ceil(bytes / 1000))} kB`

/** Re-encodes pictures and adds them to the pack, each as a step of its own, and shows the results. */
export function useAddPictures() {
  const t = useTranslations('pictures')
  const language = useLocale()
  const session = useSession()
  const [said, setSaid] = useState<readonly Said[]>([])
  const [isBusy, setBusy] = useState(false)
  const bad = (text: string): Said => ({ text, isBad: true })

  const put = (name: string, picture: Reencoded, using?: Using): Said => {
    const { files } = session.document
    const { made, from } = picture
    if (made.bytes > roomIn(files).left) return bad(t('full', { name }))
    const id = idFor(name, idsIn(files))
    const changes = added(files, { ...picture, id })
    if (!changes) return bad(t('noList', { name }))
    session.files.step('add', `art/${id}.${picture.ending}`, [...changes, ...(using?.(files, id) ?? [])])
    const values = {
      ...made,
      id,
      bytes: kilobytes(made.bytes, language),
      before: from.width,
      beforeDown: from.height,
    }
    return { text: t(made.width < from.width ? 'smaller' : 'added', values), isBad: false }
  }

  const add = async (chosen: readonly File[], usingOf?: (file: File) => Using | undefined) => {
    setBusy(true)
    const heard: Said[] = []
    for (const file of chosen) {
      const answer = await reencoded(file)
      const fault =
        typeof answer === 'string'
          ? t(`refused.${answer}`, { name: file.name, bytes: MADE.bytes / 1000 })
          : undefined
      heard.push(typeof answer === 'string' ? bad(fault ?? '') : put(file.name, answer, usingOf?.(file)))
      setSaid([...heard])
    }
    setBusy(false)
    return heard
  }
  return { said, isBusy, add }
}
