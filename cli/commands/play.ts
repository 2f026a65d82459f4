import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { botGame } from '../../engine/bots/game'
import type { BotMaker } from '../../engine/bots/kinds'
import { hash } from '../../engine/game'
import { laterSeed } from '../../engine/kernel/seed'
import { rulesVersionOf } from '../../engine/replay/rules-version'
import type { GameDef, GameRecord, Outcome, Seed } from '../../engine/types'
import { readArguments, text, wholeNumber } from '../arguments'
import { botsFor } from '../bots'
import { type Command, type Context, EXIT, UsageError } from '../context'
import { type OpenGame, openGame } from '../game'
import { progress } from '../paint'
import { printOutcome, seatName } from '../score'
import { printCsv } from '../score-table'
import { seedOf } from '../seeds'
import { type LogLine, Story, WISHES } from '../story'

export type Played = {
  readonly record: GameRecord
  readonly ending?: Outcome
  /** Empty unless `--log` is given. */
  readonly log: readonly LogLine[]
}

const OPTIONS = {
  seats: { type: 'string' },
  seed: { type: 'string' },
  games: { type: 'string' },
  record: { type: 'string' },
  json: { type: 'boolean' },
  csv: { type: 'boolean' },
  ...WISHES,
} as const

/** Lets bots play to the end: prints one game with its score sheet, or a summary of many. */
export const play: Command = {
  name: 'play',
  async run(args, context) {
    const { values, names } = readArguments(args, OPTIONS)
    if (names.length !== 1) throw new UsageError('cli.usage.needs-game')
    const seed = seedOf(values)
    const games = wholeNumber(values, 'games')
    const file = text(values, 'record')
    if (file !== undefined && games > 1) throw new UsageError('cli.usage.record-one')
    const game = await openGame(context, names[0], values.csv ? 'err' : 'out')
    if (!game) return EXIT.findings
    const bots = botsFor(game.def, text(values, 'seats') ?? 'random')
    const story = new Story(context, game, { log: values.log === true, stats: values.stats === true })
    const played = playMany(context, game.def, { bots, seed, games, story })
    if (file !== undefined) await keep(context, file, played[0].record)
    if (values.json) printJson(context, played, story)
    else if (values.csv) printCsv(context, game.def, played)
    else printAll(context, game, played, { file, story })
    return played.every(({ ending }) => ending) ? EXIT.ok : EXIT.findings
  },
}

type Series = {
  readonly bots: readonly BotMaker[]
  readonly seed: Seed
  readonly games: number
  readonly story: Story
}

function playMany(context: Context, def: GameDef, { bots, seed, games, story }: Series): Played[] {
  return Array.from({ length: games }, (_, index) => {
    progress(context, games > 1 ? context.words.tell('play.progress', { done: index + 1, games }) : '')
    const played = playOne(def, bots, laterSeed(seed, index), story)
    if (index === games - 1) progress(context, undefined)
    return played
  })
}

function playOne(def: GameDef, bots: readonly BotMaker[], seed: Seed, story: Story): Played {
  const game = botGame(def, bots, seed, { events: story.listens, begun: (start) => story.begin(start) })
  const actions: { seat: string; action: GameRecord['actions'][number]['action'] }[] = []
  let next = game.next()
  for (; !next.done; next = game.next()) {
    const { seat, action } = next.value
    actions.push({ seat, action })
    story.step(next.value)
  }
  const { state } = next.value
  const ending = next.value.outcome()
  const { pack, scenario } = def
  const rules = rulesVersionOf(def)
  const record: GameRecord = { format: 1, rules, pack, scenario, seed, actions, hash: hash(state) }
  return { record, ending, log: story.end(state, ending) }
}

async function keep(context: Context, file: string, record: GameRecord): Promise<void> {
  const path = resolve(context.terminal.cwd, file)
  await writeFile(path, recordText(record)).catch((fault) => {
    throw new UsageError('cli.file.unwritable', { path: file, reason: fault.code ?? fault.message })
  })
}

/** Formats one action per line, so that two records can be compared by eye. */
function recordText(record: GameRecord): string {
  const { actions, ...head } = record
  const lines = actions.map((action) => `    ${JSON.stringify(action)}`)
  const before = JSON.stringify(head, null, 2).replace(/\n}$/, '')
  return `${before},\n  "actions": [\n${lines.join(',\n')}\n  ]\n}\n`
}

function printAll(
  context: Context,
  game: OpenGame,
  played: readonly Played[],
  { file, story }: { readonly file: string | undefined; readonly story: Story },
): void {
  for (const { record, ending, log } of played) {
    const { seed, actions } = record
    if (log.length > 0 && played.length > 1) context.line(context.words.tell('play.game', { seed }))
    story.printLog(log)
    if (ending && played.length > 1) continue
    if (ending) printOutcome(context, ending, game)
    else context.line(context.words.tell('play.stuck', { seed, steps: actions.length }))
    context.line(context.words.tell('play.steps', { steps: actions.length, seed, hash: record.hash }))
  }
  if (file !== undefined) context.line(context.words.tell('play.recorded', { path: file }))
  if (played.length > 1) printSum(context, game, played)
  story.printStats()
}

function printSum(context: Context, { def, raw }: OpenGame, played: readonly Played[]): void {
  const { tell } = context.words
  const endings = played.flatMap(({ ending }) => ending ?? [])
  context.line(tell('play.games', { games: played.length, seed: played[0].record.seed }))
  for (const winner of new Set(endings.map((ending) => ending.winner))) {
    const count = endings.filter((ending) => ending.winner === winner).length
    const name = winner === 'draw' ? tell('play.draw') : seatName(context, winner, def, raw)
    context.line(
      tell('play.wins', { winner: name, count, percent: Math.round((100 * count) / played.length) }),
    )
  }
  const scores = endings.map((ending) => ending.score).sort((a, b) => a - b)
  if (scores.length === 0) return
  const mean = Math.round((10 * scores.reduce((sum, score) => sum + score, 0)) / scores.length) / 10
  context.line(tell('play.scores', { low: scores[0], mean, high: scores[scores.length - 1] }))
}

function printJson(context: Context, played: readonly Played[], story: Story): void {
  const games = played.map(({ record, ending, log }) => ({
    seed: record.seed,
    actions: record.actions.length,
    hash: record.hash,
    winner: ending?.winner,
    level: ending?.level,
    score: ending?.score,
    scores: ending?.scores,
    sheet: ending?.sheet.map(({ id, points }) => ({ id, points })),
    log: log.length > 0 ? log : undefined,
  }))
  context.line(JSON.stringify({ games, stats: story.stats() }, null, 2))
}
