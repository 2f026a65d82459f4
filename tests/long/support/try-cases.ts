/**
 * Runs as its own process, bundled with the mutants of a group. It plays cases with one mutant on until a case fails. Its argument
 * is the file of checked packs (see `case-trials.ts`). Questions and answers are the messages below.
 */
import '../../../engine/rulesets/all'
import { readFileSync } from 'node:fs'
import { deserialize } from 'node:v8'
import { prepareCase } from '../../../engine/cases/prepare'
import { runCase } from '../../../engine/cases/run-case'
import { crossCheck } from '../../../engine/compile'
import { wholeCase } from '../../../engine/compile/shared-parts'
import type { Case, RawPack } from '../../../engine/types'
import { checkPack, type PackFiles } from '../../../schemas/check'
import type { RequiredPacks } from '../../../schemas/layering/requires'

export type Packs = readonly {
  readonly id: string
  readonly raw: RawPack
  readonly files: PackFiles
  readonly required: RequiredPacks
}[]

/** A case by its index among all cases of all packs of the group. */
type Place = number

export type Asked =
  | { readonly ask: 'record' }
  | { readonly ask: 'try'; readonly number: number; readonly places?: readonly Place[] }
  | { readonly ask: 'content'; readonly pack: string; readonly path: string; readonly text: string }

export type Recorded = {
  /** Mutants executed before any case, while modules load or games are made. */
  readonly early: readonly number[]
  /** The mutants that each case executes, and its milliseconds. */
  readonly cases: readonly { readonly met: readonly number[]; readonly ms: number }[]
  /** A case that fails without a mutant. */
  readonly failing?: string
}

export type Tried = {
  readonly by?: string
  /** The case now also fails without the mutant, because of an earlier one. */
  readonly spoiled?: true
}

/** Set by the first line of the bundle, before any module loads. */
declare global {
  var mutants: { active: number; met: Set<number>; on(number: number): boolean } | undefined
}
const switches = globalThis.mutants!

type Played = { readonly raw: RawPack; readonly rule: Case }

const casesOf = (raw: RawPack): Played[] =>
  raw.cases.flatMap(({ cases }) => cases.map((rule) => ({ raw, rule })))

function passes({ raw, rule }: Played): boolean {
  try {
    return runCase(raw, rule).ok
  } catch {
    return false
  }
}

const packs: Packs = deserialize(readFileSync(process.argv[2]))
const all = packs.flatMap(({ raw }) => casesOf(raw))

function metIn(run: () => void): number[] {
  switches.met.clear()
  run()
  return [...switches.met]
}

function record(): Recorded {
  const early = new Set(switches.met)
  let failing: string | undefined
  const cases = all.map((one) => {
    for (const number of metIn(() => prepareCase(one.raw, wholeCase(one.raw, one.rule)))) early.add(number)
    const begun = performance.now()
    const met = metIn(() => {
      if (!passes(one)) failing ??= one.rule.id
    })
    return { met, ms: performance.now() - begun }
  })
  return { early: [...early], cases, ...(failing && { failing }) }
}

function tryOn(number: number, places: readonly Place[] | undefined): Tried {
  const active = switches.active
  switches.active = number
  const killer = (places ? places.map((place) => all[place]) : all).find((one) => !passes(one))
  switches.active = active
  if (!killer) return {}
  const by = `case ${killer.rule.id}`
  return places && !passes(killer) ? { by, spoiled: true } : { by }
}

/** Checks a pack with one changed file and plays its cases, unless the checks find an error. */
function tryContent(pack: string, path: string, text: string): Tried {
  const { id, files, required } = packs.find((one) => one.id === pack)!
  const changed = { ...files, [path]: Buffer.from(text) }
  const { diagnostics, pack: raw } = checkPack(changed, crossCheck, { required })
  const fault = diagnostics.find(({ severity }) => severity === 'error')
  if (raw === undefined || fault) return { by: `check of ${id}: ${fault?.code}` }
  const killer = casesOf(raw).find((one) => !passes(one))
  return killer ? { by: `case ${killer.rule.id}` } : {}
}

function answer(asked: Asked): Recorded | Tried {
  if (asked.ask === 'record') return record()
  return asked.ask === 'try'
    ? tryOn(asked.number, asked.places)
    : tryContent(asked.pack, asked.path, asked.text)
}

process.on('message', (asked: Asked) => process.send!(answer(asked)))
process.on('disconnect', () => process.exit())
