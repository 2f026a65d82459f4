/** Numbers, supplies and rule options, with their sources. */

import type { VolkPiece, VolkRuleOptions } from '../../../../schemas/generated/content'
import { partSource } from '../../../kernel/sources'
import type { Source } from '../../../types'
import { USUAL as USUAL_ANSWERS } from '../generated/rule-options'
import { type NumberName, type Rules, SUPPLIES, type Supply, type VolkPack } from '../rules'

/** The defaults for numbers that tables.yaml leaves out. */
const USUAL: Readonly<Record<Exclude<NumberName, 'decades' | 'open' | 'dealt' | 'keep'>, number>> = {
  step: 3,
  raises: 3,
  bridge: 2,
  protest: 4,
  calmed: 3,
  collapse: 4,
  'factory-cost': 1,
  quiet: 1,
  'quiet-price': 1,
  'raise-quiet': 1,
  peek: 2,
  'wall-prestige': 1,
  'wall-price': 1,
  'police-price': 1,
  'police-quiet': 1,
  lenience: 1,
}

export function numbersOf(
  raw: VolkPack,
  scenario: Rules['scenario'],
): { readonly numbers: Rules['numbers']; readonly sources: Rules['sources'] } {
  const written = raw.tables?.numbers ?? []
  const { decks, open, dealt, keep, file } = scenario
  const own = { decades: decks.length, open, dealt, keep }
  const tables = Object.fromEntries(written.map(({ id, value }) => [id, value]))
  const inTables = (id: string): Source => {
    const at = written.findIndex((one) => one.id === id)
    return partSource(raw, 'tables.yaml', ...(at < 0 ? ['numbers'] : ['numbers', at, 'value']))
  }
  const inScenario = (id: string): Source => ({
    ...(scenario.pack === undefined ? {} : { pack: scenario.pack }),
    file,
    path: [id === 'decades' ? 'decks' : id],
  })
  const sources = [
    ...Object.keys(USUAL).map((id) => [id, inTables(id)]),
    ...Object.keys(own).map((id) => [id, inScenario(id)]),
  ]
  return {
    numbers: { ...USUAL, ...tables, ...own } as Rules['numbers'],
    sources: Object.fromEntries(sources),
  }
}

export const ruleOptionsOf = ({ rules }: Rules['scenario']): Required<VolkRuleOptions> => ({
  ...USUAL_ANSWERS,
  ...rules,
})

const pieceOf = ({ units }: VolkPack, kind: VolkPiece['kind'], side?: string): VolkPiece | undefined =>
  units.units.find((piece) => piece.kind === kind && (side === undefined || piece.side === side))

const bySupply = <T>(of: (kind: Supply) => T) =>
  Object.fromEntries(SUPPLIES.map((kind) => [kind, of(kind)])) as Readonly<Record<Supply, T>>

export const supplyOf = (raw: VolkPack, sides: readonly string[]): Rules['supply'] => ({
  ...bySupply((kind) => pieceOf(raw, kind)?.count ?? 0),
  factories: sides.map((side) => pieceOf(raw, 'factory', side)?.count ?? 0),
})

export const looksOf = (raw: VolkPack, sides: readonly string[]): Rules['looks'] => ({
  ...bySupply((kind) => pieceOf(raw, kind)?.id ?? kind),
  factories: sides.map((side) => pieceOf(raw, 'factory', side)?.id ?? 'factory'),
})
