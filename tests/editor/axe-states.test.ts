/** A walk reaches every panel of the studio, and axe checks it there. */
import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PANELS } from '../e2e/fixtures/studio-panels'

/** Files without visible output of their own. */
const BARE = ['map/panel/minimap']
const ROOMS = /(^|\/)(panel|around|commands|frame|layers|text-editor)\//

const files = readdirSync('app/_editor', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => file.replaceAll('\\', '/').replace(/\.tsx$/, ''))
  .filter((file) => ROOMS.test(file) && !BARE.includes(file))
  .sort()

test('each panel of the studio is known on the page, and by the walk that comes by it', () => {
  expect(files.length).toBeGreaterThan(30)
  expect(Object.keys(PANELS).sort()).toEqual(files)
})
