'use client'
import { useTranslations } from 'next-intl'
import { useNameOf, useSession } from '../../studio-context'
import { SHOWER_LISTS, showersIn } from '../model/pictures'

/** All entries of the pack that can show a picture, by list, as options; the value is the index in `showersIn`. */
export function ShowerOptions() {
  const t = useTranslations('pictures')
  const session = useSession()
  const nameOf = useNameOf()
  const showers = showersIn(session.document.files, session.files.ruleset)
  return SHOWER_LISTS.filter((list) => showers.some((one) => one.list === list)).map((list) => (
    <optgroup key={list} label={t(`lists.${list}`)}>
      {showers.map((one, index) =>
        one.list === list ? (
          <option key={one.id} value={index}>
            {nameOf(list === 'mats' ? 'sides' : list, one.id)}
          </option>
        ) : null,
      )}
    </optgroup>
  ))
}
