'use client'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { useNameOf } from '../../studio-context'
import type { MapObject } from '../model/find'
import type { Placeable } from '../model/placeable'

export type ObjectWords = {
  /** The name of one object of a list. */
  readonly kind: (of: Pick<Placeable, 'list' | 'tag' | 'within'>) => string
  readonly list: (list: string) => string
  readonly title: (object: MapObject) => string
}

/** Names of objects and their kinds: from the pack, or else from the words of the files. */
export function useObjectWords(): ObjectWords {
  const t = useTranslations('objects')
  const nameOf = useNameOf()
  return useMemo(() => {
    const known = (group: 'lists' | 'kinds', id: string) =>
      t.has(`${group}.${id}`) ? t(`${group}.${id}`) : id
    return {
      list: (list) => known('lists', list),
      kind: ({ list, tag, within }) =>
        [...within.map((name) => nameOf('sides', name)), known('kinds', tag ?? list)].join(' · '),
      title: ({ id, unit, side, list, within, lists, cells }) => {
        const around = [...within, ...(unit === undefined || side === undefined ? [] : [side])].map((name) =>
          nameOf('sides', name),
        )
        const isLine = lists.length === 0 && cells.length === 2
        const ends = isLine ? cells.map(({ cell }) => nameOf('areas', cell)).join(' – ') : undefined
        const own =
          unit !== undefined ? nameOf('units', unit) : id === undefined ? undefined : nameOf(list, id)
        return [...around, own ?? ends ?? known('kinds', list)].join(' · ')
      },
    }
  }, [t, nameOf])
}
