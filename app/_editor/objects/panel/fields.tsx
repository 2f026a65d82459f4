'use client'
import { useLocale, useTranslations } from 'next-intl'
import { type KeyboardEvent, useEffect, useState } from 'react'
import type { Diagnostic } from '../../../../schemas/diagnostic'
import { namesOf } from '../../../../schemas/language/names'
import { describe } from '../../../../schemas/language/words'
import type { Placed } from '../../../../schemas/resolve'
import { Button } from '../../../_ui/button'
import { Brush, Check } from '../../../_ui/icons'
import { useNameOf, useSessionState, useWords } from '../../studio-context'
import { isCellList } from '../model/find'
import { written } from '../model/text-edits'
import styles from './objects.module.css'

type FieldProps = {
  readonly id: string
  readonly name: string
  readonly placed: Placed
  readonly isRequired: boolean
  readonly value: unknown
  readonly findings: readonly Diagnostic[]
  /** `undefined` removes the field. */
  readonly onChange: (value: unknown) => void
  /** While on, presses on the map add cells to this field. */
  readonly shaping: { readonly isOn: boolean; readonly turn: (on: boolean) => void }
}

/** One field: its name, its control, its description and its problems. */
export function Field(props: FieldProps) {
  const { id, name, placed, findings, value } = props
  const language = useLocale()
  const words = useWords()
  const { schema } = placed
  if (schema.const !== undefined) return null
  const help = describe(schema, language)
  const wrong = findings.length > 0 ? `${id}-wrong` : undefined
  return (
    <div className={styles.field} data-field={name} data-missing={value === undefined || undefined}>
      {isPlain(placed) ? <label htmlFor={id}>{name}</label> : <span className={styles.label}>{name}</span>}
      <Control {...props} describedBy={[`${id}-help`, wrong].filter(Boolean).join(' ')} />
      {help && (
        <small id={`${id}-help`} className={styles.help}>
          {help}
        </small>
      )}
      {wrong && (
        <p id={wrong} className={styles.finding} data-severity={findings[0].severity}>
          {findings.map(({ message }) => words(message)).join(' ')}
        </p>
      )}
    </div>
  )
}

/** Whether one control holds the whole value. */
const isPlain = ({ schema }: Placed): boolean =>
  schema.enum !== undefined || ['string', 'integer', 'number', 'boolean'].includes(String(schema.type))

type ControlProps = FieldProps & { readonly describedBy: string }

function Control(props: ControlProps) {
  const { id, placed, value, isRequired, onChange, describedBy } = props
  const { schema } = placed
  const options = useOptions(placed, value)
  if (isCellList(placed)) return <Cells {...props} />
  if (!isPlain(placed)) return <InText value={value} />
  if (options)
    return (
      <select
        id={id}
        aria-describedby={describedBy}
        value={value === undefined ? '' : String(value)}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      >
        {(!isRequired || value === undefined) && <option value="">–</option>}
        {options.map(({ id: option, title }) => (
          <option key={option} value={option}>
            {title}
          </option>
        ))}
      </select>
    )
  if (schema.type === 'boolean')
    return (
      <input
        id={id}
        type="checkbox"
        aria-describedby={describedBy}
        checked={value === true}
        onChange={({ target }) => onChange(target.checked)}
      />
    )
  return (
    <TextInput
      {...{ id, isRequired, describedBy }}
      value={value === undefined ? '' : String(value)}
      number={schema.type === 'integer' || schema.type === 'number' ? schema : undefined}
      pattern={schema.pattern}
      onChange={(next) => onChange(next === undefined || schema.type === 'string' ? next : Number(next))}
    />
  )
}

/** The allowed words: those of the schema, or names of the pack. */
function useOptions({ schema }: Placed, value: unknown) {
  const { pack } = useSessionState().checked
  const nameOf = useNameOf()
  const source = schema['x-names']
  const known = schema.enum?.map(String) ?? (source === undefined ? undefined : namesOf(pack)[source])
  if (!known) return undefined
  const all = typeof value === 'string' && !known.includes(value) ? [value, ...known] : known
  return all.map((id) => {
    const name = source === undefined ? id : nameOf(source, id)
    return { id, title: name === id ? id : `${name} (${id})` }
  })
}

type InputProps = {
  readonly id: string
  readonly value: string
  readonly isRequired: boolean
  readonly describedBy?: string
  readonly number?: Placed['schema']
  readonly pattern?: string
  readonly onChange: (value: string | undefined) => void
}

/** A text input that applies on blur or Enter; Escape restores the old text. */
export function TextInput({ id, value, isRequired, describedBy, number, pattern, onChange }: InputProps) {
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])
  const isWrong = text === '' ? isRequired : pattern !== undefined && !new RegExp(pattern, 'u').test(text)
  const keep = () => {
    if (text === value) return
    if (isWrong) setText(value)
    else onChange(text === '' ? undefined : text)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') keep()
    else if (event.key === 'Escape') setText(value)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <input
      id={id}
      type={number ? 'number' : 'text'}
      min={number?.minimum}
      max={number?.maximum}
      step={number?.type === 'integer' ? 1 : 'any'}
      aria-describedby={describedBy}
      aria-invalid={isWrong || undefined}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onBlur={keep}
      onKeyDown={onKeyDown}
    />
  )
}

/** The number of cells in the list, and a button to paint them. */
function Cells({ value, name, shaping }: ControlProps) {
  const t = useTranslations('objects')
  const count = Array.isArray(value) ? value.length : 0
  return (
    <div className={styles.cells}>
      <span>{t('cells', { count })}</span>
      {value !== undefined && (
        <Button
          small
          look={shaping.isOn ? 'main' : 'plain'}
          aria-pressed={shaping.isOn}
          aria-label={t('shapeField', { field: name })}
          icon={shaping.isOn ? <Check size={15} /> : <Brush size={15} />}
          onClick={() => shaping.turn(!shaping.isOn)}
          data-testid={`shape-${name}`}
        >
          {t(shaping.isOn ? 'shapeDone' : 'shape')}
        </Button>
      )}
    </div>
  )
}

/** Values too complex for one control are shown here and edited as text. */
function InText({ value }: { readonly value: unknown }) {
  const t = useTranslations('objects')
  return <code className={styles.code}>{value === undefined ? t('notWritten') : written(value)}</code>
}
