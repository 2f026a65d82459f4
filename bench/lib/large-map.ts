/** Creates a draft with a large empty map. */
import type { BrowserContext } from 'playwright/test'
import { draftWith } from './draft'

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

/** Returns the id of the draft; its map is `maps/<id>.yaml`. */
export const draftWithMap = (
  context: BrowserContext,
  url: string,
  map: { readonly id: string; readonly side: number },
): Promise<string> =>
  draftWith(context, url, { path: `maps/${map.id}.yaml`, text: mapText(map.id, map.side) })
