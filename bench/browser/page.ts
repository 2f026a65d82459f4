/** Runs inside the page: a pack is opened as the studio opens it, then one text changes and the game starts anew. */
import { compile, crossCheck } from '../../engine/compile'
import { decisions, setup } from '../../engine/game'
import { checkPack, type Memory } from '../../schemas/check'

type Files = Record<string, string>

/** As the studio's worker keeps it. */
const memory: Memory = new Map()

function firstChoices(files: Files): number {
  const { pack, diagnostics } = checkPack(files, crossCheck, { memory })
  if (!pack || diagnostics.some(({ severity }) => severity === 'error'))
    throw new Error('the pack has errors')
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
    firstChoices: (files: Files) => number
    editToPlay: (files: Files, file: string, text: string) => { milliseconds: number; choices: number }
  }
}

window.firstChoices = firstChoices
window.editToPlay = (files, file, text) => {
  const start = performance.now()
  const choices = firstChoices({ ...files, [file]: text })
  return { milliseconds: performance.now() - start, choices }
}
