'use client'
import { useTranslations } from 'next-intl'
import { type FormEvent, useEffect, useMemo, useState } from 'react'
import { withTexts } from '../../../_text/with-texts'
import { Button } from '../../../_ui/button'
import { Dialog } from '../../../_ui/dialog'
import field from '../../../_ui/field.module.css'
import styles from '../../files/panel/new-part-dialog.module.css'
import { LAZY_MESSAGES } from '../../lazy-messages'
import { takeObjects } from '../../objects/controller/load'
import { type Fault, type Regridding, type Resized, resized } from '../../objects/controller/resizing'
import { useObjectWords } from '../../objects/panel/use-words'
import { useSession, useSessionState } from '../../studio-context'
import { MOST_ACROSS } from '../model/bounds'
import type { Quarter } from '../model/quarter'
import { BORDERS, cropTo, type Growth } from '../model/size'

type Props = {
  /** Starts with the size that crops the map to the marked cells. */
  readonly isCrop?: boolean
  readonly onClose: () => void
}

const AS_IT_IS: Growth = { top: 0, left: 0, right: 0, bottom: 0, isPushed: false }
const TURNS = [undefined, 'left', 'right'] as const

/**
 * Adds or removes rows and columns on each side of the map, or turns it by a quarter. Contents that would be lost are listed for
 * confirmation.
 */
function SizeForm({ isCrop = false, onClose }: Props) {
  const t = useTranslations('mapSize')
  const all = useTranslations('studio')
  const session = useSession()
  const grid = session.files.map?.grid
  const [growth, setGrowth] = useState<Growth>(() =>
    isCrop && grid ? cropTo(grid, session.state.marked) : AS_IT_IS,
  )
  const [quarter, setQuarter] = useState<Quarter>()
  const [isAgreed, setAgreed] = useState(false)
  const plan = usePlan(quarter ?? growth)
  const isSafe = 'changes' in plan && !isAnythingLost(plan)
  const isOff = !('changes' in plan) || plan.changes.length === 0 || !(isSafe || isAgreed)
  const change = (part: Partial<Growth>) => {
    setGrowth({ ...growth, ...part })
    setQuarter(undefined)
    setAgreed(false)
  }
  const turn = (to: Quarter | undefined) => {
    setGrowth(AS_IT_IS)
    setQuarter(to)
    setAgreed(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isOff) return
    const { document } = session
    document.closeStep()
    document.run({ name: { key: 'studio.step.resize' }, changes: plan.changes })
    document.closeStep()
    onClose()
  }
  return (
    <Dialog onClose={onClose} title={t('title')} testId="map-size">
      <form className={styles.form} onSubmit={submit}>
        <p className={styles.hint}>{t('hint')}</p>
        <div className={`${styles.numbers} ${styles.borders}`}>
          {BORDERS.map((border) => (
            <label key={border}>
              {t(`sides.${border}`)}
              <input
                className={field.field}
                type="number"
                min={1 - MOST_ACROSS}
                max={MOST_ACROSS - 1}
                value={Number.isNaN(growth[border]) ? '' : growth[border]}
                onChange={(event) => change({ [border]: event.target.valueAsNumber })}
              />
            </label>
          ))}
        </div>
        {grid?.kind === 'hex' && (
          <label className={styles.choice}>
            <input
              type="checkbox"
              checked={growth.isPushed}
              onChange={(event) => change({ isPushed: event.target.checked })}
            />
            {t('push', { line: grid.orientation ?? 'flat' })}
          </label>
        )}
        <Turns kind={grid?.kind} line={grid?.orientation} chosen={quarter} onChoose={turn} />
        <Outcome plan={plan} />
        {'changes' in plan && !isSafe && (
          <label className={styles.choice}>
            <input type="checkbox" checked={isAgreed} onChange={(event) => setAgreed(event.target.checked)} />
            {t('agree')}
          </label>
        )}
        <div className={styles.buttons}>
          <Button onClick={onClose}>{all('cancel')}</Button>
          <Button look="main" type="submit" disabled={isOff}>
            {t('yes')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** No turn or a quarter turn; on hexes it converts between flat and pointy ones. */
function Turns(props: {
  readonly kind: string | undefined
  readonly line: string | undefined
  readonly chosen: Quarter | undefined
  readonly onChoose: (turn: Quarter | undefined) => void
}) {
  const t = useTranslations('mapSize')
  if (props.kind === 'areas') return null
  return (
    <fieldset className={styles.choices}>
      <legend>{t('turn', { cells: props.kind === 'hex' ? (props.line ?? 'flat') : 'square' })}</legend>
      {TURNS.map((turn) => (
        <label key={turn ?? 'none'}>
          <input
            type="radio"
            name="turn"
            checked={turn === props.chosen}
            onChange={() => props.onChoose(turn)}
          />
          {t(`turns.${turn ?? 'none'}`)}
        </label>
      ))}
    </fieldset>
  )
}

/** The result of a size for the current texts; it loads the schemas that tell which fields name cells. */
function usePlan(how: Regridding): Resized | Fault {
  const session = useSession()
  useSessionState()
  const [isReady, setReady] = useState(false)
  const { files } = session.document
  useEffect(() => {
    takeObjects(session).then(
      () => setReady(true),
      () => session.setNotice({ key: 'studio.notReached' }),
    )
  }, [session])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it reads of the session follows from these
  return useMemo(() => resized(session, how), [session, isReady, files, how])
}

const isAnythingLost = ({ lost }: Resized): boolean =>
  [lost.cells, lost.sides, lost.things, lost.cases, lost.comments].some((some) => some.length > 0)

/** The new size with a list of all losses, or the reason why it is impossible. */
function Outcome({ plan }: { readonly plan: Resized | Fault }) {
  const t = useTranslations('mapSize')
  const ofNewMap = useTranslations('newMap')
  const { title } = useObjectWords()
  const names = useNames()
  const session = useSession()
  const before = session.files.map?.grid
  if (!('changes' in plan)) {
    const fault = before?.kind === 'areas' ? 'areas' : plan.fault
    return (
      <p className={styles.hint} role="status" data-wrong="true">
        {fault === 'size'
          ? ofNewMap('fault.size', { most: MOST_ACROSS })
          : t(`fault.${fault}`, { name: plan.name ?? '' })}
      </p>
    )
  }
  const { lost, grid } = plan
  const size = { columns: grid.columns, rows: grid.rows }
  return (
    <div role="status" className={styles.hint} data-testid="size-outcome">
      <p>{t('becomes', { ...size, oldColumns: before?.columns ?? 0, oldRows: before?.rows ?? 0 })}</p>
      <p>{t(isAnythingLost(plan) ? 'lost' : 'nothingLost')}</p>
      <ul>
        {lost.cells.length > 0 && (
          <li>{t('cells', { count: lost.cells.length, names: names(lost.cells) })}</li>
        )}
        {lost.sides.length > 0 && (
          <li>{t('walls', { count: lost.sides.length, names: names(lost.sides) })}</li>
        )}
        {lost.things.map((thing) => (
          <li key={`${thing.file} ${thing.path.join('.')}`}>
            {title(thing)} ({thing.file})
          </li>
        ))}
        {lost.comments.length > 0 && <li>{t('comments', { count: lost.comments.length })}</li>}
        {lost.cases.length > 0 && <li>{t('cases', { names: names(lost.cases) })}</li>}
      </ul>
    </div>
  )
}

/** Number of names that are listed. */
const SAID = 12

function useNames() {
  const t = useTranslations('mapSize')
  return (names: readonly string[]) => {
    const said = names.slice(0, SAID).join(', ')
    return names.length > SAID ? t('more', { names: said, count: names.length - SAID }) : said
  }
}

export const SizeDialog = withTexts(LAZY_MESSAGES, SizeForm)
