/** Puts a mutant in and looks who notices: first the cases of the packs, then the quick tests of the game. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serialize } from 'node:v8'
import { build } from 'esbuild'
import { crossCheck } from '../../../engine/compile'
import { checkPack, type PackFiles } from '../../../schemas/check'
import { gatherRequired } from '../../../schemas/requires'
import { type Group, HOME } from './chosen-mutants'
import { type Mutant, mutated } from './mutants'
import type { Packs } from './try-cases'

/** A mutant that goes on for so many times what the cases take without it, or for so many seconds of tests, has been noticed. */
const PATIENCE = { times: 6, tests: 300 }

type Verdict = { readonly killed: boolean; readonly by: string }

const filesOf = (pack: string): PackFiles => {
  const folder = join(HOME, 'content', pack)
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const files = names.filter((name) => statSync(join(folder, name)).isFile()).sort()
  return Object.fromEntries(
    files.map((name) => [name.replaceAll('\\', '/'), readFileSync(join(folder, name))]),
  )
}

async function packOf(id: string): Promise<Packs[number]> {
  const files = filesOf(id)
  const required = (await gatherRequired(files, async (name) => filesOf(name))) as Packs[number]['required']
  const { pack: raw, diagnostics } = checkPack(files, crossCheck, { required })
  if (!raw) throw new Error(`${id}: ${JSON.stringify(diagnostics[0])}`)
  return { id, raw, files, required }
}

type Ended = { readonly code: number | null; readonly out: string; readonly late: boolean }

function run(args: readonly string[], seconds: number, env: Record<string, string> = {}): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: HOME,
      env: { ...process.env, ...env },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let [out, late] = ['', false]
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        out += text
      })
    const clock = setTimeout(() => {
      late = true
      process.kill(-child.pid!, 'SIGKILL')
    }, seconds * 1000)
    child.once('close', (code) => {
      clearTimeout(clock)
      resolve({ code, out, late })
    })
  })
}

const isContent = ({ file }: Mutant) => file.startsWith('content/')

/** A folder of bundles and packs for the mutants of one group. */
export class Trials {
  private readonly folder = mkdtempSync(join(tmpdir(), 'ludoteca-mutants-'))
  private readonly packs = join(this.folder, 'packs.bin')
  private made = 0
  private seconds = 60

  private constructor(private readonly group: Group) {}

  static async of(group: Group): Promise<Trials> {
    const trials = new Trials(group)
    writeFileSync(trials.packs, serialize(await Promise.all(group.packs.map(packOf))))
    const begun = performance.now()
    const { out } = await trials.play()
    trials.seconds = Math.max(10, ((performance.now() - begun) / 1000) * PATIENCE.times)
    if (out.trim() !== 'alive') throw new Error(`without a mutant the cases fail: ${out}`)
    return trials
  }

  close(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }

  async try(mutant: Mutant): Promise<Verdict> {
    const { code, out, late } = await this.play(mutant)
    if (late) return { killed: true, by: 'no end' }
    if (code !== 0) return { killed: true, by: 'a crash' }
    if (out.trim() !== 'alive') return { killed: true, by: out.trim() }
    return this.quickTests(mutant)
  }

  private newFile(ending: string): string {
    this.made += 1
    return join(this.folder, `${this.made}${ending}`)
  }

  private async play(mutant?: Mutant): Promise<Ended> {
    const text = mutant && mutated(readFileSync(join(HOME, mutant.file), 'utf8'), mutant)
    const bundle = this.newFile('.cjs')
    const inSource = mutant && !isContent(mutant) ? { file: mutant.file, text: text! } : undefined
    await bundleWith(bundle, inSource)
    const args = [bundle, this.packs]
    if (mutant && isContent(mutant)) {
      const [, pack, ...path] = mutant.file.split('/')
      const textFile = this.newFile('.yaml')
      writeFileSync(textFile, text!)
      args.push(pack, path.join('/'), textFile)
    }
    const ended = await run(args, this.seconds)
    rmSync(bundle)
    return ended
  }

  private async quickTests(mutant: Mutant): Promise<Verdict> {
    const file = this.newFile('.json')
    const path = join(HOME, mutant.file)
    writeFileSync(file, JSON.stringify({ path, text: mutated(readFileSync(path, 'utf8'), mutant) }))
    const report = this.newFile('.report.json')
    const tool = join(HOME, 'node_modules/vitest/vitest.mjs')
    const options = ['--config', 'tests/long/support/mutant.config.ts', '--bail', '1', '--maxWorkers', '1']
    const { code, out, late } = await run(
      [tool, 'run', ...options, '--reporter=json', `--outputFile=${report}`, ...this.group.tests],
      PATIENCE.tests,
      { LUDOTECA_MUTANT: file },
    )
    if (late) return { killed: true, by: 'no end' }
    if (code === 0) return { killed: false, by: '' }
    const by = failedIn(report)
    // A run that broke off has noticed nothing.
    if (by === undefined)
      throw new Error(`the quick tests ended with code ${code} and without a failure: ${out}`)
    return { killed: true, by }
  }
}

function failedIn(report: string): string | undefined {
  try {
    const found = JSON.parse(readFileSync(report, 'utf8'))
    const file = found.testResults.find(({ status }: { status: string }) => status === 'failed')
    const test = file?.assertionResults.find(({ status }: { status: string }) => status === 'failed')
    return file && `test ${file.name.replace(HOME, '')}: ${test?.fullName ?? file.message}`
  } catch {
    return undefined
  }
}

function bundleWith(outfile: string, changed?: { file: string; text: string }) {
  const path = changed && join(HOME, changed.file)
  return build({
    absWorkingDir: HOME,
    entryPoints: ['tests/long/support/try-cases.ts'],
    bundle: true,
    outfile,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    logLevel: 'silent',
    plugins: [
      {
        name: 'mutant',
        setup: (build) =>
          build.onLoad({ filter: /\.ts$/ }, ({ path: asked }) =>
            asked === path ? { contents: changed!.text, loader: 'ts' } : undefined,
          ),
      },
    ],
  })
}
