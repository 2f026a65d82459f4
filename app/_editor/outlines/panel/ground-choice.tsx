'use client'
import { useTranslations } from 'next-intl'
import { useNameOf, useSession } from '../../studio-context'
import styles from './areas.module.css'

/** A choice of the ground for an area. */
export function GroundChoice(props: {
  readonly value: string | undefined
  readonly onChange: (terrain: string) => void
  readonly testId?: string
}) {
  const t = useTranslations('outlines')
  const nameOf = useNameOf()
  const { look } = useSession().files
  return (
    <label className={styles.field}>
      {t('ground')}
      <select
        value={props.value ?? ''}
        onChange={({ target }) => props.onChange(target.value)}
        data-testid={props.testId}
      >
        {look.terrain.map(({ id }) => (
          <option key={id} value={id}>
            {nameOf('terrain', id)}
          </option>
        ))}
      </select>
    </label>
  )
}
