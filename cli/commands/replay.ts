import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { inWords } from '../../engine/cases/match'
import { type Follower, hash, outcome, ReplayError, replay as replayRecord } from '../../engine/game'
import { isSeed } from '../../engine/kernel/seed'
import { isRulesVersion, type OtherRules, otherRules } from '../../engine/replay/rules-version'
import type { GameRecord, GameState } from '../../engine/types'
import { readArguments } from '../arguments'
import { type Command, type Context, EXIT, type ExitCode, UsageError } from '../context'
import { type OpenGame, openScenario } from '../game'
import { findPack } from '../packs'
import { printOutcome } from '../score'
import { Story, WISHES } from '../story'

/** Replays a record: compares the final hash, or names the first illegal action. */
export const replay: Command = {
  name: 'replay',
  async run(args, context) {
    const options = { json: { type: 'boolean' }, pack: { type: 'string' }, ...WISHES } as const
    const { values, names } = readArguments(args, options)
    if (names.length !== 1) throw new UsageError('cli.usage.needs-file')
    const record = await readRecord(context, names[0])
    const pack = typeof values.pack === 'string' ? values.pack : record.pack.id
    const game = await openScenario(context, findPack(pack, context), record.scenario, pack)
    if (!game) return EXIT.findings
    const story = new Story(context, game, { log: values.log === true, stats: values.stats === true })
    return verify(context, game, record, { json: values.json === true, story })
  },
}

async function readRecord(context: Context, file: string): Promise<GameRecord> {
  const content = await readFile(resolve(context.terminal.cwd, file), 'utf8').catch((fault) => {
    throw new UsageError('cli.file.unreadable', { path: file, reason: fault.code ?? fault.message })
  })
  const fault = (reason: string) => new UsageError('cli.file.not-a-record', { path: file, reason })
  let value: unknown
  try {
    value = JSON.parse(content)
  } catch (wrong) {
    throw fault((wrong as Error).message)
  }
  const missing = missingPart(value)
  if (missing) throw fault(context.words.tell('replay.no-part', { part: missing }))
  return value as GameRecord
}

/** Returns the first part of a record that is missing or has the wrong type, or `undefined`. */
function missingPart(value: unknown): string | undefined {
  const record = (value ?? {}) as Partial<GameRecord>
  const isAction = (entry: unknown) => {
    const { seat, action } = (entry ?? {}) as Partial<GameRecord['actions'][number]>
    return typeof seat === 'string' && typeof action?.type === 'string'
  }
  if (record.format !== 1) return 'format'
  if (!isRulesVersion(record.rules)) return 'rules'
  if (typeof record.pack?.id !== 'string') return 'pack'
  if (typeof record.scenario !== 'string') return 'scenario'
  if (!isSeed(record.seed)) return 'seed'
  if (typeof record.hash !== 'string') return 'hash'
  if (!Array.isArray(record.actions)) return 'actions'
  const wrong = record.actions.findIndex((entry) => !isAction(entry))
  return wrong < 0 ? undefined : `actions[${wrong}]`
}

type Output = { readonly json: boolean; readonly story: Story }

function verify(context: Context, game: OpenGame, record: GameRecord, { json, story }: Output): ExitCode {
  warnOfOtherPack(context, game, record)
  const other = otherRules(game.def, record)
  if (other) context.terminal.err(`${sayOtherRules(context, other)}\n`)
  let state: GameState | undefined
  const follower: Follower = {
    begin(start) {
      state = start.state
      story.begin(start)
    },
    step(step) {
      state = step.state
      story.step(step)
    },
  }
  try {
    state = replayRecord(game.def, record, follower)
  } catch (fault) {
    if (!(fault instanceof ReplayError)) throw fault
    if (!json && state) story.printLog(story.end(state, undefined))
    printIllegal(context, game, record, fault, { json, other })
    return EXIT.findings
  }
  const found = hash(state)
  const log = story.end(state, outcome(game.def, state))
  const same = found === record.hash
  if (json)
    context.line(
      JSON.stringify(
        {
          ...{ ok: same, hash: found, recorded: record.hash, otherRules: other },
          ...{ log: log.length > 0 ? log : undefined, stats: story.stats() },
        },
        null,
        2,
      ),
    )
  else {
    story.printLog(log)
    printEnd(context, game, record, { state, found, other })
    story.printStats()
  }
  return same ? EXIT.ok : EXIT.findings
}

/** Reports other rules. They may still play the same game, so the hash decides. */
function sayOtherRules({ words }: Context, { recorded, said, current }: OtherRules): string {
  const values = { ruleset: recorded.ruleset, version: recorded.version }
  const now = { ruleset2: current.ruleset, version2: current.version }
  return words.tell(said ? 'replay.other-rules' : 'replay.unsaid-rules', { ...values, ...now })
}

/** Warns of a changed pack. It may still play the same game, so the hash decides. */
function warnOfOtherPack(context: Context, { def }: OpenGame, { pack }: GameRecord): void {
  if (pack.digest === def.pack.digest || pack.digest === def.pack.earlier) return
  const values = { pack: pack.id, version: pack.version, digest: pack.digest }
  const now = { version2: def.pack.version, digest2: def.pack.digest }
  context.terminal.err(`${context.words.tell('replay.other-pack', { ...values, ...now })}\n`)
}

function printIllegal(
  context: Context,
  { raw }: OpenGame,
  record: GameRecord,
  { index, seat, action, refusal }: ReplayError,
  { json, other }: { readonly json: boolean; readonly other: OtherRules | undefined },
): void {
  const why = context.words.format(refusal.message, raw.texts)
  const values = { index: index + 1, count: record.actions.length, seat, action: inWords(action) }
  if (json)
    context.line(
      JSON.stringify(
        {
          ok: false,
          illegal: { ...values, rule: refusal.rule, why, source: refusal.source },
          otherRules: other,
        },
        null,
        2,
      ),
    )
  else {
    const key = other ? 'replay.illegal-now' : 'replay.illegal'
    context.line(context.words.tell(key, { ...values, rule: refusal.rule, why }))
  }
}

function printEnd(
  context: Context,
  { def, raw }: OpenGame,
  record: GameRecord,
  { state, found, other }: { readonly state: GameState; readonly found: string; readonly other?: OtherRules },
): void {
  const { tell } = context.words
  const ending = outcome(def, state)
  if (ending) printOutcome(context, ending, { def, raw })
  else context.line(tell('replay.unfinished'))
  context.line(tell('replay.hash', { hash: found }))
  context.line(
    found === record.hash
      ? tell('replay.same', { actions: record.actions.length })
      : tell(other ? 'replay.other-state-now' : 'replay.other-state', { found, expected: record.hash }),
  )
}
