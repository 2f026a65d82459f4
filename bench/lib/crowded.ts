/** Creates a draft of Corteo with 150 units on the map at the start, through the site's own routes. */
import type { BrowserContext } from 'playwright/test'
import { bundledFiles } from './bundled'
import { draftWith } from './draft'

/** Units of each side on the map after the set-up. */
export const UNITS = 75

const FILE = 'scenarios/base.yaml'
const ZONE = `
          type: except
          of: { type: near, distance: 7, of: { type: place, place: piazza-mento } }
          not: { type: terrain, terrain: [building, river, popular] }`
/** Parts of the scenario with their replacements: more units of one type of each side, and room for them. */
const CHANGES = [
  [
    'unit: spezzone-6-6, component: mov, count: 2,',
    `unit: spezzone-6-6, component: mov, count: ${UNITS - 31},`,
  ],
  [
    '{ id: march, units: all, count: 33, zone: { type: place, place: piazza-mento }, perCell: 2 }',
    `id: march\n        units: all\n        count: ${UNITS}\n        perCell: 2\n        zone:${ZONE}`,
  ],
  ['unit: vigili-2-2, count: 5,', `unit: vigili-2-2, count: ${UNITS - 25},`],
  ['[vigili-2-2]\n        count: 5\n', `[vigili-2-2]\n        count: ${UNITS - 25}\n`],
] as const

function crowdedText(): string {
  return CHANGES.reduce((text, [part, other]) => {
    if (!text.includes(part)) throw new Error(`${FILE} has no "${part}"`)
    return text.replace(part, other)
  }, bundledFiles('corteo')[FILE])
}

/** Returns the id of the draft; its scenario is `base`. */
export const crowdedDraft = (context: BrowserContext, url: string): Promise<string> =>
  draftWith(context, url, { path: FILE, text: crowdedText() })
