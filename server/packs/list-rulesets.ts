import { parse } from 'yaml'
import { rulesetIds } from '../../engine/rulesets'
import type { RulesetList, RulesetSummary } from '../../schemas/api'
import type { PackFile } from '../../schemas/generated/content'
import { readShelves } from './catalog'
import { textOf } from './files'
import { smallestPackOf } from './smallest'

/** Lists the rulesets for new packs, which are those with a smallest pack; bundled games come first. */
export async function listRulesets(): Promise<RulesetList> {
  const shelves = await readShelves()
  const all = await Promise.all(rulesetIds().map((id) => summaryOf(id, shelves.get(id)?.summary.name)))
  const rulesets = all.filter((one) => one !== undefined)
  return { rulesets: [...rulesets.filter(({ game }) => game), ...rulesets.filter(({ game }) => !game)] }
}

async function summaryOf(id: string, game: RulesetSummary['game']): Promise<RulesetSummary | undefined> {
  const manifest = (await smallestPackOf(id))?.get('pack.yaml')
  if (!manifest) return undefined
  const { name, summary } = parse(textOf(manifest) ?? '') as PackFile
  return { id, game, name, summary }
}
