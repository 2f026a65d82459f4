import { wordsIn } from '../../cli/language'
import { checkFolder, gameOf } from '../../cli/packs'
import { randomBot } from '../../engine/bots/random'
import { inWords } from '../../engine/cases/match'
import { apply, decisions, hash, outcome, setup, table } from '../../engine/game'
import type { Choice, Decision, GameDef, GameState, Message, RawPack } from '../../engine/types'

/** Games recorded as text, so that reviewers see the effect of a rule change on real play. */
export const PLAYTHROUGHS: readonly Playthrough[] = [
  {
    file: 'corteo-base.txt',
    pack: 'content/corteo',
    scenario: 'base',
    seed: 1977,
    rounds: { key: 'hand', inFull: 1, later: ['hand-end'] },
    eager: [],
    shy: [],
  },
  {
    file: 'kriegspiel-opening.txt',
    pack: 'content/kriegspiel',
    scenario: 'opening',
    seed: 1968,
    rounds: {
      key: 'number',
      inFull: 2,
      later: ['attacked', 'captured', 'trapped', 'retreated', 'destroyed', 'over'],
    },
    eager: ['take', 'move', 'retreat'],
    shy: ['offer', 'drop', 'done'],
  },
  {
    file: 'wir-sind-das-volk.txt',
    pack: 'content/wir-sind-das-volk',
    scenario: 'four-decades',
    seed: 1989,
    rounds: {
      key: 'decade',
      inFull: 1,
      later: ['step', 'flight', 'behind-wall', 'currency', 'socialists', 'protest', 'collapse', 'over'],
    },
    eager: [],
    shy: ['keep'],
  },
  {
    file: 'junta-five-families.txt',
    pack: 'content/junta',
    scenario: 'five-families',
    seed: 1979,
    rounds: {
      key: 'turn',
      inFull: 1,
      later: ['turn', 'elected', 'killed', 'killed-for', 'exiled', 'coup', 'coup-over', 'shot', 'ended'],
    },
    eager: ['deposit'],
    shy: ['withdraw', 'exile'],
  },
]
export type Playthrough = {
  readonly file: string
  readonly pack: string
  readonly scenario: string
  readonly seed: number
  /** The state's counter of rounds, the number of rounds listed in full, and the events listed of the others. */
  readonly rounds: {
    readonly key: string
    readonly inFull: number
    readonly later: readonly string[]
  }
  /** Groups of choices that are always preferred, and those that are a last resort. */
  readonly eager: readonly string[]
  readonly shy: readonly string[]
}

type Told = { readonly def: GameDef; readonly raw: RawPack; readonly format: (message: Message) => string }

/** Returns a random player with preferences. */
function playerOf({ seed, eager, shy }: Playthrough): (decision: Decision) => Choice {
  const bot = randomBot(seed)
  return (decision) => {
    const wanted = decision.choices.filter(({ group }) => eager.includes(group))
    const free = decision.choices.filter(({ group }) => !shy.includes(group))
    const choices = [wanted, free, decision.choices].find((list) => list.length > 0) ?? []
    return bot({ ...decision, choices })
  }
}

/** Returns a random game as readable text. It begins with all actions, then lists the most important events. */
export async function playthrough(wanted: Playthrough, home: string): Promise<string> {
  const { pack, scenario, seed } = wanted
  const { raw, ...checked } = await checkFolder(`${home}/${pack}`, pack)
  const def = raw && gameOf({ ...checked, raw }, scenario)
  if (!raw || !def) throw new Error(`${pack}/${scenario} cannot be played`)
  const told: Told = { def, raw, format: (message) => wordsIn('en').format(message, raw.texts) }
  return [`${pack}/${scenario}, seed ${seed}, a random player for every side`, '', ...tell(told, wanted), ''].join('\n')
}

function tell(told: Told, wanted: Playthrough): string[] {
  const { seed, rounds } = wanted
  const { def } = told
  const lines: string[] = []
  const bot = playerOf(wanted)
  let state = setup(def, { seed })
  for (let asked = decisions(def, state); asked.length > 0; asked = decisions(def, state)) {
    const [decision] = asked
    const { action } = bot(decision)
    const next = apply(def, state, decision.seat, action)
    if (!next.ok) throw new Error(`${inWords(action)} was offered and is refused by ${next.error.rule}`)
    const inFull = roundOf(state, rounds.key) <= rounds.inFull
    if (inFull) lines.push(...stepInFull(told, state, decision, inWords(action)))
    for (const { type, message } of next.value.events) {
      if (inFull || rounds.later.includes(type)) lines.push(`${inFull ? '        ' : ''}${told.format(message)}`)
    }
    state = next.value.state
  }
  return [...lines, '', ...ending(told, state)]
}

/** Each ruleset counts rounds in its state under its own name. */
const roundOf = (state: GameState, key: string): number =>
  (state as unknown as Readonly<Record<string, number>>)[key] ?? 0

function stepInFull(
  told: Told,
  state: GameState,
  { seat, phase, prompt, choices }: ReturnType<typeof decisions>[number],
  chosen: string,
): string[] {
  const count = choices.length === 1 ? '1 choice' : `${choices.length} choices`
  return [`${String(state.step + 1).padStart(4)}  ${seat} ${phase}: ${told.format(prompt)} (${count})`, `      > ${chosen}`]
}

function ending({ def, format }: Told, state: GameState): string[] {
  const result = outcome(def, state)
  if (!result) throw new Error('the game came to no end')
  const sheet = result.sheet.flatMap((line) => [
    `${format(line.label)}: ${line.points}`,
    ...(line.lines ?? []).map((part) => `  ${format(part.label)}: ${part.points}`),
  ])
  const trays = table(def, state).trays.map((tray) => `${format(tray.label)}: ${tray.pieces.length}`)
  return [...sheet, ...trays, format(result.reason), `${state.step} actions, final state ${hash(state)}`]
}
