/** Creates a draft with a large empty map through the site's own routes, as a page does. */
import { randomUUID } from 'node:crypto'
import type { BrowserContext } from 'playwright/test'
import type { DraftContent } from '../../schemas/api'

/** Formatted like the pack's own maps. */
const mapText = (id: string, side: number) =>
  [
    `id: ${id}`,
    'source: own',
    `grid: { kind: hex, orientation: flat, offset: odd, columns: ${side}, rows: ${side} }`,
    'legend:',
    "  '.': { terrain: street }",
    'rows:',
    ...Array.from({ length: side }, () => `  - '${'.'.repeat(side)}'`),
    '',
  ].join('\n')

/** Returns the id of the draft; its map is `maps/<id>.yaml`. Throws with the site's response. */
export async function draftWithMap(
  context: BrowserContext,
  url: string,
  map: { readonly id: string; readonly side: number },
): Promise<string> {
  const headers = { origin: url }
  const made = await context.request.post(`${url}/api/drafts`, { headers, data: { pack: 'corteo' } })
  if (!made.ok()) throw new Error(`no draft: ${made.status()} ${await made.text()}`)
  const { draft } = (await made.json()) as DraftContent
  const files = [{ path: `maps/${map.id}.yaml`, text: mapText(map.id, map.side) }]
  const saved = await context.request.put(`${url}/api/drafts/${draft.id}/files`, {
    headers,
    data: { rev: draft.rev, key: randomUUID(), files },
  })
  if (!saved.ok()) throw new Error(`no map: ${saved.status()} ${await saved.text()}`)
  return draft.id
}
