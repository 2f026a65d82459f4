/** The results of possible attacks by both sides, and the units off the lines. Expects networks that match the state. */
import type { Message, MessageValue, TableAbout, TableFigure } from '../../../types'
import { attacksOf } from '../blocks/numbers'
import { sideName, unitName } from '../events'
import { pieceNamed } from '../phase'
import { attackChoices } from '../phases/attack'
import type { Rules } from '../rules'
import { attackOn, defenceOf, resultOf } from '../rules/combat'
import { isConnected } from '../rules/network'
import { opponentOf } from '../rules/sides'
import type { KriegspielState } from '../state'

export function about(rules: Rules, state: KriegspielState): TableAbout[] {
  const isInTurn = state.phase === 'moves' || state.phase === 'attack'
  if (!isInTurn && state.phase !== 'retreat') return []
  return [...(isInTurn ? [attacks(rules, state)] : []), threats(rules, state), lines(rules, state)]
}

const say = (key: string, values?: Record<string, MessageValue>): Message => ({
  key: `kriegspiel.about.${key}`,
  values,
})

/** K-44 to K-49: the sums of every attack that can be made now. */
function attacks(rules: Rules, state: KriegspielState): TableAbout {
  const left = Math.max(0, attacksOf(rules, state) - state.attacks)
  const targets = attackChoices(rules, state).map(({ action }) => pieceNamed(rules, String(action.target)))
  return {
    id: 'attacks',
    title: say('attacks'),
    verdict: say(targets.length > 0 ? 'attacks-left' : 'no-attacks', { left }),
    rows: targets.map((piece) => odds(rules, piece, state.turn)),
    isSecondary: state.phase === 'moves' && state.active >= 0,
  }
}

/** Lists the units that an attack by the opponent would capture or force to retreat now. */
function threats(rules: Rules, state: KriegspielState): TableAbout {
  const opponent = opponentOf(rules, state, state.turn)
  const rows = own(rules, state).flatMap((piece) => {
    const attack = attackOn(rules, opponent, rules.cache.cell[piece])
    return resultOf(rules, piece, attack, defenceOf(rules, piece)) === 'safe'
      ? []
      : [odds(rules, piece, opponent)]
  })
  return {
    id: 'threats',
    title: say('threats', { side: sideName(rules, state.turn) }),
    verdict: say('threats-now', { units: rows.length }),
    rows,
    isSecondary: true,
  }
}

/** K-38: units that are cut off neither move nor fight. */
function lines(rules: Rules, state: KriegspielState): TableAbout {
  const units = own(rules, state)
  const off = units.filter((piece) => !isConnected(rules, piece))
  return {
    id: 'lines',
    title: say('lines', { side: sideName(rules, state.turn) }),
    verdict: say('lines-now', { off: off.length, units: units.length }),
    rows: off.map((piece) => named(rules, piece)),
    isSecondary: true,
  }
}

function own({ pieces }: Rules, state: KriegspielState): number[] {
  const found: number[] = []
  for (const piece of pieces.of[state.turn]) if (state.cell[piece] >= 0) found.push(piece)
  return found
}

function odds(rules: Rules, piece: number, attacker: number): TableFigure {
  const attack = attackOn(rules, attacker, rules.cache.cell[piece])
  const defence = defenceOf(rules, piece)
  const result = resultOf(rules, piece, attack, defence)
  return { ...named(rules, piece), text: say('odds', { attack, defence, result }) }
}

const named = (rules: Rules, piece: number): Pick<TableFigure, 'label' | 'side' | 'cell'> => ({
  label: say('unit', { unit: unitName(rules, piece) }),
  side: rules.sides[rules.pieces.side[piece]],
  cell: rules.cache.cell[piece],
})
