'use client'
import { useTranslations } from 'next-intl'
import field from '../../../_ui/field.module.css'
import { laidOnMap } from '../../pictures/model/fitting'
import { showersIn, shownOn, underlaid } from '../../pictures/model/pictures'
import { ShowerOptions } from '../../pictures/panel/shower-options'
import type { Using } from '../../pictures/panel/use-add-pictures'
import type { EditorSession } from '../../session'
import { isMapFile } from '../../session/pack-files'
import { useSession } from '../../studio-context'
import styles from './drop.module.css'

/** Only in the pack, as an underlay, or the index of the entry that shows it. */
export type UseKey = 'pack' | 'underlay' | `${number}`

export function changesFor(session: EditorSession, key: UseKey): Using {
  const { map, ruleset } = session.files
  if (key === 'pack') return () => []
  if (key !== 'underlay') {
    const shower = showersIn(session.document.files, ruleset)[Number(key)]
    return (files, id) => (shower ? shownOn(files, shower, id) : [])
  }
  const { grid } = map ?? {}
  if (!map || !grid || !isMapFile(map.file)) return () => []
  return (files, picture) =>
    underlaid(files, map.file, { ...(map.board?.underlay ?? laidOnMap(grid)), picture }) ?? []
}

export function PictureUse(props: { readonly value: UseKey; readonly onChange: (use: UseKey) => void }) {
  const t = useTranslations('drop')
  const session = useSession()
  const { map } = session.files
  return (
    <label className={styles.path}>
      {t('use')}
      <select
        className={field.field}
        value={props.value}
        onChange={(event) => props.onChange(event.target.value as UseKey)}
      >
        {map?.grid && isMapFile(map.file) && (
          <option value="underlay">{t('underlay', { map: map.file })}</option>
        )}
        <option value="pack">{t('pack')}</option>
        <ShowerOptions />
      </select>
    </label>
  )
}
