import type { Files } from '../../../app/_editor/document/change'

export const AREA_FILE = 'maps/bay.yaml'

/**
 * A small map of areas as an author writes it, with comments and hand-broken lines. One area is in braces, one in a list of dashes.
 */
export const BAY = `# The bay.
id: bay
grid: { kind: areas, around: sea } # with a coast
areas:
  # the land
  - id: north # up there
    terrain: shore
    at: [2, 2]
    label: [2, 1.4]
    shape:
      [
        [0, 0], [4, 0], # along the top
        [4, 4],
        [0, 4],
      ]
  - { id: east, terrain: room, at: [6, 2], shape: [[4, 0], [8, 0], [8, 4], [4, 4]] }
  - id: south
    terrain: room
    at: [2, 6]
    shape:
      - [0, 4]
      - [4, 4] # in the middle
      - [4, 8]
      - [0, 8]
  # towns
  - { id: harbour, terrain: town, at: [3, 3] }
links:
  - { type: path, between: [north, east] }
  - { type: path, between: [north, south], cost: 2 }
  - { type: path, between: [east, south] }
scenery:
  - edge: river
    points: [[0, 4], [4, 4], [8, 4], [9, 5]]
places:
  - { id: view, kind: inset, cells: [north, east] }
`

export const BAY_FILES: Files = {
  [AREA_FILE]: BAY,
  'text/en.yaml': `language: en
text:
  areas:
    north: { name: The North }
    east: { name: The East }
    south: { name: The South }
`,
  'text/it.yaml': `language: it
text:
  areas:
    north: { name: Il Nord }
    east: { name: L’Est }
    south: { name: Il Sud }
`,
}
