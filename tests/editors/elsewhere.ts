import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { unzipSync } from 'fflate'
import { HOME, ludoteca } from '../cli/support/terminal'
import type { LanguageServer } from './language-server'

/** A folder outside the project for exported packs. */
export class Elsewhere {
  readonly folder = mkdtempSync(join(tmpdir(), 'ludoteca-elsewhere-'))

  /** Packs a folder of the project and unpacks it here with our command. Returns the new folder. */
  async unpack(pack: string, language = 'en'): Promise<string> {
    const name = await this.#pack(pack)
    await this.#run(['unpack', `${name}.zip`, '--lang', language])
    return join(this.folder, name)
  }

  /** Packs a folder of the project and unzips it without Ludoteca. */
  async unzip(pack: string): Promise<string> {
    const name = await this.#pack(pack)
    const folder = join(this.folder, name)
    for (const [path, bytes] of Object.entries(unzipSync(readFileSync(`${folder}.zip`)))) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), bytes)
    }
    return folder
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }

  async #pack(pack: string): Promise<string> {
    const name = basename(pack)
    await this.#run(['pack', join(HOME, pack), '-o', `${name}.zip`])
    return name
  }

  async #run(args: readonly string[]): Promise<void> {
    const { code, err } = await ludoteca(args, { cwd: this.folder })
    if (code !== 0) throw new Error(`${args.join(' ')}: ${err}`)
  }
}

/** Returns the findings of an editor in the YAML files of folders, and the number of files. */
export async function underlinedIn(server: LanguageServer, ...folders: readonly string[]) {
  const paths = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.yaml'))
      .map((path) => join(folder, path)),
  )
  const found: string[] = []
  for (const path of paths)
    for (const { line, message } of await server.check(path, readFileSync(path, 'utf8')))
      found.push(`${path}:${line} ${message}`)
  return { files: paths.length, found }
}
