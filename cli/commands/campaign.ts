import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { botGame } from '../../engine/bots/game'
import {
  afterGame,
  beginCampaign,
  type CampaignState,
  campaignNamed,
  scenarioToPlay,
  winnerOf,
} from '../../engine/campaign/campaign'
import { withCarried } from '../../engine/campaign/carry'
import { endedOf } from '../../engine/campaign/ended'
import { isSeed, laterSeed } from '../../engine/kernel/seed'
import type { GameDef, Outcome, RawPack, Seed } from '../../engine/types'
import type { CampaignFile } from '../../schemas/generated/content'
import { readArguments, text, wholeNumber } from '../arguments'
import { botsFor } from '../bots'
import { type Command, type Context, EXIT, UsageError } from '../context'
import { openFolder } from '../game'
import { type CheckedPack, checkFolder, findPack, gameOrFaults } from '../packs'
import { printOutcome, seatName } from '../score'
import { seedOf } from '../seeds'

const OPTIONS = {
  seats: { type: 'string' },
  seed: { type: 'string' },
  games: { type: 'string' },
  state: { type: 'string' },
  json: { type: 'boolean' },
} as const

/** A campaign under way, as `--state` keeps it in a file. */
type Kept = { readonly format: 1; readonly pack: string; readonly seed: Seed; readonly state: CampaignState }

/** Lets bots play the scenarios of a campaign, and carries their results from one to the next. */
export const campaign: Command = {
  name: 'campaign',
  async run(args, context) {
    const { values, names } = readArguments(args, OPTIONS)
    if (names.length !== 1) throw new UsageError('cli.usage.needs-campaign')
    const opened = await openCampaign(context, names[0])
    if (!opened) return EXIT.findings
    const { pack, raw, campaign } = opened
    const file = text(values, 'state')
    const kept = file === undefined ? undefined : await readKept(context, file, raw, campaign)
    const seed = kept?.seed ?? seedOf(values)
    const most = values.games === undefined ? Number.POSITIVE_INFINITY : wholeNumber(values, 'games')
    let state = kept?.state ?? beginCampaign(campaign)
    let last: GameDef | undefined
    for (let count = 0; count < most; count++) {
      const played = playNext(
        context,
        { pack, raw, campaign, seed, seats: text(values, 'seats') ?? 'random' },
        state,
        {
          isQuiet: values.json === true,
        },
      )
      if (!played) break
      state = played.state
      last = played.def
    }
    if (file !== undefined) await keep(context, file, { format: 1, pack: raw.digest, seed, state })
    if (values.json) context.line(JSON.stringify({ ...state, ...over(campaign, state) }, null, 2))
    else printEnd(context, { raw, campaign }, state, last)
    return EXIT.ok
  },
}

const over = (campaign: CampaignFile, state: CampaignState) =>
  state.step === undefined ? { winner: winnerOf(campaign, state) } : {}

type Opened = { readonly pack: CheckedPack; readonly raw: RawPack; readonly campaign: CampaignFile }

/** Opens `PACK/CAMPAIGN`, or the only campaign of `PACK`. */
async function openCampaign(context: Context, name: string): Promise<Opened | undefined> {
  const { folder, id } = placeOf(name, context)
  const pack = await checkFolder(folder, name, context.home)
  const raw = openFolder(context, pack)
  if (!raw) return undefined
  const all = raw.campaigns ?? []
  const found = id === undefined && all.length === 1 ? all[0] : campaignNamed(raw, id)
  if (!found) {
    const known = all.map((one) => one.id).join(', ')
    throw new UsageError('cli.file.no-campaign', { pack: folder, campaign: id ?? '', known })
  }
  return { pack, raw, campaign: found }
}

function placeOf(name: string, context: Context): { folder: string; id?: string } {
  try {
    return { folder: findPack(name, context) }
  } catch (fault) {
    const cut = name.replace(/\/+$/, '').lastIndexOf('/')
    if (cut < 1) throw fault
    return { folder: findPack(name.slice(0, cut), context), id: name.slice(cut + 1).replace(/\/+$/, '') }
  }
}

type Series = Opened & { readonly seed: Seed; readonly seats: string }

/** Plays the next game; `undefined` if the campaign is over or the game stopped without an outcome. */
function playNext(
  context: Context,
  { pack, raw, campaign, seed, seats }: Series,
  state: CampaignState,
  { isQuiet }: { readonly isQuiet: boolean },
): { readonly state: CampaignState; readonly def: GameDef } | undefined {
  const scenario = scenarioToPlay(campaign, state)
  if (scenario === undefined) return undefined
  const changed = withCarried(raw, scenario, state.carried)
  const made = gameOrFaults({ ...pack, raw: changed }, scenario)
  if (!made.ok) throw new UsageError('cli.campaign.unplayable', { scenario })
  const def = made.value
  const game = botGame(def, botsFor(def, seats), laterSeed(seed, state.played.length))
  let next = game.next()
  while (!next.done) next = game.next()
  const outcome: Outcome | undefined = next.value.outcome()
  if (!outcome) throw new UsageError('cli.campaign.unplayable', { scenario })
  const ended = endedOf(def, changed, next.value.state)
  if (!isQuiet) {
    const name = context.words.format(named(`scenarios.${scenario}`), raw.texts)
    context.line(context.words.tell('campaign.game', { number: state.played.length + 1, scenario: name }))
    printOutcome(context, outcome, { def, raw: changed })
    context.line()
  }
  return { state: afterGame(campaign, state, outcome, ended), def }
}

const named = (name: string) => ({ key: 'cli.name', values: { name: { text: name } } })

function printEnd(
  context: Context,
  { raw, campaign }: Pick<Opened, 'raw' | 'campaign'>,
  state: CampaignState,
  def: GameDef | undefined,
): void {
  const { tell, format } = context.words
  const next = scenarioToPlay(campaign, state)
  if (next !== undefined) {
    context.line(tell('campaign.next', { scenario: format(named(`scenarios.${next}`), raw.texts) }))
    return
  }
  const winner = winnerOf(campaign, state)
  const name = def && winner !== 'draw' ? seatName(context, winner, def, raw) : winner
  context.line(tell(winner === 'draw' ? 'campaign.draw' : 'campaign.winner', { winner: name }))
}

async function readKept(
  context: Context,
  file: string,
  raw: RawPack,
  { id }: CampaignFile,
): Promise<Kept | undefined> {
  const content = await readFile(resolve(context.terminal.cwd, file), 'utf8').catch(() => undefined)
  if (content === undefined) return undefined
  const kept = asKept(content)
  if (kept?.state.campaign !== id || kept.pack !== raw.digest)
    throw new UsageError('cli.campaign.other-state', { path: file })
  return kept
}

/** Reads a kept campaign, or `undefined` for any other text. */
function asKept(content: string): Kept | undefined {
  try {
    const kept = JSON.parse(content) as Kept | null
    const isWhole = kept?.format === 1 && isSeed(kept.seed) && Array.isArray(kept.state?.played)
    return isWhole ? kept : undefined
  } catch {
    return undefined
  }
}

async function keep(context: Context, file: string, kept: Kept): Promise<void> {
  await writeFile(resolve(context.terminal.cwd, file), `${JSON.stringify(kept, null, 2)}\n`).catch(
    (fault) => {
      throw new UsageError('cli.file.unwritable', { path: file, reason: fault.code ?? fault.message })
    },
  )
}
