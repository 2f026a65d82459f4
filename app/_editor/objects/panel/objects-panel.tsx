'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { Grid } from '../../../../engine/geometry/grid'
import { describe } from '../../../../schemas/language/words'
import { withTexts } from '../../../_text/with-texts'
import { Check, ChevronLeft, Plus } from '../../../_ui/icons'
import { useFocusWithin } from '../../../_ui/use-focus-within'
import { NEW_DIALOGS } from '../../files/panel/new-dialogs'
import { LAZY_MESSAGES } from '../../lazy-messages'
import { layerOf } from '../../session/view'
import { useNameOf, useSession, useSessionPart, useSessionState, useWords } from '../../studio-context'
import { objectsOf, takeObjects } from '../controller/load'
import type { Objects } from '../controller/object-controller'
import { keyOf, type MapObject } from '../model/find'
import { lackingKey } from '../model/lacking'
import { type Placeable, placeableKey } from '../model/placeable'
import { ObjectForm } from './object-form'
import styles from './objects.module.css'
import { type OnBoard, onBoard } from './on-board'
import { useObjectWords } from './use-words'

type Props = {
  readonly grid: Grid
  /** Passes the layers for the board while this panel is open. */
  readonly onDrawn: (drawn: readonly OnBoard[]) => void
  /** Called to bring the selection into sight. */
  readonly onReveal: (cells: readonly number[]) => void
}

/** The objects on the map: the kinds to place, a list, and the fields of the selected one. */
function Things({ grid, onDrawn, onReveal }: Props) {
  const t = useTranslations('objects')
  const objects = useObjects()
  const words = useWords()
  useOnBoard(objects, grid, onDrawn)
  const { chosen, said } = objects
  const focus = useFocusWithin()
  const shown = chosen && keyOf(chosen)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one is chosen
  useEffect(() => {
    focus.ref.current?.scrollTo(0, 0)
  }, [shown])
  return (
    <section {...focus} className={styles.panel} aria-label={t('title')} data-testid="objects">
      {chosen ? (
        <>
          <button
            type="button"
            className={styles.back}
            onClick={() => objects.choose([])}
            data-testid="all-objects"
          >
            <ChevronLeft size={16} aria-hidden="true" />
            {t('all')}
          </button>
          <ObjectForm key={keyOf(chosen)} objects={objects} object={chosen} />
        </>
      ) : (
        <>
          <LackingThings objects={objects} />
          <Kinds objects={objects} />
          <List objects={objects} grid={grid} onReveal={onReveal} />
        </>
      )}
      <p role="status" className="sr-only" data-testid="object-said">
        {said ? words(said) : ''}
      </p>
    </section>
  )
}

/** The object controller of this session; missing schemas are loaded. */
function useObjects(): Objects {
  const session = useSession()
  useSessionState()
  const [objects] = useState(() => objectsOf(session))
  useEffect(() => {
    takeObjects(session, objects).catch(() => {})
  }, [session, objects])
  return objects
}

const THINGS = ['things', 'setUp'] as const
const NOTHING: readonly OnBoard[] = []

function useOnBoard(objects: Objects, grid: Grid, onDrawn: Props['onDrawn']): void {
  const session = useSession()
  const { title } = useObjectWords()
  const { all, gripKeys } = objects
  const { units } = session.files.look
  const mapFile = useSessionPart((state) => state.mapFile)
  const drawn = useMemo(() => {
    const grips = gripKeys.length > 0 ? objects.grips : []
    return THINGS.map((layer) => {
      const isOn = ({ file }: MapObject) => layerOf(file, mapFile) === layer
      const held = grips.filter(({ object }) => isOn(object))
      return { layer, ...onBoard(all.filter(isOn), held, grid, units, title) }
    })
  }, [objects, all, gripKeys, grid, units, title, mapFile])
  useLayoutEffect(() => onDrawn(drawn), [drawn, onDrawn])
  useEffect(() => () => onDrawn(NOTHING), [onDrawn])
}

/** The scenario whose set-up is shown with the map's own objects. */
function ScenarioChoice({ objects }: { readonly objects: Objects }) {
  const t = useTranslations('objects')
  const { scenarios } = objects.reader
  if (scenarios.length === 0) return <FirstScenario />
  return (
    <select
      className={styles.scenario}
      aria-label={t('scenario')}
      value={objects.scenario ?? ''}
      onChange={({ target }) => objects.showScenario(target.value === '' ? undefined : target.value)}
      data-testid="objects-scenario"
    >
      {scenarios.map((file) => (
        <option key={file} value={file}>
          {file.replace(/^scenarios\/|\.ya?ml$/g, '')}
        </option>
      ))}
      <option value="">{t('noScenario')}</option>
    </select>
  )
}

/** The prompt to create the first scenario on a map. */
function FirstScenario() {
  const t = useTranslations('objects')
  const make = useTranslations('studio.make')
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <p className={styles.hint}>{t('notPlayed')}</p>
      <button type="button" onClick={() => setAsking(true)} data-testid="first-scenario">
        <Plus size={14} aria-hidden="true" />
        {make('scenarios')}
      </button>
      {isAsking && <NEW_DIALOGS.scenarios onClose={() => setAsking(false)} />}
    </>
  )
}

/** The kinds that can be placed. Kinds already in use and kinds of a side come first; the rest opens on demand. */
function Kinds({ objects }: { readonly objects: Objects }) {
  const t = useTranslations('objects')
  const { placing, reader, scenario, all } = objects
  const kinds = reader.placeables(scenario)
  const isFirst = (one: Placeable) => one.within.length > 0 || COMMON.includes(one.list) || isUsed(one, all)
  const [ofMap, ofScenario] = [false, true].map((isOfScenario) =>
    kinds.filter((one) => isFirst(one) && (one.file === scenario) === isOfScenario),
  )
  const others = kinds.filter((one) => !isFirst(one))
  return (
    <>
      <fieldset className={styles.kinds}>
        <legend className={styles.title}>{t('onMap')}</legend>
        <Chips objects={objects} kinds={ofMap} />
      </fieldset>
      <fieldset className={styles.kinds}>
        <legend className={styles.title}>{t('inScenario')}</legend>
        <ScenarioChoice objects={objects} />
        <Chips objects={objects} kinds={ofScenario} />
      </fieldset>
      {others.length > 0 && (
        <details className={styles.group}>
          <summary className={styles.title}>{t('more')}</summary>
          <div className={styles.kinds}>
            <Chips objects={objects} kinds={others} />
          </div>
        </details>
      )}
      <p className={styles.hint} role="status">
        {placing ? t(placing.cells.count === 2 ? 'pressTwo' : 'pressOne') : t('hint')}
      </p>
    </>
  )
}

/** The objects that the scenario needs and the map lacks; a button starts placing each. */
function LackingThings({ objects }: { readonly objects: Objects }) {
  const t = useTranslations('objects')
  const { kind } = useObjectWords()
  const nameOf = useNameOf()
  const { lacking } = objects
  if (lacking.length === 0) return null
  return (
    <fieldset className={styles.kinds} data-testid="lacking">
      <legend className={styles.title}>{t('lacking')}</legend>
      {lacking.map((one) => {
        const { placeable, given } = one
        const { id, side } = given
        return (
          <button
            key={lackingKey(one)}
            type="button"
            aria-pressed={objects.isPlacing(one)}
            onClick={() => objects.startPlacing(placeable, given)}
            data-lacking={id ?? side ?? placeable.tag}
          >
            {objects.isPlacing(one) ? (
              <Check size={14} aria-hidden="true" />
            ) : (
              <Plus size={14} aria-hidden="true" />
            )}
            {side === undefined ? kind(placeable) : kind({ ...placeable, within: [side] })}
            {id !== undefined && ` · ${nameOf(placeable.list, id)}`}
          </button>
        )
      })}
    </fieldset>
  )
}

/** The lists that every map may have. */
const COMMON: readonly string[] = ['sites', 'places', 'regions']

const isUsed = ({ file, list, tag }: Placeable, all: readonly MapObject[]): boolean =>
  all.some((one) => one.file === file && one.list === list && one.tag === tag)

function Chips({ objects, kinds }: { readonly objects: Objects; readonly kinds: readonly Placeable[] }) {
  const language = useLocale()
  const { kind } = useObjectWords()
  return kinds.map((one) => {
    const isHeld = objects.isPlacing({ placeable: one, given: {} })
    return (
      <button
        key={placeableKey(one)}
        type="button"
        aria-pressed={isHeld}
        title={describe(one.shape.schema, language)}
        onClick={() => objects.startPlacing(isHeld ? undefined : one)}
        data-testid="place-kind"
        data-kind={[one.list, one.tag].filter(Boolean).join('.')}
      >
        {isHeld ? <Check size={14} aria-hidden="true" /> : <Plus size={14} aria-hidden="true" />}
        {kind(one)}
      </button>
    )
  })
}

/** All objects on the map, by list; each leads to its fields. */
function List({ objects, grid, onReveal }: Pick<Props, 'grid' | 'onReveal'> & { readonly objects: Objects }) {
  const t = useTranslations('objects')
  const { list: listText, title } = useObjectWords()
  const session = useSession()
  const groups = useMemo(() => byList(objects.all), [objects.all])
  const choose = (object: MapObject) => {
    objects.choose([{ object: keyOf(object) }])
    const cells = object.cells.map(({ cell }) => grid.indexOf(cell)).filter((cell) => cell >= 0)
    if (cells.length === 0) return
    onReveal(cells)
    session.selection.flash(cells)
  }
  if (groups.length === 0) return <p className={styles.hint}>{t('none')}</p>
  return groups.map(([list, some]) => (
    <details key={list} className={styles.group} open={some.length <= 12}>
      <summary className={styles.title}>
        {listText(list)} <span>{some.length}</span>
      </summary>
      <ul>
        {some.map((object) => (
          <li key={keyOf(object)}>
            <button type="button" onClick={() => choose(object)} data-testid="object">
              {title(object)}
              <span>{countOf(object)}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  ))
}

function byList(
  all: readonly MapObject[],
): readonly (readonly [list: string, objects: readonly MapObject[]])[] {
  const groups = new Map<string, MapObject[]>()
  for (const object of all) groups.set(object.list, [...(groups.get(object.list) ?? []), object])
  return [...groups]
}

const countOf = ({ cells }: MapObject): number => cells.length

export const ObjectsPanel = withTexts(LAZY_MESSAGES, Things)
