import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { HOME, inFolder, ludoteca } from './support/terminal'

/**
 * Runs the tutorial as written. Its steps create, change and extend files in an empty folder and run commands. The output equals
 * the document word for word. After an intended change: `npx vitest run tests/cli/tutorial.test.ts -u`.
 */
const DOCUMENT = join(HOME, 'docs', 'tutorial-scenario.md')
const BLOCK = /^```(\w+)\n([\s\S]*?)^```$/gm

type Step = { readonly kind: string; readonly text: string }

/** Writes a file or appends lines. The first line names the file in a comment. */
function write(cwd: string, text: string): void {
  const [, path, more] = /^# ([\w./-]+)(, at the end)?\n/.exec(text) ?? []
  if (path === undefined) throw new Error(`No file name in the first line: ${text.slice(0, 60)}`)
  const file = join(cwd, path)
  if (existsSync(file) !== (more !== undefined))
    throw new Error(`${path}: is it new, or is there more of it?`)
  mkdirSync(dirname(file), { recursive: true })
  const body = text.slice(text.indexOf('\n') + 1)
  writeFileSync(file, more === undefined ? body : readFileSync(file, 'utf8') + body)
}

/** Removes and inserts lines at one place of a file. */
function change(cwd: string, text: string): void {
  const [first, ...lines] = text.trimEnd().split('\n')
  const file = join(cwd, first.replace(/^# /, ''))
  const side = (sign: string) =>
    lines
      .filter((line) => line.startsWith(sign) || line.startsWith(' '))
      .map((line) => `${line.slice(1)}\n`)
      .join('')
  const before = readFileSync(file, 'utf8')
  if (before.split(side('-')).length !== 2) throw new Error(`${first}: the lines are not there once`)
  writeFileSync(
    file,
    before.replace(side('-'), () => side('+')),
  )
}

/** Three commands report findings: the pack without a scenario, the slip, and the case that no longer holds. */
const FINDINGS = 2

/** Returns the terminal output of a block. Each command follows a `$`, and `head`, `tail` or `grep` may cut its output. */
async function run(cwd: string, text: string, codes: number[]): Promise<string> {
  const said: string[] = []
  for (const command of text.split('\n').filter((line) => line.startsWith('$ '))) {
    const [call, ...filters] = command.slice(2).split(' | ')
    const { code, out, err } = await ludoteca(call.replace(/^npx ludoteca /, '').split(' '), { cwd })
    codes.push(code)
    const lines = `${err}${out}`.trimEnd().split('\n')
    said.push(command, ...filters.reduce<readonly string[]>(cut, lines))
  }
  return `${said.join('\n')}\n`
}

function cut(lines: readonly string[], filter: string): readonly string[] {
  const [tool, option, value] = filter.split(' ')
  if (tool === 'head' && option === '-n') return lines.slice(0, Number(value))
  if (tool === 'tail' && option === '-n') return lines.slice(-Number(value))
  if (tool === 'grep' && option === '-v') return lines.filter((line) => !line.includes(value))
  throw new Error(`The tutorial may not use: ${filter}`)
}

async function follow(cwd: string, { kind, text }: Step, codes: number[]): Promise<string> {
  if (kind === 'yaml') write(cwd, text)
  else if (kind === 'diff') change(cwd, text)
  else if (kind === 'console') return run(cwd, text, codes)
  else throw new Error(`A block of ${kind} is neither a file nor a command`)
  return text
}

test('whoever follows the tutorial sees what it says', { timeout: 300_000 }, async () => {
  const document = readFileSync(DOCUMENT, 'utf8')
  await inFolder(async (cwd) => {
    const codes: number[] = []
    let followed = ''
    let at = 0
    for (const { 0: block, 1: kind, 2: text, index } of document.matchAll(BLOCK)) {
      const seen = await follow(cwd, { kind, text }, codes)
      followed += `${document.slice(at, index)}\`\`\`${kind}\n${seen}\`\`\``
      at = index + block.length
    }
    expect(codes.filter((code) => code !== 0)).toEqual(Array(FINDINGS).fill(1))
    await expect(followed + document.slice(at)).toMatchFileSnapshot(DOCUMENT)
  })
})
