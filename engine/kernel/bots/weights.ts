/** The bot of one side in a pack's bots.yaml: its weights, and its styles, which differ in some weights. */

/** The common format of all rulesets; `W` are the weights of one of them. */
type BotsFile<W> = {
  readonly bots: readonly {
    readonly side: string
    readonly weights: W
    readonly styles?: Readonly<Record<string, W>>
  }[]
}

/** The weights of a style, with `usual` as the default for missing ones; `undefined` if the pack has no bot for the side. */
export function weightsIn<W extends object>(
  file: BotsFile<W> | undefined,
  side: string,
  usual: Required<W>,
  style?: string,
): Required<W> | undefined {
  const bot = file?.bots.find((one) => one.side === side)
  return bot && { ...usual, ...bot.weights, ...(style === undefined ? undefined : bot.styles?.[style]) }
}

/** The styles of a side, in the order of the file. */
export const stylesIn = (file: BotsFile<object> | undefined, side: string): readonly string[] =>
  Object.keys(file?.bots.find((one) => one.side === side)?.styles ?? {})
