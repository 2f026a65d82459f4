/** Finds the case of the packs that detects a mutant. A case is played only with the mutants it executes. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { serialize } from 'node:v8'
import { AskedProcess } from './asked-process'
import { type Group, HOME } from './chosen-mutants'
import { bundleWith, packOf } from './mutant-bundle'
import type { Mutant } from './mutants'
import type { Asked, Recorded, Tried } from './try-cases'

/** A mutant counts as detected if it runs this many times longer than its cases need, and at least this many seconds. */
const PATIENCE = { times: 6, least: 20, record: 600 }

const isContent = ({ file }: Mutant) => file.startsWith('content/')

export class CaseTrials {
  private constructor(
    private readonly bundle: readonly [string, string],
    private readonly recorded: Recorded,
  ) {}

  static async of(
    { packs }: Group,
    folder: string,
    sources: Readonly<Record<string, string>>,
  ): Promise<CaseTrials> {
    const [bundle, packsFile] = [join(folder, 'cases.mjs'), join(folder, 'packs.bin')] as const
    writeFileSync(packsFile, serialize(await Promise.all(packs.map(packOf))))
    await bundleWith(bundle, sources)
    const process = new AskedProcess(bundle, [packsFile], { cwd: HOME })
    const answer = await process.ask<Recorded>({ ask: 'record' } satisfies Asked, PATIENCE.record)
    process.close()
    if ('lost' in answer) throw new Error(`the cases ended with ${answer.lost}: ${process.output}`)
    if (answer.told.failing) throw new Error(`without a mutant case ${answer.told.failing} fails`)
    return new CaseTrials([bundle, packsFile], answer.told)
  }

  /** Starts a process for a series of mutants, tried in turn. */
  begin(env?: Record<string, string>): AskedProcess {
    const [bundle, packsFile] = this.bundle
    return new AskedProcess(bundle, [packsFile], { cwd: HOME, ...(env && { env }) })
  }

  /** Returns the name of the failing case, or `undefined`. */
  async try(
    process: AskedProcess,
    mutant: Mutant,
    number: number,
    text: string,
  ): Promise<string | undefined> {
    if (isContent(mutant)) {
      const [, pack, ...path] = mutant.file.split('/')
      return this.#ask(process, { ask: 'content', pack, path: path.join('/'), text }, this.#everything())
    }
    if (this.recorded.early.includes(number)) return this.#fromTheStart(number)
    return this.#amongMet(process, number)
  }

  /** Tries only the cases that execute it, quick ones first. */
  async #amongMet(process: AskedProcess, number: number): Promise<string | undefined> {
    const { cases } = this.recorded
    const places = [...cases.keys()]
      .filter((place) => cases[place].met.includes(number))
      .sort((a, b) => cases[a].ms - cases[b].ms)
    if (places.length === 0) return undefined
    const ms = places.reduce((sum, place) => sum + cases[place].ms, 0)
    return this.#ask(process, { ask: 'try', number, places }, ms)
  }

  /** Code that runs while modules load or games are made cannot be switched on later. */
  async #fromTheStart(number: number): Promise<string | undefined> {
    const process = this.begin({ LUDOTECA_MUTANT_ON: String(number) })
    try {
      return await this.#ask(process, { ask: 'try', number }, this.#everything())
    } finally {
      process.close()
    }
  }

  #everything = () => this.recorded.cases.reduce((sum, { ms }) => sum + ms, 5000)

  /** In a fresh process no earlier mutant can interfere, so this mutant caused the failure. */
  async #ask(process: AskedProcess, asked: Asked, ms: number, isFresh = false): Promise<string | undefined> {
    const answer = await process.ask<Tried>(asked, Math.max(PATIENCE.least, (ms / 1000) * PATIENCE.times))
    if ('lost' in answer) return answer.lost
    if (!answer.told.spoiled) return answer.told.by
    process.close()
    return isFresh ? answer.told.by : this.#ask(process, asked, ms, true)
  }
}
