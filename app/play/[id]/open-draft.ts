import { playable } from '../../../schemas/checking'
import { rulesetsIn } from '../../../schemas/requires'
import { openDraftToPlay } from '../../_editor/http-store'
import { checkFiles } from '../../_editor/model/check/check-files'
import { packFilesOf } from '../../_editor/model/dependencies'
import type { OpenedPack } from './opened'

/** Opens a draft as a game and checks it on the page. It loads the schemas and checks, which games of the catalog do not need. */
export async function openDraftGame(id: string): Promise<OpenedPack> {
  const { files, required } = await openDraftToPlay(id)
  const packs = packFilesOf(required)
  const rulesets = rulesetsIn(files, packs)
  const { pack, error } = playable(await checkFiles(files, packs))
  return pack ? { pack, rulesets } : { trouble: 'broken', error, rulesets }
}
