/** Runs inside the page: opens a pack as the studio does, then changes one text and starts the game again. */
import { checkFiles } from '../../app/_editor/problems/model/check-files'
import { compile } from '../../engine/compile'
import { decisions, setup } from '../../engine/game'
import { playable } from '../../schemas/checking/checking'

type Files = Record<string, string>

async function firstChoices(files: Files): Promise<number> {
  const { pack, error } = playable(await checkFiles(files))
  if (!pack) throw new Error(`the pack has errors: ${JSON.stringify(error)}`)
  const [scenario] = Object.values(pack.scenarios)
  const game = compile(pack, scenario.id)
  if (!game.ok) throw new Error(`the pack does not compile: ${game.error[0].code}`)
  return decisions(game.value, setup(game.value, { seed: 1 })).reduce(
    (sum, { choices }) => sum + choices.length,
    0,
  )
}

declare global {
  interface Window {
    firstChoices: (files: Files) => Promise<number>
    editToPlay: (
      files: Files,
      file: string,
      text: string,
    ) => Promise<{ milliseconds: number; choices: number }>
  }
}

window.firstChoices = firstChoices
window.editToPlay = async (files, file, text) => {
  const start = performance.now()
  const choices = await firstChoices({ ...files, [file]: text })
  return { milliseconds: performance.now() - start, choices }
}
