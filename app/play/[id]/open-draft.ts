import { rulesetsIn } from '../../../schemas/requires'
import { openDraftToPlay } from '../../_editor/http-store'
import { checkFiles } from '../../_editor/model/check/check-files'
import { packFilesOf } from '../../_editor/model/required-shelf'
import type { Opened } from './play-pack'

/** A draft as a game, checked on the page: schemas and checks are loaded for it, which a game of the shelf does without. */
export async function openDraftGame(id: string): Promise<Opened> {
  const { files, required } = await openDraftToPlay(id)
  const packs = packFilesOf(required)
  const rulesets = rulesetsIn(files, packs)
  const { pack, diagnostics } = await checkFiles(files, packs)
  const error = diagnostics.find(({ severity }) => severity === 'error')
  const isPlayable = pack !== undefined && !error && Object.keys(pack.scenarios).length > 0
  return isPlayable ? { pack, rulesets } : { trouble: 'broken', error, rulesets }
}
