import * as nowhere from '../../../app/api/[[...rest]]/route'
import * as contentOfDigest from '../../../app/api/contents/[digest]/route'
import * as contents from '../../../app/api/contents/route'
import * as draftChecked from '../../../app/api/drafts/[id]/checked/route'
import * as draftExport from '../../../app/api/drafts/[id]/export/route'
import * as draftFiles from '../../../app/api/drafts/[id]/files/route'
import * as keptSave from '../../../app/api/drafts/[id]/kept/[keptId]/route'
import * as draft from '../../../app/api/drafts/[id]/route'
import * as drafts from '../../../app/api/drafts/route'
import * as game from '../../../app/api/games/[id]/route'
import * as games from '../../../app/api/games/route'
import * as health from '../../../app/api/health/route'
import * as importPack from '../../../app/api/import/route'
import * as offline from '../../../app/api/offline/route'
import * as packOfDigest from '../../../app/api/packs/[id]/[digest]/route'
import * as packExport from '../../../app/api/packs/[id]/export/route'
import * as packPicture from '../../../app/api/packs/[id]/picture/[theme]/[digest]/route'
import * as pack from '../../../app/api/packs/[id]/route'
import * as packs from '../../../app/api/packs/route'
import * as rulesetPicture from '../../../app/api/rulesets/[id]/picture/[theme]/route'
import * as rulesets from '../../../app/api/rulesets/route'
import * as workspaceLink from '../../../app/api/workspace/link/route'
import * as workspaceOpen from '../../../app/api/workspace/open/route'
import * as workspace from '../../../app/api/workspace/route'

type Handler = (request: Request, context: { params: Promise<never> }) => Promise<Response>

/** Every route of the site, by its folder under `app/api`. A test compares this table with the folders. */
export const routes: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  health,
  packs,
  offline,
  'packs/[id]': pack,
  'packs/[id]/export': packExport,
  'packs/[id]/[digest]': packOfDigest,
  'packs/[id]/picture/[theme]/[digest]': packPicture,
  rulesets,
  'rulesets/[id]/picture/[theme]': rulesetPicture,
  drafts,
  'drafts/[id]': draft,
  'drafts/[id]/checked': draftChecked,
  'drafts/[id]/files': draftFiles,
  'drafts/[id]/export': draftExport,
  'drafts/[id]/kept/[keptId]': keptSave,
  import: importPack,
  games,
  'games/[id]': game,
  contents,
  'contents/[digest]': contentOfDigest,
  workspace,
  'workspace/link': workspaceLink,
  'workspace/open': workspaceOpen,
  '[[...rest]]': nowhere,
}

/** Returns the handler of a path like `/api/drafts/123/files`, with its parameters. */
export function findRoute(
  method: string,
  path: string,
): { handler: Handler; params: Record<string, string> } {
  const given = path.replace(/^\/api\//, '').split('/')
  for (const [pattern, module] of Object.entries(routes)) {
    const names = pattern.split('/')
    const params: Record<string, string> = {}
    const fits =
      names.length === given.length &&
      names.every((name, index) => {
        const parameter = name.match(/^\[(.+)\]$/)?.[1]
        if (parameter) params[parameter] = decodeURIComponent(given[index])
        return parameter !== undefined || name === given[index]
      })
    if (fits && typeof module[method] === 'function') return { handler: module[method] as Handler, params }
  }
  throw new Error(`no route for ${method} ${path}`)
}
