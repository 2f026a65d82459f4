'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import { valueAt } from '../../../../schemas/walk'
import { Button } from '../../../_ui/button'
import { ChevronLeft, Merge, Trash2 } from '../../../_ui/icons'
import { textFiles } from '../../objects/model/edit'
import { TextInput } from '../../objects/panel/fields'
import { useNameOf, useSession } from '../../studio-context'
import { readYaml } from '../../yaml/read-yaml'
import type { Outlines } from '../controller/outline-controller'
import { neighboursOf } from '../model/borders'
import type { Area } from '../model/sheet'
import styles from './areas.module.css'
import { CornerList } from './corner-list'
import { GroundChoice } from './ground-choice'

type Props = { readonly hand: Outlines; readonly area: Area; readonly onReveal: () => void }

/** The pattern of ids in the schemas. */
const ID = '^[a-z][a-z0-9]*(-[a-z0-9]+)*$'

/** The fields of an area: its names, its ground, its corners, and the areas to merge with. */
export function AreaForm({ hand, area, onReveal }: Props) {
  const t = useTranslations('outlines')
  const nameOf = useNameOf()
  const { commands } = hand
  return (
    <>
      <button
        type="button"
        className={styles.back}
        onClick={() => hand.choose(undefined)}
        data-testid="all-areas"
      >
        <ChevronLeft size={16} aria-hidden="true" />
        {t('all')}
      </button>
      <h2 className={styles.name}>{nameOf('areas', area.id)}</h2>
      <Names hand={hand} area={area} />
      <div className={styles.field}>
        <label htmlFor="area-id">{t('id')}</label>
        <TextInput
          id="area-id"
          value={area.id}
          isRequired
          pattern={ID}
          onChange={(id) => id !== undefined && !commands.area(id) && hand.write(commands.rename(area, id))}
        />
      </div>
      <GroundChoice
        value={area.terrain}
        onChange={(terrain) => hand.write(commands.setTerrain(area, terrain))}
      />
      {area.shape && <Neighbours hand={hand} area={area} />}
      {area.shape && <CornerList key={area.id} hand={hand} area={area} onFocus={onReveal} />}
      <Button
        small
        look="danger"
        icon={<Trash2 size={15} />}
        onClick={() => hand.remove()}
        data-testid="remove-area"
      >
        {t(hand.corner ? 'removeCorner' : 'remove')}
      </Button>
    </>
  )
}

/** The name of an area in every language of the pack. */
function Names({ hand, area }: Pick<Props, 'hand' | 'area'>) {
  const t = useTranslations('outlines')
  const locale = useLocale()
  const { files } = useSession().document
  const languages = useMemo(() => new Intl.DisplayNames(locale, { type: 'language' }), [locale])
  return textFiles(files).map(([language, file]) => {
    const name = valueAt(readYaml(files[file] ?? '').value, ['text', 'areas', area.id, 'name'])
    return (
      <div key={file} className={styles.field}>
        <label htmlFor={`area-name-${language}`}>
          {t('name', { language: languages.of(language) ?? language })}
        </label>
        <TextInput
          id={`area-name-${language}`}
          value={typeof name === 'string' ? name : ''}
          isRequired
          onChange={(next) => next && hand.write(hand.commands.setName(area, file, next))}
        />
      </div>
    )
  })
}

/** The areas that share a border with it and can be merged with it. */
function Neighbours({ hand, area }: Pick<Props, 'hand' | 'area'>) {
  const t = useTranslations('outlines')
  const nameOf = useNameOf()
  const [wanted, setWanted] = useState('')
  const { sheet } = hand
  const near = new Set(neighboursOf(sheet).flatMap((pair) => (pair.includes(area.index) ? pair : [])))
  const others = sheet.areas.filter(({ index }) => near.has(index) && index !== area.index)
  const other = others.find(({ id }) => id === wanted) ?? others[0]
  if (!other) return null
  return (
    <div className={styles.join}>
      <label className={styles.field}>
        {t('join')}
        <select value={other.id} onChange={({ target }) => setWanted(target.value)}>
          {others.map(({ id }) => (
            <option key={id} value={id}>
              {nameOf('areas', id)}
            </option>
          ))}
        </select>
      </label>
      <Button small icon={<Merge size={15} />} onClick={() => hand.merge(other)} data-testid="join-area">
        {t('joinYes')}
      </Button>
    </div>
  )
}
