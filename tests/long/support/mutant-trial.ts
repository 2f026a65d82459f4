/** Puts mutants in and looks who notices: first the cases of the packs, then the quick tests of the game. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AskedProcess } from './asked-process'
import { CaseTrials } from './case-trials'
import { type Group, HOME } from './chosen-mutants'
import { switchedSources } from './mutant-bundle'
import { type Mutant, mutated } from './mutants'

/** A mutant with which no test comes to an end for so many seconds has been noticed. */
const PATIENCE = 150

/** A mutant is noticed on any day or on none: the same seeds, and those of every game. */
const ALWAYS_ALIKE = { LUDOTECA_SEED: '1', LUDOTECA_SCALE: 'reduced' }

export type Verdict = { readonly mutant: Mutant; readonly by: string | undefined }

/** The mutants of one group. */
export class Trials {
  private readonly folder = mkdtempSync(join(tmpdir(), 'ludoteca-mutants-'))
  private readonly sources = join(this.folder, 'sources.json')
  private cases: CaseTrials | undefined

  constructor(
    private readonly group: Group,
    private readonly mutants: readonly Mutant[],
  ) {}

  /** Tries all, so many at once; each is told when it is known. */
  async run(atOnce: number, tell: (verdict: Verdict) => void): Promise<void> {
    const sources = switchedSources(this.mutants.map((mutant, number) => ({ mutant, number })))
    writeFileSync(this.sources, JSON.stringify(sources))
    try {
      this.cases = await CaseTrials.of(this.group, this.folder, sources)
      const numbers = [...this.mutants.keys()]
      await Promise.all(Array.from({ length: atOnce }, (_, row) => this.row(row, numbers, tell)))
    } finally {
      rmSync(this.folder, { recursive: true, force: true })
    }
  }

  private async row(row: number, numbers: number[], tell: (verdict: Verdict) => void): Promise<void> {
    const onFile = join(this.folder, `on-${row}.json`)
    const cases = this.cases!.begin()
    const tests = new AskedProcess(
      join(HOME, 'tests/long/support/quick-tests.mjs'),
      [onFile, ...this.group.tests],
      { cwd: HOME, env: { ...ALWAYS_ALIKE, LUDOTECA_MUTANT: onFile, LUDOTECA_MUTANTS_IN: this.sources } },
    )
    try {
      await this.passWithout(tests, onFile)
      for (let number = numbers.shift(); number !== undefined; number = numbers.shift()) {
        const mutant = this.mutants[number]
        const text = mutated(readFileSync(join(HOME, mutant.file), 'utf8'), mutant)
        const by =
          (await this.cases!.try(cases, mutant, number, text)) ??
          (await this.quickTests(tests, onFile, number, text))
        tell({ mutant, by })
      }
    } finally {
      cases.close()
      tests.close()
    }
  }

  /** Tests that fail anyway would notice every mutant: throws, and names the first. */
  private async passWithout(process: AskedProcess, onFile: string): Promise<void> {
    const by = await this.asked(process, onFile, {})
    if (by) throw new Error(`without a mutant fails ${by}`)
  }

  private quickTests(process: AskedProcess, onFile: string, number: number, text: string) {
    const { file } = this.mutants[number]
    const content = file.startsWith('content/')
    return this.asked(process, onFile, content ? { path: join(HOME, file), text } : { number })
  }

  private async asked(process: AskedProcess, onFile: string, on: object): Promise<string | undefined> {
    writeFileSync(onFile, JSON.stringify(on))
    const answer = await process.ask<{ by?: string }>({}, PATIENCE)
    if (!('lost' in answer)) return answer.told.by
    if (answer.lost === 'no end') return answer.lost
    // A run that broke off has noticed nothing.
    throw new Error(`the quick tests ended in the middle: ${process.output}`)
  }
}
