/** Checks campaigns: their steps, the names in their conditions, carried things that a scenario lacks, and loops without an end. */
import type { CampaignCarry, CampaignFile } from '../../../schemas/generated/content'
import type { Finding, RawPack, ScenarioFile } from '../../types'
import type { At } from '../../types/pack'
import { finding, within } from '../finding'
import { scenarioOf } from '../lookup'
import { entries, fileOf, idsOf, type Placed } from '../pack-parts'
import { refer, unknownNames } from '../references/reference'

type Step = CampaignFile['steps'][number]
type Next = NonNullable<Step['next']>[number]
type Identified = readonly { readonly id: string }[]

export const campaigns = (raw: RawPack): Finding[] =>
  (raw.campaigns ?? []).flatMap((campaign) => {
    const at = fileOf(campaign)
    const steps = entries(campaign.steps, within(at, 'steps'))
    return [
      ...unknownNames([
        ...refer('step', idsOf(campaign.steps), within(at, 'first'), campaign.first),
        ...steps.flatMap((step) => namesIn(raw, campaign, step)),
      ]),
      ...onceEach(steps.flatMap((step) => lacksIn(raw, campaign, step))),
      ...steps.flatMap(never),
      ...endless(campaign, steps),
    ]
  })

const nextsOf = ({ value, at }: Placed<Step>): Placed<Next>[] => entries(value.next, within(at, 'next'))
const scenarioAt = (raw: RawPack, id: string | undefined): ScenarioFile | undefined =>
  id === undefined ? undefined : scenarioOf(raw, id)
const idsIn = (scenario: ScenarioFile | undefined, list: string): string[] =>
  idsOf(scenario?.[list] as Identified | undefined)

function namesIn(raw: RawPack, campaign: CampaignFile, step: Placed<Step>) {
  const { value, at } = step
  const scenario = scenarioAt(raw, value.scenario)
  const players = [...(scenario?.order ?? []), ...idsIn(scenario, 'seats'), 'draw']
  return [
    ...refer('scenario', Object.keys(raw.scenarios), within(at, 'scenario'), value.scenario),
    ...nextsOf(step).flatMap((next) => {
      const when = within(next.at, 'when')
      return [
        ...refer('step', idsOf(campaign.steps), within(next.at, 'to'), next.value.to),
        ...(scenario
          ? [
              ...entries(next.value.when?.winner, within(when, 'winner')).flatMap((one) =>
                refer('seat', players, one.at, one.value),
              ),
              ...entries(next.value.when?.counters, within(when, 'counters')).flatMap((one) =>
                refer('counter', idsIn(scenario, 'counters'), within(one.at, 'counter'), one.value.counter),
              ),
            ]
          : []),
      ]
    }),
  ]
}

/** The things that are carried by a step, although its scenario or the next one has none of them. */
function lacksIn(raw: RawPack, campaign: CampaignFile, step: Placed<Step>): Finding[] {
  return nextsOf(step).flatMap(({ value, at }) => {
    const to = campaign.steps.find(({ id }) => id === value.to)
    const [before, after] = [step.value.scenario, to?.scenario].map((id) => scenarioAt(raw, id))
    if (!before || !after) return []
    const own = value.carry !== undefined
    const carry = value.carry ?? campaign.carry ?? {}
    return carriedIn(carry, own ? within(at, 'carry') : within(fileOfStep(at), 'carry')).flatMap(
      ({ list, key, name, place, isNextOnly }) =>
        [...(isNextOnly ? [] : [before]), after]
          .filter((scenario) => !hasPart(scenario, list, name))
          .map(({ id }) =>
            finding('E-CAMPAIGN-LACKS', place, `campaign.${key}`, { scenario: id, name }, { found: name }),
          ),
    )
  })
}

/** One thing can be carried by several steps to one scenario. */
const onceEach = (found: readonly Finding[]): Finding[] => [
  ...new Map(found.map((one) => [JSON.stringify([one.path, one.message]), one])).values(),
]

const fileOfStep = ({ path: _, ...at }: At): At => ({ ...at, path: [] })

const hasPart = (scenario: ScenarioFile, list: string, name: string): boolean =>
  list === 'rosters'
    ? ((scenario.rosters ?? []) as readonly { readonly side?: string }[]).some(({ side }) => side === name)
    : idsIn(scenario, list).includes(name)

type CarriedName = {
  readonly list: string
  readonly key: string
  readonly name: string
  readonly place: At
  readonly isNextOnly: boolean
}

function carriedIn({ counters, options, units, score }: CampaignCarry, at: At): CarriedName[] {
  const each = (
    names: readonly string[] | undefined,
    field: string,
    list: string,
    key: string,
    isNextOnly = false,
  ) =>
    entries(names, within(at, field)).map((one) => ({
      list,
      key,
      name: one.value,
      place: one.at,
      isNextOnly,
    }))
  return [
    ...each(counters, 'counters', 'counters', 'counter'),
    ...each(options, 'options', 'options', 'option'),
    ...each(units, 'units', 'rosters', 'rosters', true),
    ...(score === undefined
      ? []
      : [{ list: 'counters', key: 'counter', name: score, place: within(at, 'score'), isNextOnly: true }]),
  ]
}

/** Steps after one that always follows. */
function never(step: Placed<Step>): Finding[] {
  const nexts = nextsOf(step)
  const always = nexts.findIndex(({ value }) => value.when === undefined)
  return always < 0
    ? []
    : nexts.slice(always + 1).map(({ at }) => finding('W-CAMPAIGN-NEVER', at, 'campaign.never'))
}

/** Steps from which no end can be reached, although each of their games ends. */
function endless({ steps }: CampaignFile, placed: readonly Placed<Step>[]): Finding[] {
  const canEnd = new Set(
    steps.filter(({ next = [] }) => next.every(({ when }) => when !== undefined)).map(({ id }) => id),
  )
  for (let before = -1; before !== canEnd.size; ) {
    before = canEnd.size
    for (const { id, next = [] } of steps) if (next.some(({ to }) => canEnd.has(to))) canEnd.add(id)
  }
  const isKnown = ({ next = [] }: Step) => next.every(({ to }) => steps.some(({ id }) => id === to))
  return placed
    .filter(({ value }) => isKnown(value) && !canEnd.has(value.id))
    .slice(0, 1)
    .map(({ value, at }) =>
      finding('E-CAMPAIGN-ENDLESS', within(at, 'next'), 'campaign.endless', { name: value.id }),
    )
}
