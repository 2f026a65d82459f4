import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { botMove } from '../../engine/bots/turn'
import { hash, outcome, play as playFast, setup, view } from '../../engine/game'
import { rulesVersionOf } from '../../engine/replay/rules-version'
import type { GameDef, GameRecord, Outcome, Seed } from '../../engine/types'
import { readArguments, text, wholeNumber } from '../arguments'
import { type BotMaker, botsFor } from '../bots'
import { type Command, type Context, EXIT, UsageError } from '../context'
import { type OpenGame, openGame } from '../game'
import { progress } from '../paint'
import { printOutcome, seatName } from '../score'
import { laterSeed, seedOf } from '../seeds'

type Played = { readonly record: GameRecord; readonly ending?: Outcome }

const OPTIONS = {
  seats: { type: 'string' },
  seed: { type: 'string' },
  games: { type: 'string' },
  record: { type: 'string' },
  json: { type: 'boolean' },
} as const

/** Lets bots play to the end: one game with its score sheet, or many with their sum. */
export const play: Command = {
  name: 'play',
  async run(args, context) {
    const { values, names } = readArguments(args, OPTIONS)
    if (names.length !== 1) throw new UsageError('cli.usage.needs-game')
    const seed = seedOf(values)
    const games = wholeNumber(values, 'games', 1, 1)
    const file = text(values, 'record')
    if (file !== undefined && games > 1) throw new UsageError('cli.usage.record-one')
    const game = await openGame(context, names[0])
    if (!game) return EXIT.findings
    const bots = botsFor(game.def, text(values, 'seats') ?? 'random')
    const played = playMany(context, game.def, bots, seed, games)
    if (file !== undefined) await keep(context, file, played[0].record)
    if (values.json) printJson(context, played)
    else printAll(context, game, played, file)
    return played.every(({ ending }) => ending) ? EXIT.ok : EXIT.findings
  },
}

function playMany(
  context: Context,
  def: GameDef,
  bots: readonly BotMaker[],
  seed: Seed,
  games: number,
): Played[] {
  return Array.from({ length: games }, (_, index) => {
    progress(context, games > 1 ? context.words.tell('play.progress', { done: index + 1, games }) : '')
    const played = playOne(def, bots, laterSeed(seed, index))
    if (index === games - 1) progress(context, undefined)
    return played
  })
}

/** One game: the bots choose from what is offered until nobody is asked any more. */
function playOne(def: GameDef, bots: readonly BotMaker[], seed: Seed): Played {
  const game = playFast(def, setup(def, { seed }))
  const players = bots.map((bot, index) => bot(def, seed, index))
  const actions: { seat: string; action: GameRecord['actions'][number]['action'] }[] = []
  for (let asked = game.decisions(); asked.length > 0; asked = game.decisions()) {
    const move = botMove(
      asked,
      (seat) => players[def.seats.indexOf(seat)],
      (seat) => view(def, game.state, seat),
    )
    if (!move) break
    actions.push(move)
    game.act(move.seat, move.action)
  }
  const { pack, scenario } = def
  const rules = rulesVersionOf(def)
  const record: GameRecord = { format: 1, rules, pack, scenario, seed, actions, hash: hash(game.state) }
  return { record, ending: outcome(def, game.state) }
}

async function keep(context: Context, file: string, record: GameRecord): Promise<void> {
  const path = resolve(context.terminal.cwd, file)
  await writeFile(path, recordText(record)).catch((fault) => {
    throw new UsageError('cli.file.unwritable', { path: file, reason: fault.code ?? fault.message })
  })
}

/** One action a line, so that two records can be compared by eye. */
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
  file: string | undefined,
): void {
  for (const { record, ending } of played.filter((one) => !one.ending || played.length === 1)) {
    const { seed, actions } = record
    if (ending) printOutcome(context, ending, game)
    else context.line(context.words.tell('play.stuck', { seed, steps: actions.length }))
    context.line(context.words.tell('play.steps', { steps: actions.length, seed, hash: record.hash }))
  }
  if (file !== undefined) context.line(context.words.tell('play.recorded', { path: file }))
  if (played.length > 1) printSum(context, game, played)
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

function printJson(context: Context, played: readonly Played[]): void {
  const games = played.map(({ record, ending }) => ({
    seed: record.seed,
    actions: record.actions.length,
    hash: record.hash,
    winner: ending?.winner,
    level: ending?.level,
    score: ending?.score,
    scores: ending?.scores,
    sheet: ending?.sheet.map(({ id, points }) => ({ id, points })),
  }))
  context.line(JSON.stringify({ games }, null, 2))
}
