/** The numbers and switches of the rules. Rules that a scenario leaves out are off: running, throws, clashes, arrests, panic. */
import type { ScenarioFile } from '../../../../schemas/generated/content'
import type { Blocks as CommonBlocks } from '../../../blocks/context'
import type { BoardMap } from '../../../types'
import type { CorteoPack } from '../pack'
import { type CompiledTable, compileTable } from '../rules/fighting/ratio-table'
import { forSide, halves } from './numbers'
import type { Pieces } from './pieces'

type Written = ScenarioFile['rules']
/** The names in blocks, with the files that define them. */
type Blocks = CommonBlocks & { readonly pack: CorteoPack; readonly scenario: ScenarioFile }

export function compileSwitches(blocks: Blocks, pieces: Pieces) {
  const { scenario, sides } = blocks
  const { columns, controlToControl, disengage = {}, arrests, objectives } = scenario.rules
  return {
    stacking: stackingOf(scenario.rules),
    run: runOf(scenario.rules.run, blocks),
    barricades: barricadesOf(scenario.rules.barricades, blocks),
    launch: launchOf(scenario.rules.launch, blocks),
    clash: clashOf(scenario.rules.clash, blocks),
    head: headOf(scenario.rules.head, blocks, pieces),
    /** Adjacent vehicles that form a column. */
    columns: { minimum: columns ? Math.max(2, columns.minimum) : Number.MAX_SAFE_INTEGER },
    /** Price in half points of leaving enemy control, by side; -1 if leaving is forbidden. */
    disengage: sides.map((id) => halves(forSide(disengage, id) ?? 0) ?? 0),
    /** True if the first step out of enemy control may lead into it again. */
    controlToControl: controlToControl === true,
    arrests: { sides: ofSides(sides, arrests) },
    panic: panicOf(scenario.rules.panic, blocks),
    objectives: {
      side: objectives ? sides.indexOf(objectives.side) : NOBODY,
      covered: objectives?.covered === true,
      leave: objectives?.leave === true,
    },
  }
}

/** Returns the number of pieces that may share a cell. */
export const stackingOf = ({ stacking = 1 }: Written): number => stacking

/** The index of no side. */
const NOBODY = -1

/** Returns the indices of the sides of a rule: those it names, all if it names none, and none without the rule. */
const ofSides = (
  sides: readonly string[],
  rule: { readonly side?: string; readonly sides?: readonly string[] } | undefined,
): readonly number[] => {
  if (!rule) return []
  const named = [...(rule.sides ?? []), ...(rule.side === undefined ? [] : [rule.side])]
  return [...sides.keys()].filter((side) => named.length === 0 || named.includes(sides[side]))
}

const runOf = (raw: Written['run'], { scenario, sides }: Blocks) => ({
  sides: ofSides(sides, raw),
  /** Uses in a game. */
  pieces: raw?.pieces ?? 0,
  factor: raw?.factor ?? 1,
  forbidden: Array.from(
    { length: scenario.turns + 1 },
    (_, hand) => raw?.notInTurns?.includes(hand) === true,
  ),
})

const barricadesOf = (raw: Written['barricades'], { sides }: Blocks) => ({
  sides: ofSides(sides, raw),
  pieces: raw?.pieces ?? 0,
  /** Half points for building one and for removing one. */
  cost: (raw?.cost ?? 0) * 2,
  removable: raw?.removable === true,
  reusable: raw?.reusable === true,
  onFriends: raw?.onFriends === true,
})

/** A table without columns, so no ratio allows an attempt. */
const NO_TABLE: CompiledTable = {
  id: '',
  firsts: [],
  seconds: [],
  readsBelow: false,
  faces: 0,
  cells: [],
}

/** Returns the table of a name. `compile` has refused scenarios with unknown names. */
function tableOf({ pack }: Blocks, id: string | undefined): CompiledTable {
  const found = pack.tables.tables.find((table) => table.id === id)
  return found ? compileTable(found) : NO_TABLE
}

const launchOf = (raw: Written['launch'], blocks: Blocks) => ({
  table: tableOf(blocks, raw?.table),
  half: raw?.cost === '1/2',
  cost: raw && raw.cost !== '1/2' ? raw.cost * 2 : 0,
  /** Throws of a piece in a phase. */
  perPhase: raw?.perPhase ?? 0,
  noArrests: raw?.noArrests === true,
  short: raw?.short === true,
  /** True if two pieces of a cell may throw with their powers added. */
  together: raw?.together !== false,
})

/** `advance` is true if the winner may enter the cells that the losers left. */
const clashOf = (raw: Written['clash'], blocks: Blocks) => ({
  table: tableOf(blocks, raw?.table),
  advance: raw?.advance !== false,
})

function headOf(raw: Written['head'], { sides, seats, components = [] }: Blocks, pieces: Pieces) {
  const side = raw ? sides.indexOf(raw.side) : NOBODY
  const players = seats.flatMap((seat, index) => (seat.side === side ? [index] : []))
  const isOneEach = raw?.each === 'seat' && players.length > 1
  const leads = (component: string) => raw?.components === 'any' || raw?.components.includes(component)
  return {
    side,
    units: raw?.units ?? 0,
    bonus: raw?.bonus ?? 0,
    /** True if a march that splits keeps its Head only in the largest part with a piece of the component. */
    splits: raw?.splits === true,
    /** The march of the side, or one of each player. */
    marches: (isOneEach ? players : [NOBODY]).map((seat) => ({
      seat,
      /** Components that may lead in this scenario and have a piece of the march. */
      allowed: [...components.keys()].filter(
        (index) =>
          leads(components[index]) &&
          pieces.component.some(
            (own, piece) =>
              own === index &&
              pieces.side[piece] === side &&
              (seat === NOBODY || pieces.seat[piece] === seat),
          ),
      ),
    })),
    /** By player, its march. */
    bySeat: seats.map((_, seat) => (isOneEach ? players.indexOf(seat) : 0)),
  }
}

const panicOf = (raw: Written['panic'], { sides, board }: Blocks) => ({
  sides: ofSides(sides, raw),
  /** Cells of the bases of each side. */
  cells: sides.map((side) => (raw ? basesOf(board, raw.base, side) : [])),
  asleep: raw?.wakes === 'next-hand',
})

const basesOf = ({ sites }: BoardMap, base: string, of: string): readonly number[] =>
  sites.filter(({ role, side }) => role === base && side === of).flatMap(({ cells }) => cells)
