'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useId, useLayoutEffect, useMemo, useState } from 'react'
import type { Around } from '../../../engine/compile/around'
import type { Grid } from '../../../engine/geometry/grid'
import type { AroundLayer, BoardMap, RawPack, UnitKind } from '../../../engine/types'
import type { Message } from '../../../schemas/diagnostic'
import { withTexts } from '../../_text/with-texts'
import { LAZY_MESSAGES } from '../lazy-messages'
import styles from '../objects/panel/objects.module.css'
import type { OnBoard } from '../objects/panel/on-board'
import { useNameOf, useSessionPart, useWords } from '../studio-context'
import { AroundAsker } from './ask-around'
import { aroundOverlay, stepsOverlay } from './paint-around'

type Props = {
  readonly board: BoardMap
  readonly onDrawn: (drawn: readonly OnBoard[]) => void
}

const STEPS = 'steps'
const NOTHING: Around = { kinds: [], layers: [] }
const UNDRAWN: readonly OnBoard[] = []

/** Shows the rules about the selected cell: distances from it, and where a unit of the scenario moves, controls or sees. */
function AroundCell({ board, onDrawn }: Props) {
  const t = useTranslations('around')
  const words = useWords()
  const { grid } = board
  const at = useSessionPart((state) => state.selected)
  const hasPack = useSessionPart(({ checked }) => checked.pack !== undefined)
  const scenarios = useScenarios(board)
  const [scenario = scenarios[0], setScenario] = useState<string>()
  const [kind, setKind] = useState<UnitKind>()
  const { around, whyNot } = useAround(scenario, kind, at)
  const layers = useMemo(() => [...stepsFrom(grid, at), ...around.layers], [grid, at, around])
  const [wanted, setWanted] = useState<string>()
  const shown = layers.find(({ id }) => id === wanted) ?? (kind && layers[1]) ?? layers[0]
  useOnBoard(shown, onDrawn)
  const choose = (chosen: UnitKind | undefined) => {
    setKind(chosen)
    setWanted(undefined)
  }
  return (
    <section className={styles.panel} aria-label={t('title')} data-testid="around">
      <p className={styles.hint} role="status" data-testid="around-said">
        {at === undefined || !shown
          ? t('hint')
          : t('said', { cell: grid.names[at], count: shown.cells.length })}
      </p>
      {scenarios.length > 1 && (
        <Choice
          label={t('scenario')}
          value={scenario ?? ''}
          options={scenarios.map((id) => [id, id])}
          onChoose={setScenario}
        />
      )}
      <UnitChoice kinds={around.kinds} kind={kind} onChoose={choose} />
      {layers.length > 0 && (
        <fieldset className={styles.kinds}>
          <legend className={styles.title}>{t('show')}</legend>
          {layers.map(({ id, label }) => (
            <button
              key={id}
              type="button"
              aria-pressed={id === shown?.id}
              onClick={() => setWanted(id)}
              data-testid={`around-${id}`}
            >
              {words(label)}
            </button>
          ))}
        </fieldset>
      )}
      <p className={styles.hint}>
        {whyNot ? words(whyNot) : t(hasPack ? noteOf(scenario, around, kind, at) : 'noPack')}
      </p>
    </section>
  )
}

function noteOf(
  scenario: string | undefined,
  { kinds, layers }: Around,
  kind: UnitKind | undefined,
  at: number | undefined,
) {
  if (scenario === undefined) return 'noScenario'
  if (kinds.length === 0) return 'nothingOfUnits'
  return kind && at !== undefined && layers.length === 0 ? 'cannotStand' : 'alone'
}

type ChoiceProps = {
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [value: string, text: string])[]
  readonly onChoose: (value: string) => void
}

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}

function UnitChoice(props: {
  readonly kinds: readonly UnitKind[]
  readonly kind: UnitKind | undefined
  readonly onChoose: (kind: UnitKind | undefined) => void
}) {
  const t = useTranslations('around')
  const nameOf = useNameOf()
  const { kinds, kind, onChoose } = props
  if (kinds.length === 0) return null
  const keyOf = ({ unit, side = '' }: UnitKind) => `${side} ${unit}`
  const titleOf = ({ unit, side }: UnitKind) =>
    [nameOf('units', unit), side === undefined ? [] : nameOf('sides', side)].flat().join(' · ')
  return (
    <Choice
      label={t('unit')}
      value={kind ? keyOf(kind) : ''}
      options={[['', t('noUnit')], ...kinds.map((one) => [keyOf(one), titleOf(one)] as const)]}
      onChoose={(key) => onChoose(kinds.find((one) => keyOf(one) === key))}
    />
  )
}

/** The scenarios for the map on the board, the open one first. */
function useScenarios({ id }: BoardMap): readonly string[] {
  const pack = useSessionPart(({ checked }) => checked.pack)
  const file = useSessionPart((state) => state.file)
  return useMemo(
    () =>
      Object.values(pack?.scenarios ?? {})
        .filter(({ map }) => map === id)
        .sort((one, other) => Number(other.file === file) - Number(one.file === file))
        .map((scenario) => scenario.id),
    [pack, file, id],
  )
}

/** The answers of the rules, from the last checked pack. */
function useAround(scenario: string | undefined, kind: UnitKind | undefined, at: number | undefined) {
  const pack = useSessionPart(({ checked }): RawPack | undefined => checked.pack)
  const [asker, setAsker] = useState<AroundAsker>()
  const [said, setSaid] = useState<{ around: Around; whyNot?: Message }>({ around: NOTHING })
  useEffect(() => {
    const made = new AroundAsker()
    setAsker(made)
    return () => made.close()
  }, [])
  useEffect(() => {
    if (!asker || !pack || scenario === undefined) return setSaid({ around: NOTHING })
    const asked = kind && at !== undefined ? { kind, at } : undefined
    asker.ask({ pack, scenario, asked }, (answer) => setSaid({ around: NOTHING, ...answer }))
  }, [asker, pack, scenario, kind, at])
  return said
}

/** The distance to each cell, regardless of the ground: the ruler. */
function stepsFrom(grid: Grid, at: number | undefined): AroundLayer[] {
  if (at === undefined || at >= grid.size) return []
  const cells = Array.from({ length: grid.size }, (_, cell) => ({ cell, value: grid.distance(at, cell) }))
  return [{ id: STEPS, label: { key: 'around.steps' }, cells }]
}

function useOnBoard(shown: AroundLayer | undefined, onDrawn: Props['onDrawn']): void {
  const t = useTranslations('around')
  const words = useWords()
  const drawn = useMemo((): readonly OnBoard[] => {
    if (!shown) return UNDRAWN
    const values = new Map(shown.cells.map(({ cell, value }) => [cell, value]))
    const one: OnBoard = {
      overlay: (shown.id === STEPS ? stepsOverlay : aroundOverlay)(shown.cells),
      wordsOn(cell) {
        const value = values.get(cell)
        if (!values.has(cell)) return []
        if (shown.id === STEPS) return [t('away', { count: value ?? 0 })]
        return [words(shown.label) + (value === undefined ? '' : `: ${value}`)]
      },
    }
    return [one]
  }, [shown, t, words])
  useLayoutEffect(() => onDrawn(drawn), [drawn, onDrawn])
  useEffect(() => () => onDrawn(UNDRAWN), [onDrawn])
}

export const AroundPanel = withTexts(LAZY_MESSAGES, AroundCell)
