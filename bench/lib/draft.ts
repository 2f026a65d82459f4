/** Creates drafts through the site's own routes, as a page does. */
import { randomUUID } from 'node:crypto'
import type { BrowserContext } from 'playwright/test'
import type { DraftContent } from '../../schemas/api'

/** Returns the id of a draft of Corteo with one more or one changed file. Throws with the site's response. */
export async function draftWith(
  context: BrowserContext,
  url: string,
  file: { readonly path: string; readonly text: string },
): Promise<string> {
  const headers = { origin: url }
  const made = await context.request.post(`${url}/api/drafts`, { headers, data: { pack: 'corteo' } })
  if (!made.ok()) throw new Error(`no draft: ${made.status()} ${await made.text()}`)
  const { draft } = (await made.json()) as DraftContent
  const saved = await context.request.put(`${url}/api/drafts/${draft.id}/files`, {
    headers,
    data: { rev: draft.rev, key: randomUUID(), files: [file] },
  })
  if (!saved.ok()) throw new Error(`${file.path} was not saved: ${saved.status()} ${await saved.text()}`)
  return draft.id
}
