/** Prints the results of a pack's cases, as text or as JSON. */
import { inWords } from '../../engine/cases/match'
import type { CaseResult, Difference } from '../../engine/cases/run-case'
import { wholeCase } from '../../engine/compile/shared-parts'
import { decisions, table } from '../../engine/game'
import type { RawPack } from '../../engine/types'
import { countsOf } from '../../schemas/checking/findings'
import type { Context } from '../context'
import { findingAsJson, printFindings } from '../findings'
import { mapLines } from '../map-text'
import { paint } from '../paint'
import type { TestedPack, Tried } from './play-cases'
import { printGoldens } from './play-goldens'

export function printPack(context: Context, tested: TestedPack): void {
  const { pack, goldens } = tested
  if (goldens.length === 0 || tested.cases.length > 0 || tested.findings.length > 0)
    printCases(context, tested)
  printGoldens(context, pack.name, goldens, (message) => context.words.format(message, pack.raw?.texts))
}

function printCases(context: Context, { pack, findings, cases, twice, read }: TestedPack): void {
  const { tell } = context.words
  printFindings(context, findings, pack.raw?.texts)
  if (cases.length === 0) {
    context.line(
      read.files === 0 && findings.length === 0
        ? tell('test.no-cases', { pack: pack.name })
        : tell('test.none-played', { pack: pack.name, ...read, ...countsOf(findings) }),
    )
    return
  }
  for (const tried of cases) printCase(context, tried, pack.raw as RawPack)
  for (const id of twice) context.line(tell('test.twice', { id }))
  const passed = cases.filter(({ result }) => result.ok).length
  context.line(tell('test.sum', { pack: pack.name, passed, failed: cases.length - passed, ...read }))
  const { errors } = countsOf(findings)
  if (errors > 0) context.line(tell('test.errors', { pack: pack.name, errors }))
  printHollow(context, pack.name, cases, pack.raw as RawPack)
}

/** Prints the findings of `--strict`: changes of a case that no check would notice. */
function printHollow(context: Context, pack: string, cases: readonly Tried[], raw: RawPack): void {
  const tried = cases.filter(({ hollow }) => hollow !== undefined)
  if (tried.length === 0) return
  let count = 0
  for (const { rule, hollow = [] } of tried)
    for (const one of hollow) {
      count += 1
      const difference = told(context, one, raw)
      context.line(context.words.tell('test.hollow', { id: rule.id, difference }))
    }
  context.line(context.words.tell('test.hollow-sum', { pack, count, cases: tried.length }))
}

function printCase(context: Context, { rule, result, findings }: Tried, raw: RawPack): void {
  const { tell } = context.words
  const state = result.ok
    ? paint(context, 'green', tell('test.passed'))
    : paint(context, 'red', tell('test.failed'))
  const title = rule.title?.[context.language] ?? rule.title?.en ?? ''
  const proves = paint(context, 'dim', (rule.proves ?? []).join(', '))
  context.line(`${state}  ${rule.id}  ${proves}  ${title}`.trimEnd())
  if (result.ok) return
  printFindings(context, findings, raw.texts)
  for (const difference of result.differences) context.line(`    ${told(context, difference, raw)}`)
  if (result.position) printPosition(context, result.position, raw, rule)
}

function told(context: Context, one: Difference, raw: RawPack): string {
  const difference = context.words.format(one, raw.texts)
  return one.step === undefined
    ? context.words.tell('test.start', { difference })
    : context.words.tell('test.step', { step: one.step, difference })
}

/** The largest map drawn below a failed case. */
const SMALL = { columns: 40, rows: 40 }
/** Most choices listed for each seat to move. */
const SHOWN = 12

/** Prints the current turn, the pieces on the map and the legal actions, so that an author sees why a case failed. */
function printPosition(
  context: Context,
  { def, state, aliases }: NonNullable<CaseResult['position']>,
  raw: RawPack,
  rule: Tried['rule'],
): void {
  const { format, tell } = context.words
  const laid = table(def, state)
  const lines = [`${format(laid.round, raw.texts)}, ${format(laid.phase, raw.texts)}`]
  if (def.grid.columns > 0 && def.grid.columns <= SMALL.columns && def.grid.rows <= SMALL.rows)
    lines.push(...mapLines(def, withOwnMap(raw, rule, def.map.id), laid))
  const names = (id: string) => aliases.get(id) ?? id
  const asked = decisions(def, state)
  for (const { seat, prompt, choices, optional } of asked.filter((one) => one.choices.length > 0)) {
    const actions = choices.slice(0, SHOWN).map(({ action }) => {
      const named = Object.entries(action).map(([key, value]) => [
        key,
        typeof value === 'string' && key !== 'type' ? names(value) : value,
      ])
      return inWords(Object.fromEntries(named))
    })
    const more = choices.length > SHOWN ? `, … (${choices.length})` : ''
    const key = optional ? 'test.may' : 'test.asked'
    lines.push(tell(key, { seat, prompt: format(prompt, raw.texts), choices: actions.join(', ') + more }))
  }
  if (asked.length === 0) lines.push(tell('test.nobody'))
  for (const line of lines) context.line(paint(context, 'dim', `      ${line}`))
}

/** Returns the pack with the map written in the case, so that its glyphs are drawn. */
function withOwnMap(raw: RawPack, rule: Tried['rule'], id: string): RawPack {
  const { map } = wholeCase(raw, rule)
  return map ? { ...raw, maps: { ...raw.maps, [id]: { ...map, id, file: '' } } } : raw
}

export const packAsJson = (
  context: Context,
  { pack, findings, cases, twice, goldens, read }: TestedPack,
) => ({
  pack: pack.name,
  read,
  findings: findings.map((found) => findingAsJson(context, found, pack.raw?.texts)),
  twice,
  ...(goldens.length > 0 && {
    goldens: goldens.map(({ file, moves, difference }) => ({
      file,
      moves,
      ok: !difference,
      ...(difference && {
        move: difference.move,
        why: context.words.format(difference.message, pack.raw?.texts),
      }),
    })),
  }),
  cases: cases.map(({ file, rule, result, findings: own, hollow }) => ({
    id: rule.id,
    file,
    proves: rule.proves ?? [],
    ok: result.ok,
    step: result.step,
    ...(own.length > 0 && { findings: own.map((found) => findingAsJson(context, found, pack.raw?.texts)) }),
    ...(hollow && { hollow: hollow.map((one) => told(context, one, pack.raw as RawPack)) }),
    differences: result.differences.map((difference) => context.words.format(difference, pack.raw?.texts)),
  })),
})
