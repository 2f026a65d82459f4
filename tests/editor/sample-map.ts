/** A small map with the habits of a real author: comments, two quoting styles, trailing spaces, a slope. */
export const SAMPLE_MAP = `# yaml-language-server: $schema=../../../schemas/map.schema.json
# A corner of the city.   
id: corner
grid: { kind: hex, orientation: flat, offset: odd, columns: 6, rows: 5 }
legend:
  # the streets first
  ".": { terrain: street }   
  "#": { terrain: building } # brown on the map
  '^': { terrain: slope, up: N }
rows:
  - "######"
  - '#....#' # the lane
  - ".^..^."
  - ..##..
  # below the wall
  - "......"
edges:
  - type: wall
    sides: ["0204/N", "0304/N", "0404/NE"] # the old wall
  - type: gate
    sides:
      - "0504/N"
      - '0604/N'
sites:
  - { role: objective, id: bank, kind: shop, value: 5, cells: ["0203", "0303"] }
  - role: landmark
    id: tower
    kind: tower
    cells: ["0605"]
`
export const MAP_FILE = 'maps/corner.yaml'

/** A square map without any sides. */
export const SQUARES = `id: yard
grid: { kind: square, columns: 5, rows: 4 }
legend:
  ".": { terrain: street }
rows:
  - "....."
  - "....."
  - "....."
  - "....."
`
