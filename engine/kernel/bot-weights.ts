/** What a pack's bots.yaml says of the bot of one side: its weights, and the ways to play that differ from them in some. */

/** As the files of all rulesets have it: `W` are the weights of one of them. */
type BotsFile<W> = {
  readonly bots: readonly {
    readonly side: string
    readonly weights: W
    readonly styles?: Readonly<Record<string, W>>
  }[]
}

/** `usual` counts where the pack is silent. Undefined when the pack has no bot for the side. */
export function weightsIn<W extends object>(
  file: BotsFile<W> | undefined,
  side: string,
  usual: Required<W>,
  style?: string,
): Required<W> | undefined {
  const bot = file?.bots.find((one) => one.side === side)
  return bot && { ...usual, ...bot.weights, ...(style === undefined ? undefined : bot.styles?.[style]) }
}

/** The ways to play a side, in the order of the file. */
export const stylesIn = (file: BotsFile<object> | undefined, side: string): readonly string[] =>
  Object.keys(file?.bots.find((one) => one.side === side)?.styles ?? {})
