import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { applyAll } from '../../app/_editor/document/change'
import { fixChange, spanOf } from '../../app/_editor/document/diagnostics'
import { readMap, strangersIn } from '../../app/_editor/map/model/map-reading'
import { spanOfCell } from '../../app/_editor/map/model/source-map'
import { checkFiles } from '../../app/_editor/problems/model/check-files'

const ROOT = join(import.meta.dirname, '../../content/corteo')
const FILES = Object.fromEntries(
  readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(yaml|md)$/.test(file))
    .map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]),
)

describe('the bundled pack in the studio', () => {
  test('has no errors', async () => {
    const { diagnostics, pack } = await checkFiles(FILES)
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(pack?.manifest.id).toBe('corteo')
  })

  test('is read into the same ground as the checked pack, and every cell has its character', () => {
    for (const file of Object.keys(FILES).filter((path) => path.startsWith('maps/'))) {
      const map = readMap(file, FILES[file])
      expect(map.unreadable).toEqual([])
      expect([...strangersIn(map)]).toEqual([])
      const { board, grid } = map
      for (let cell = 0; cell < (grid?.size ?? 0); cell++) {
        const span = spanOfCell(map, cell)!
        const written = FILES[file].slice(span.start, span.end).replace("''", "'")
        expect(map.legend.groundOf(written)?.terrain).toBe(board?.terrain[cell])
      }
    }
  })

  test('points at a misspelt key, and its fix mends it', async () => {
    const broken = {
      ...FILES,
      'terrain.yaml': FILES['terrain.yaml'].replace('barricade: false', 'baricade: false'),
    }
    const found = (await checkFiles(broken)).diagnostics.filter(({ file }) => file === 'terrain.yaml')
    expect(found).toHaveLength(1)
    const { start, end } = spanOf(broken['terrain.yaml'], found[0])
    expect(broken['terrain.yaml'].slice(start, end)).toBe('baricade')
    const change = fixChange(found[0], broken['terrain.yaml'])
    expect(applyAll(broken, change ? [change] : [])).toEqual(FILES)
  })
})
