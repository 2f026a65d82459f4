import { playable } from '../../schemas/checking/checking'
import { rulesetsIn } from '../../schemas/layering/requires'
import { packFilesOf } from '../_editor/document/dependencies'
import { checkFiles } from '../_editor/problems/model/check-files'
import { openDraftToPlay } from '../_editor/saving/site/http-store'
import type { OpenedPack } from './opened'

/** Opens a draft as a game and checks it on the page. It loads the schemas and checks, which games of the catalog do not need. */
export async function openDraftGame(id: string): Promise<OpenedPack> {
  const { files, required } = await openDraftToPlay(id)
  const packs = packFilesOf(required)
  const rulesets = rulesetsIn(files, packs)
  const { pack, error } = playable(await checkFiles(files, packs))
  return pack ? { pack, rulesets } : { trouble: 'broken', error, rulesets }
}
