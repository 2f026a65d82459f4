/** Plants mutants and finds their detection: first by the cases of the packs, then by the quick tests of the game. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AskedProcess } from './asked-process'
import { CaseTrials } from './case-trials'
import { type Group, HOME } from './chosen-mutants'
import { switchedSources } from './mutant-bundle'
import { type Mutant, mutated } from './mutants'

/** A mutant counts as detected if no test ends for this many seconds. */
const PATIENCE = 150

/** Detection must not depend on the day, so the seeds are fixed and every game runs. */
const ALWAYS_ALIKE = { LUDOTECA_SEED: '1', LUDOTECA_SCALE: 'reduced', LUDOTECA_TURNS: '' }

export type Verdict = { readonly mutant: Mutant; readonly by: string | undefined }

/** The mutants of one group. */
export class Trials {
  readonly #folder = mkdtempSync(join(tmpdir(), 'ludoteca-mutants-'))
  readonly #sources = join(this.#folder, 'sources.json')
  #cases: CaseTrials | undefined

  constructor(
    private readonly group: Group,
    private readonly mutants: readonly Mutant[],
  ) {}

  /** Tries all mutants, this many at once. Each verdict is reported at once. */
  async run(atOnce: number, tell: (verdict: Verdict) => void): Promise<void> {
    const sources = switchedSources(this.mutants.map((mutant, number) => ({ mutant, number })))
    writeFileSync(this.#sources, JSON.stringify(sources))
    try {
      this.#cases = await CaseTrials.of(this.group, this.#folder, sources)
      const numbers = [...this.mutants.keys()]
      const rows = Math.min(atOnce, numbers.length)
      await Promise.all(Array.from({ length: rows }, (_, row) => this.#row(row, numbers, tell)))
    } finally {
      rmSync(this.#folder, { recursive: true, force: true })
    }
  }

  async #row(row: number, numbers: number[], tell: (verdict: Verdict) => void): Promise<void> {
    const onFile = join(this.#folder, `on-${row}.json`)
    const cases = this.#cases!.begin()
    const tests = new AskedProcess(
      join(HOME, 'tests/long/support/quick-tests.mjs'),
      [onFile, ...this.group.tests],
      { cwd: HOME, env: { ...ALWAYS_ALIKE, LUDOTECA_MUTANT: onFile, LUDOTECA_MUTANTS_IN: this.#sources } },
    )
    try {
      for (let number = numbers.shift(); number !== undefined; number = numbers.shift()) {
        const mutant = this.mutants[number]
        const text = mutated(readFileSync(join(HOME, mutant.file), 'utf8'), mutant)
        const by =
          (await this.#cases!.try(cases, mutant, number, text)) ??
          (await this.#quickTests(tests, onFile, number, text))
        tell({ mutant, by })
      }
    } finally {
      cases.close()
      tests.close()
    }
  }

  /** Returns the test that detects the mutant. Throws, with the test's name, if the same run fails without the mutant. */
  async #quickTests(process: AskedProcess, onFile: string, number: number, text: string) {
    const { file } = this.mutants[number]
    const content = file.startsWith('content/')
    const on = content ? { path: join(HOME, file), text } : { number }
    const by = await this.#asked(process, onFile, on)
    const without = by && (await this.#asked(process, onFile, {}, { again: true }))
    if (without) throw new Error(`without a mutant fails ${without}`)
    return by
  }

  async #asked(
    process: AskedProcess,
    onFile: string,
    on: object,
    question: { again?: true } = {},
  ): Promise<string | undefined> {
    writeFileSync(onFile, JSON.stringify(on))
    const answer = await process.ask<{ by?: string }>(question, PATIENCE)
    if (!('lost' in answer)) return answer.told.by
    if (answer.lost === 'no end') return answer.lost
    // An interrupted run detects no mutant.
    throw new Error(`the quick tests ended in the middle: ${process.output}`)
  }
}
