import { type Around, type AskedAround, aroundIn } from '../../../engine/compile/around'
import { loadRulesets } from '../../../engine/rulesets'
import type { RawPack } from '../../../engine/types'
import type { Message } from '../../../schemas/diagnostic'

export type AroundQuestion = {
  readonly id: number
  /** Sent if it differs from the previous one. */
  readonly pack?: RawPack
  readonly scenario: string
  readonly asked?: AskedAround
}
export type AroundAnswer = { readonly id: number } & (
  | { readonly around: Around }
  /** The reason why the scenario cannot be played in its current state. */
  | { readonly whyNot: Message }
)
export type FromAround = 'alive' | AroundAnswer

let pack: RawPack | undefined
/** The game of the latest scenario asked about. */
let known: { readonly scenario: string; readonly game: ReturnType<typeof aroundIn> } | undefined

self.onmessage = ({ data }: MessageEvent<AroundQuestion | 'ping'>) => {
  if (data === 'ping') return self.postMessage('alive' satisfies FromAround)
  if (data.pack) [pack, known] = [data.pack, undefined]
  void answer(data).then(
    (said) => self.postMessage({ id: data.id, ...said } satisfies AroundAnswer),
    (cause) => {
      const reason = cause instanceof Error ? cause.message : String(cause)
      self.postMessage({
        id: data.id,
        whyNot: { key: 'around.failed', values: { reason } },
      } satisfies AroundAnswer)
    },
  )
}

async function answer({
  scenario,
  asked,
}: AroundQuestion): Promise<{ around: Around } | { whyNot: Message }> {
  if (!pack) return { whyNot: { key: 'around.noPack' } }
  await loadRulesets([pack.manifest.ruleset])
  if (known?.scenario !== scenario) known = { scenario, game: aroundIn(pack, scenario) }
  const { game } = known
  return game.ok ? { around: game.value(asked) } : { whyNot: game.error[0].message }
}
