/**
 * Reads packs of an old format as if they were of the present one, by edits that keep the meaning.
 * The rest of the texts is unchanged, and no file is written. The edits are listed in `docs/decisions/0046`.
 */
import { type Role, roleOf, schemaFor } from '../catalogue'
import { unreadFiles } from '../checking/unread'
import type { Message, Range, ValuePath } from '../diagnostic'
import { byCodeUnit, type PackFiles } from '../digest'
import type { Content, Stack } from '../layering/stack'
import { contentName, idOf } from '../layering/stack'
import { LIMITS, type Limits, limitsOf } from '../limits'
import { rulesetNamedIn } from '../reading/ruleset-named'
import { Lines } from '../yaml/lines'
import type { Node } from '../yaml/node'
import { decode, parse } from '../yaml/parse'
import { before, type Edit, edited } from './edits'
import { oldManifest } from './format'
import type { StepEdit } from './step'
import { STEPS } from './steps'
import { FORMAT } from './unknown-format'
import { writtenIn } from './ways'
import { leftOut, withoutLines } from './whole-entries'

/** One edit, with its place in the original text. */
export type FormatChange = Range & {
  readonly file: string
  readonly path: ValuePath
  /** The step that made it; its reason is `reason`. */
  readonly step: string
  readonly reason: Message
  readonly before: string
  readonly after: string
}

/** A text before and after, with the edits. */
export type MigratedFile = {
  readonly before: string
  readonly after: string
  /** The edits of each step that made any. */
  readonly made: readonly (readonly Edit[])[]
}

export type Migration = {
  readonly from: number
  /** Changed files only, by path. */
  readonly files: Readonly<Record<string, MigratedFile>>
  readonly changes: readonly FormatChange[]
}

export type Migrated = { readonly files: PackFiles; readonly migration: Migration }

/** The packs below; called only if a pack of an old format has files that could be merged over others. */
export type Below = () => Stack | undefined

/** The pack in the present format, or `undefined` if it already is or its format is unknown. Never throws. */
export function migrate(files: PackFiles, below: Below, limits: Limits = LIMITS): Migrated | undefined {
  const manifest = oldManifest(files, limits)
  if (!manifest) return undefined
  const { ruleset } = rulesetNamedIn(manifest.parsed.value)
  const unread = unreadFiles(files, limits).paths
  const changes: FormatChange[] = []
  const changed: Record<string, MigratedFile> = {}
  for (const path of Object.keys(files).sort(byCodeUnit)) {
    const role = unread.has(path) ? undefined : roleOf(path)
    if (role === undefined) continue
    const text = readable(files[path])
    if (text === undefined) continue
    const file = new MigratingFile(path, role, text, limits)
    if (role === 'pack') file.make('format', toPresent)
    file.followSteps(ruleset)
    file.nameLeftOut(ruleset, below)
    if (file.made.length === 0) continue
    changed[path] = { before: file.before, after: file.text, made: file.made }
    changes.push(...file.changes)
  }
  const texts = Object.fromEntries(Object.entries(changed).map(([path, { after }]) => [path, after]))
  const migration = { from: manifest.format, files: changed, changes }
  return { files: { ...files, ...texts }, migration }
}

/** Invalid UTF-8 has a finding of its own, and such a file is not migrated. */
function readable(content: string | Uint8Array): string | undefined {
  if (typeof content === 'string') return content
  const { text, badAt } = decode(content)
  return badAt === undefined ? text : undefined
}

/** A file during migration. */
class MigratingFile {
  readonly made: Edit[][] = []
  readonly changes: FormatChange[] = []
  readonly #lines: Lines
  text: string
  #root: Node | undefined

  constructor(
    readonly file: string,
    readonly role: Role,
    readonly before: string,
    private readonly limits: Limits,
  ) {
    this.text = before
    this.#lines = new Lines(before)
  }

  followSteps(ruleset: string | undefined): void {
    // The `change` of a case has the format of a scenario.
    const role = this.role === 'case' ? 'scenario' : this.role
    const steps = STEPS.filter(({ rulesets, roles }) => {
      const isMeant = rulesets === undefined || (ruleset !== undefined && rulesets.includes(ruleset))
      return isMeant && roles.includes(role)
    })
    for (const { id, edits } of steps)
      this.make(id, (root) => edits({ text: this.text, written: writtenIn(root, this.role) }))
  }

  nameLeftOut(ruleset: string | undefined, below: Below): void {
    const kind = schemaFor(this.file, ruleset)
    const content = kind && this.#under(below)
    if (!kind || !content) return
    this.make('left-out', (root) => {
      const { role, file } = this
      const ways = leftOut({ role, kind, file, value: root.value }, content.layered.value)
      if (ways.length === 0) return []
      const written = writtenIn(root, role)
      const start = written.entries[0]?.key.start ?? root.start
      return [{ start, end: start, path: [], text: withoutLines(ways, this.text, written) }]
    })
  }

  #under(below: Below): Content | undefined {
    if (['pack', 'text', 'case', 'golden', 'campaign'].includes(this.role)) return undefined
    const value = this.#read()?.value
    return below()?.contents.get(contentName(this.role, idOf(this.role, value)))
  }

  /** Applies the edits of a step, if any. */
  make(step: string, edits: (root: Node) => readonly StepEdit[]): void {
    const root = this.#read()
    const wanted = root ? edits(root) : []
    if (wanted.length === 0) return
    const { text, made } = edited(this.text, wanted)
    for (const edit of made) this.changes.push(this.#changeOf(step, edit as StepEdit))
    this.made.push(made)
    this.text = text
    this.#root = undefined
  }

  #read(): Node | undefined {
    this.#root ??= parse(this.text, limitsOf(this.role, this.limits)).root
    return this.#root
  }

  #changeOf(step: string, { start, end, text, path }: StepEdit): FormatChange {
    const was = this.text.slice(start, end)
    const range = this.#lines.firstLine({
      start: offsetBefore(this.made, start),
      end: offsetBefore(this.made, end),
    })
    const reason = { key: `migration.${step}` }
    return { file: this.file, path, step, reason, before: was, after: text, ...range }
  }
}

/** Maps an offset in a text after some steps to the text before them. */
export const offsetBefore = (made: readonly (readonly Edit[])[], offset: number): number =>
  made.toReversed().reduce((at, edits) => before(at, edits), offset)

function toPresent(root: Node): StepEdit[] {
  const index = root.kind === 'map' ? root.keys.indexOf('format') : -1
  const value = root.kind === 'map' ? root.nodes[index] : undefined
  return value ? [{ start: value.start, end: value.end, path: ['format'], text: String(FORMAT) }] : []
}
