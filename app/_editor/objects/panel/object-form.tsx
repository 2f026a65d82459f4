'use client'
import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useMemo } from 'react'
import { type Kind, schemaFor } from '../../../../schemas/catalogue'
import type { ValuePath } from '../../../../schemas/diagnostic'
import { describe } from '../../../../schemas/language/words'
import { childOf, isObject, schemaAt, settle, valueAt } from '../../../../schemas/walk'
import { DescribedCounter } from '../../../_board/described/described-counter'
import { Button } from '../../../_ui/button'
import { Copy, FileText, Trash2 } from '../../../_ui/icons'
import { ownerOf } from '../../session/pack-files'
import { useSession, useSessionState } from '../../studio-context'
import { readYaml } from '../../yaml/read-yaml'
import type { Objects } from '../controller/object-controller'
import { itemOf, textFiles } from '../model/edit'
import { isWithin, type MapObject, textGroupOf } from '../model/find'
import { spanAt } from '../model/text-edits'
import { Field, TextInput } from './fields'
import styles from './objects.module.css'
import { pieceOf } from './on-board'
import { useObjectWords } from './use-words'

type Props = { readonly objects: Objects; readonly object: MapObject }

/** The fields of an object from its schema, each with its problems. */
export function ObjectForm({ objects, object }: Props) {
  const t = useTranslations('objects')
  const language = useLocale()
  const { title, kind } = useObjectWords()
  const isOwn = ownerOf(object.file) === undefined
  const { schema } = object.shape
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()} data-testid="object-form">
      <div className={styles.head}>
        {object.unit !== undefined && <Counter object={object} name={title(object)} />}
        <h2>{title(object)}</h2>
        <p>{describe(schema, language) ?? kind(object)}</p>
      </div>
      <fieldset disabled={!isOwn} className={styles.fields}>
        <Names objects={objects} object={object} />
        {partsOf(objects, object).map((path) => (
          <Part key={path.join('.')} objects={objects} object={object} path={path} />
        ))}
      </fieldset>
      <div className={styles.actions}>
        <Button
          small
          icon={<Copy size={15} />}
          disabled={!isOwn}
          onClick={() => objects.duplicate()}
          data-testid="copy-object"
        >
          {t('copy')}
        </Button>
        <ToText object={object} />
        <Button
          small
          look="danger"
          icon={<Trash2 size={15} />}
          disabled={!isOwn}
          onClick={() => objects.remove()}
          data-testid="remove-object"
        >
          {t('remove')}
        </Button>
      </div>
    </form>
  )
}

/** The counter as the map shows it. */
function Counter({ object, name }: Pick<Props, 'object'> & { readonly name: string }) {
  const { look } = useSession().files
  return (
    <div className={styles.picture}>
      <DescribedCounter piece={pieceOf(object, look.units)} look={look} size={46} name={name} />
    </div>
  )
}

/** The list item, and the mapping inside it with the cells. */
function partsOf(objects: Objects, object: MapObject): readonly ValuePath[] {
  const item = itemOf(object)
  const isInside = item !== undefined && item.length < object.path.length
  return isInside && isObject(valueAt(objects.reader.value(object.file), item))
    ? [item, object.path]
    : [object.path]
}

/** The fields of one mapping: required ones first, then optional ones. */
function Part({ objects, object, path }: Props & { readonly path: ValuePath }) {
  const session = useSession()
  const { diagnostics } = useSessionState().checked
  const value = objects.reader.value(object.file)
  const kind: Kind | undefined = schemaFor(object.file, session.files.ruleset) ?? 'map'
  const shape = path === object.path ? object.shape : schemaAt(kind, value, path)
  const held = valueAt(value, path)
  if (!shape || !isObject(held)) return null
  const { properties = {}, required = [] } = shape.schema
  const keys = Object.keys(properties).sort(
    (a, b) => Number(required.includes(b)) - Number(required.includes(a)),
  )
  return keys.map((key) => {
    const child = childOf(shape, key)
    const at = [...path, key]
    if (!child || isWithin(object.path, at)) return null
    return (
      <Field
        key={key}
        id={`object-${at.join('-')}`}
        name={key}
        placed={settle(child, held[key])}
        isRequired={required.includes(key)}
        value={held[key]}
        findings={diagnostics.filter((one) => one.file === object.file && isWithin(one.path, at))}
        onChange={(next) => objects.acts.setField(object, at, next)}
        shaping={{
          isOn: objects.shaping !== undefined && isWithin(objects.shaping, at),
          turn: (on) => objects.shape(on ? at : undefined),
        }}
      />
    )
  })
}

/** The name of the object in every language of the pack. */
function Names({ objects, object }: Props) {
  const t = useTranslations('objects')
  const locale = useLocale()
  const session = useSession()
  const group = textGroupOf(object.shape)
  const { id } = object
  const { files } = session.document
  const languages = useMemo(() => new Intl.DisplayNames(locale, { type: 'language' }), [locale])
  if (group === undefined || id === undefined) return null
  return textFiles(files).map(([language, file]) => {
    const name = valueAt(readYaml(files[file] ?? '').value, ['text', group, id, 'name'])
    const field = `object-name-${language}`
    return (
      <div key={file} className={styles.field}>
        <label htmlFor={field}>{t('name', { language: languages.of(language) ?? language })}</label>
        <TextInput
          id={field}
          value={typeof name === 'string' ? name : ''}
          isRequired
          onChange={(next) => objects.acts.setName(object, group, file, next ?? '')}
        />
      </div>
    )
  })
}

/** A link to its line in the file. */
function ToText({ object }: { readonly object: MapObject }): ReactNode {
  const t = useTranslations('objects')
  const session = useSession()
  const show = () => {
    const span = spanAt(session.document.text(object.file) ?? '', object.path)
    if (span) session.selection.reveal(object.file, { start: span.start, end: span.start })
  }
  return (
    <Button small icon={<FileText size={15} />} onClick={show}>
      {t('toText')}
    </Button>
  )
}
