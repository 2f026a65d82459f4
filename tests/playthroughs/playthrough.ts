import { wordsIn } from '../../cli/language'
import { checkFolder, gameOf } from '../../cli/packs'
import { randomBot } from '../../engine/bots/random'
import { inWords } from '../../engine/cases/match'
import { apply, decisions, hash, outcome, setup, table } from '../../engine/game'
import type { GameDef, GameState, Message, RawPack } from '../../engine/types'

/** Games that are kept as text, so that a change of the rules is seen in what people would have played. */
export const PLAYTHROUGHS = [{ file: 'corteo-base.txt', pack: 'content/corteo', scenario: 'base', seed: 1977 }]
export type Playthrough = (typeof PLAYTHROUGHS)[number]

type Told = { readonly def: GameDef; readonly raw: RawPack; readonly say: (message: Message) => string }

/** A random game told so that a person can follow it: the first hand action by action, then a line a hand. */
export async function playthrough({ pack, scenario, seed }: Playthrough, home: string): Promise<string> {
  const { raw, ...checked } = await checkFolder(`${home}/${pack}`, pack)
  const def = raw && gameOf({ ...checked, raw }, scenario)
  if (!raw || !def) throw new Error(`${pack}/${scenario} cannot be played`)
  const told: Told = { def, raw, say: (message) => wordsIn('en').say(message, raw.texts) }
  return [`${pack}/${scenario}, seed ${seed}, a random player for every side`, '', ...tell(told, seed), ''].join('\n')
}

function tell(told: Told, seed: number): string[] {
  const { def } = told
  const lines: string[] = []
  const bot = randomBot(seed)
  let state = setup(def, { seed })
  for (let asked = decisions(def, state); asked.length > 0; asked = decisions(def, state)) {
    const [decision] = asked
    const { action } = bot(decision)
    const next = apply(def, state, decision.seat, action)
    if (!next.ok) throw new Error(`${inWords(action)} was offered and is refused by ${next.error.rule}`)
    const inFull = handOf(state) <= 1
    if (inFull) lines.push(...stepInFull(told, state, decision, inWords(action)))
    for (const { type, message } of next.value.events) {
      if (inFull || type === 'hand-end') lines.push(`${inFull ? '        ' : ''}${told.say(message)}`)
    }
    state = next.value.state
  }
  return [...lines, '', ...ending(told, state)]
}

/** Hands are a matter of the ruleset; this one counts them in its state. */
const handOf = (state: GameState): number => (state as GameState & { hand: number }).hand

function stepInFull(
  told: Told,
  state: GameState,
  { seat, phase, prompt, choices }: ReturnType<typeof decisions>[number],
  chosen: string,
): string[] {
  const count = choices.length === 1 ? '1 choice' : `${choices.length} choices`
  return [`${String(state.step + 1).padStart(4)}  ${seat} ${phase}: ${told.say(prompt)} (${count})`, `      > ${chosen}`]
}

function ending({ def, say }: Told, state: GameState): string[] {
  const result = outcome(def, state)
  if (!result) throw new Error('the game came to no end')
  const sheet = result.sheet.flatMap((line) => [
    `${say(line.label)}: ${line.points}`,
    ...(line.lines ?? []).map((part) => `  ${say(part.label)}: ${part.points}`),
  ])
  const trays = table(def, state).trays.map((tray) => `${say(tray.label)}: ${tray.pieces.length}`)
  return [...sheet, ...trays, say(result.reason), `${state.step} actions, final state ${hash(state)}`]
}
