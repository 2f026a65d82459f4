/** The command line prints a table with names, and without ids. */
import { expect, test } from 'vitest'
import { ludoteca } from '../cli/support/terminal'
import { loadPack, packNames } from '../engine/support/content'

test.each(packNames())('a table of %s is shown without ids', async (pack) => {
  const { units, maps, scenarios } = loadPack(pack)
  const areas = Object.values(maps).flatMap((map) => map.areas ?? [])
  const ids = [...(units.units ?? []), ...areas].map(({ id }) => id).filter((id) => id.includes('-'))
  const { out } = await ludoteca(['show', `${pack}/${Object.keys(scenarios).at(-1)}`, '--lang', 'it'])
  expect(out).toContain('Pezzi sulla mappa')
  expect(ids.filter((id) => new RegExp(`(^|\\s)${id}(\\s|$)`, 'm').test(out))).toEqual([])
})
