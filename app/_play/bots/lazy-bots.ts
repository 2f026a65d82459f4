/** Loads the search of the bots at the first decision that needs it. */
import type { GameSource } from '../../../engine/rebuild'
import type { GameDef } from '../../../engine/types'
import type { BotThinker } from './bot-thinker'

export function lazyBots(def: GameDef, { pack, scenario }: GameSource): BotThinker {
  let coming: Promise<BotThinker> | undefined
  let isOver = false
  const fetched = async () => {
    const { botThinker } = await import('./bot-thinker')
    const thinker = botThinker(def, { pack, scenario })
    if (isOver) thinker.end()
    return thinker
  }
  return {
    think(question, answer) {
      let cancel: (() => void) | undefined = () => {}
      coming ??= fetched()
      coming.then(
        ({ think }) => {
          if (cancel) cancel = think(question, answer)
        },
        () => {
          coming = undefined
          if (cancel) answer(undefined)
        },
      )
      return () => {
        cancel?.()
        cancel = undefined
      }
    },
    end() {
      isOver = true
      void coming?.then(({ end }) => end())
    },
  }
}
