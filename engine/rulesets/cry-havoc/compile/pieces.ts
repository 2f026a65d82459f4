/** The pieces of a scenario, from the forces of its sides. A figure that begins mounted is followed by its mount. */
import type {
  CryHavocFigure,
  CryHavocForceUnits,
  CryHavocScenarioFile,
  CryHavocUnit,
  CryHavocValues,
} from '../../../../schemas/generated/content'
import type { Begun } from '../../../blocks/units/begun'
import { nameInLine } from '../../../compile/unit-lines'
import { type CryHavocPack, FORM, FORMS, type Pieces } from '../rules'
import type { Line } from './line'

export function linesOf(pack: CryHavocPack, { forces, order }: CryHavocScenarioFile): Line[] {
  const { units } = pack.units
  const lines: Line[] = []
  const typeOf = (id: string | undefined) => units.findIndex((unit) => unit.id === id)
  forces.forEach(({ side, groups }, force) => {
    groups.forEach((of, group) => {
      const base = { side: order.indexOf(side), force, group, mount: -1, under: -1, ahead: -1, tied: false }
      if (base.side < 0) return
      for (const raw of of.units) {
        const type = typeOf(raw.unit)
        const mount = typeOf(raw.mount)
        if (type < 0) continue
        for (let index = 0; index < countOf(raw); index++) {
          const figure = pack.units.figures?.find(({ id }) => id === raw.figures?.[index])
          const at = lines.length
          const isFirst = index === 0
          const ahead = (raw.file && !isFirst) || (raw.led && isFirst) ? lastOf(lines) : -1
          lines.push({
            ...base,
            ...{ type, figure, ahead, tied: raw.file === true && !isFirst },
            mount: mount >= 0 ? at + 1 : -1,
            ...{ id: nameInLine(raw, countOf(raw), index), named: raw.id, status: raw.status },
          })
          if (mount >= 0) lines.push({ ...base, type: mount, figure: undefined, under: at })
        }
      }
    })
  })
  return lines
}

export const countOf = ({ count, figures }: CryHavocForceUnits): number => count ?? figures?.length ?? 1

/** Returns the last piece that is not under another one. */
function lastOf(lines: readonly Line[]): number {
  const last = lines.length - 1
  return last >= 0 && lines[last].under >= 0 ? lines[last].under : last
}

export function compilePieces(pack: CryHavocPack, lines: readonly Line[]): Pieces {
  const { units } = pack.units
  const { weapons, targets } = pack.tables.missiles
  const ids = namesOf(lines, units)
  const each = (value: (unit: CryHavocUnit, line: Line) => number) =>
    lines.map((line) => value(units[line.type], line))
  const flag = (value: (unit: CryHavocUnit) => boolean | undefined) =>
    Uint8Array.from(each((unit) => (value(unit) ? 1 : 0)))
  const targetIndex = (id: string) => targets.findIndex((target) => target.id === id)
  const worth = ({ points }: CryHavocUnit, { figure }: Line) => figure?.points ?? points
  return {
    count: lines.length,
    ids,
    indexOf: new Map(ids.map((id, index) => [id, index])),
    type: Int16Array.from(each((_, { type }) => type)),
    name: lines.map(({ figure }) => figure?.id ?? ''),
    label: lines.map(({ type, figure, named }) => ({
      text: named ? `pieces.${named}` : figure ? `figures.${figure.id}` : `units.${units[type].id}`,
    })),
    begun: lines.flatMap(({ status = [] }, piece): Begun[] => status.map((one) => ({ piece, status: one }))),
    side: Int8Array.from(each((_, { side }) => side)),
    beast: flag(({ beast }) => beast),
    beasts: lines.flatMap(({ type }, piece) => (units[type].beast ? [piece] : [])),
    ridden: flag(({ ridden }) => ridden),
    tied: flag(({ tied }) => tied),
    length: Uint8Array.from(each(({ length = 1 }) => length)),
    values: lines.map(({ type, figure }) => valuesOf(units[type], figure)),
    weapon: Int8Array.from(each(({ weapon }) => weapons.findIndex(({ id }) => id === weapon))),
    target: Int8Array.from(each(({ target }) => targetIndex(target))),
    targetMounted: Int8Array.from(each(({ target, targetMounted = target }) => targetIndex(targetMounted))),
    knight: flag(({ knight }) => knight),
    guard: Uint8Array.from(each(({ guard = 0 }) => guard)),
    startsOn: Int16Array.from(each((_, { mount }) => mount)),
    startsBehind: Int16Array.from(each((_, { ahead }) => ahead)),
    startsTied: Uint8Array.from(each((_, { tied }) => (tied ? 1 : 0))),
    worth: Int16Array.from(each(worth)),
    captureWorth: Int16Array.from(each((unit, line) => unit.capturePoints ?? worth(unit, line))),
  }
}

/** By piece, its changes; `undefined` for none. */
type Becoming = (piece: number) => { readonly unit: number; readonly side: number } | undefined

/**
 * Returns the pieces with the types and sides that they have become. Names stay. A figure does not become a beast, nor a piece of one
 * cell a piece of two.
 */
export function piecesRecast(
  pack: CryHavocPack,
  lines: readonly Line[],
  enlisted: Pieces,
  becoming: Becoming,
): Pieces {
  const { units } = pack.units
  const isLike = (a: CryHavocUnit, b: CryHavocUnit) =>
    (a.beast ?? false) === (b.beast ?? false) && (a.length ?? 1) === (b.length ?? 1)
  const changed = lines.map((line, piece): Line => {
    const to = becoming(piece)
    if (!to) return line
    const type = to.unit >= 0 && isLike(units[line.type], units[to.unit]) ? to.unit : line.type
    const figure = type === line.type ? line.figure : undefined
    return { ...line, type, figure, side: to.side >= 0 ? to.side : line.side }
  })
  const { ids, indexOf, name, label } = enlisted
  const made = compilePieces(pack, changed)
  return {
    ...{ ...made, ids, indexOf, name },
    label: made.label.map((one, piece) => (name[piece] === '' ? one : label[piece])),
  }
}

/** Returns the names: figures have their own, others have that of their type and a number from 1. */
function namesOf(lines: readonly Line[], units: readonly CryHavocUnit[]): string[] {
  const taken = new Set(lines.flatMap(({ figure }) => figure?.id ?? []))
  const last = new Map<string, number>()
  return lines.map(({ type, figure, id: own }) => {
    if (own !== undefined) return own
    if (figure) return figure.id
    const { id } = units[type]
    let number = last.get(id) ?? 0
    do number += 1
    while (taken.has(`${id}-${number}`))
    last.set(id, number)
    return `${id}-${number}`
  })
}

function valuesOf({ values }: CryHavocUnit, figure: CryHavocFigure | undefined): Int16Array {
  const table = new Int16Array(FORMS * 3).fill(-1)
  for (const [form, row] of Object.entries(FORM)) {
    const name = form as keyof typeof FORM
    const written: CryHavocValues | undefined = figure?.values?.[name] ?? values[name]
    if (written) table.set([written.attack, written.defence, written.speed], row * 3)
  }
  return table
}
