/** Checks of the blocks in scenarios: names exist, the order of the turn is playable, and secrets stay secret. */

import { choiceReferences } from '../../../blocks/checks/option-choices'
import {
  blockReferences,
  countersIn,
  countersNamed,
  namesIn,
  type OwnNames,
} from '../../../blocks/references'
import { finding, within } from '../../../compile/finding'
import { casesOf, entries, idsOf } from '../../../compile/pack-parts'
import { type Reference, refer } from '../../../compile/references/reference'
import { changedScenario } from '../../../compile/shared-parts'
import type { Finding, RawPack } from '../../../types'
import type { At } from '../../../types/pack'
import { isCardVerb } from '../compile/cards'
import { areaNames, type Block, cardsIn, ownPack, placedBlocks, scenariosOf } from './parts'

/** Returns the names in the blocks of scenarios. Families are sides and seats; offices and cards have keys of their own. */
export const inBlocks = (raw: RawPack): Reference[] =>
  scenariosOf(raw).flatMap((scenario) => {
    const { order } = scenario.value
    const own = ownNames(raw, order)
    return [
      ...blockReferences(scenario, { side: order, seat: order }, (block, at) => [
        ...own(block, at),
        ...inEffect(raw, block, at),
      ]),
      ...choiceReferences(raw, scenario),
    ]
  })

/** Returns the names in effects of a card, for each scenario with its deck. */
export const inCardBlocks = (raw: RawPack, deck: string, effects: unknown, at: At): Reference[] =>
  scenariosOf(raw)
    .filter(({ value }) => value.deck === deck)
    .flatMap(({ value: { order, counters, options } }) => {
      const known = {
        side: order,
        seat: order,
        winner: [...order, 'draw', 'nobody'],
        counter: countersIn({ counters }, order),
        option: idsOf(options),
      }
      return namesIn(effects, at, known, ownNames(raw, order))
    })

/** Returns the names in effects of cards that belong to the pack and not to one scenario. */
export const inEffects = (raw: RawPack, effects: unknown, at: At): Reference[] =>
  placedBlocks(effects, at).flatMap(({ value, at: place }) => inEffect(raw, value, place))

function inEffect(raw: RawPack, block: Block, at: At): Reference[] {
  if (!isCardVerb(block.type)) return []
  const { units, tables } = ownPack(raw)
  const { location } = block
  const each = (key: 'spares' | 'units' | 'at', kind: string, known: () => readonly string[]) =>
    entries(block[key] as readonly string[] | undefined, within(at, key)).flatMap((one) =>
      refer(kind, known(), one.at, one.value),
    )
  return [
    ...each('spares', 'office', () => idsOf(units.offices)),
    ...(typeof location === 'string'
      ? refer('location', idsOf(tables.locations), within(at, 'location'), location)
      : []),
    ...each('units', 'unit', () => idsOf(raw.units.units)),
    ...each('at', 'area', () => areaNames(raw)),
  ]
}

function ownNames(raw: RawPack, order: readonly string[]): OwnNames {
  const offices = idsOf(ownPack(raw).units.offices)
  const cards = cardsIn(raw).map(({ card }) => card.id)
  const listed = (kind: string, known: readonly string[], { is }: Block, at: At) =>
    entries(is as readonly string[], within(at, 'is')).flatMap((one) => refer(kind, known, one.at, one.value))
  return (block, at) => [
    ...named('family', 'side', order, block, at),
    ...named('whose', 'side', order, block, at),
    ...named('office', 'office', offices, block, at),
    ...(block.type === 'family' ? listed('side', order, block, at) : []),
    ...(block.type === 'office' ? listed('office', offices, block, at) : []),
    ...(block.type === 'card' ? listed('card-name', cards, block, at) : []),
  ]
}

const named = (key: string, kind: string, known: readonly string[], block: Block, at: At): Reference[] =>
  typeof block[key] === 'string' ? refer(kind, known, within(at, key), block[key]) : []

/** Returns the counters in the positions and expectations of cases. */
export const countersInCases = (raw: RawPack): Reference[] =>
  casesOf(raw).flatMap(({ value, at }) => {
    const scenario = changedScenario(raw, value)
    const inPart = (part: object | undefined, place: At) =>
      countersNamed((part as Block | undefined)?.counters, within(place, 'counters'), scenario)
    return [
      ...inPart(value.given, within(at, 'given')),
      ...entries(value.steps, within(at, 'steps')).flatMap((step) =>
        'expect' in step.value ? inPart(step.value.expect, within(step.at, 'expect')) : [],
      ),
    ]
  })

export const blocks = (raw: RawPack): Finding[] => [...orders(raw), ...told(raw)]

/** Shooting and banking must come after the choice of locations (J-60). */
const orders = (raw: RawPack): Finding[] =>
  scenariosOf(raw).flatMap(({ value: { steps = [] }, at }) =>
    (['attempts', 'bank'] as const)
      .filter((step) => steps.indexOf(step) < steps.indexOf('locations'))
      .map((step) =>
        finding('E-STEPS-ORDER', within(at, 'steps', steps.indexOf(step)), 'steps-order', { step }),
      ),
  )

/** Reports triggers and modifiers whose visible effects depend on secrets: money, or a drawn card. */
function told(raw: RawPack): Finding[] {
  return scenariosOf(raw).flatMap(({ value, at }) => [
    ...entries(value.triggers, within(at, 'triggers'))
      .filter(({ value: trigger }) => trigger.quiet !== true && secretIn(trigger, trigger.at))
      .map((one) => secretTold(one.at)),
    ...entries(value.modifiers, within(at, 'modifiers'))
      .filter(({ value: modifier }) => secretIn(modifier))
      .map((one) => secretTold(one.at)),
  ])
}

const secretTold = (at: At): Finding =>
  finding('W-SECRET-TOLD', at, 'secret-told', { name: 'money' }, { found: 'money', expected: 'quiet' })

function secretIn(value: unknown, moment = ''): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { type } = value as { readonly type?: unknown }
  const isSecret = type === 'money' || (type === 'card' && moment === 'card-drawn')
  return isSecret || Object.values(value).some((inner) => secretIn(inner, moment))
}
