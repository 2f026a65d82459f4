/** The cells of the factories in a written position, for the check of all positions: one in a town (W-27). Cubes and markers are not limited. */
import type { VolkPosition } from '../../../../schemas/generated/content'
import { within } from '../../../compile/finding'
import { entries } from '../../../compile/pack-parts'
import type { BoardMap, RawPack } from '../../../types'
import type { At } from '../../../types/pack'
import type { PositionUnits } from '../../../types/ruleset'
import { ownPack, type Scenario } from '../checks/parts'

type Lists = Pick<VolkPosition, 'factories' | 'rundown'>

/** Returns the factories. One in decay may be in both lists, and once in each. */
const factoriesIn = (raw: RawPack, { factories = [], rundown = [] }: Lists, at: At): PositionUnits => ({
  units: (
    [
      ['factories', factories],
      ['rundown', rundown.filter((town) => !factories.includes(town))],
    ] as const
  ).flatMap(([list, towns]) =>
    entries(towns, within(at, list)).map(({ value, at: place }) => ({
      at: place,
      unit: ownPack(raw).units.units.find(({ kind }) => kind === 'factory')?.id ?? 'factory',
      cells: [value],
      isClosed: () => false,
    })),
  ),
  most: 1,
})

export const positionUnits = (
  raw: RawPack,
  _: Scenario,
  __: BoardMap,
  given: VolkPosition,
  at: At,
): PositionUnits => factoriesIn(raw, given, at)

export const startUnits = (raw: RawPack, scenario: Scenario, _: BoardMap, at: At): PositionUnits =>
  factoriesIn(raw, scenario.setup, within(at, 'setup'))
