/** The smallest pack with every kind of file, without a finding. */
export const MINI: Readonly<Record<string, string>> = {
  'pack.yaml': `format: 2
id: mini
version: 1.0.0
ruleset: corteo
name: { en: Mini, it: Mini }
notice: { en: Made for a test. }
authors:
  - name: Ada Rossi
    part: map
licence: CC-BY-4.0
languages: [en]
`,
  'terrain.yaml': `terrain:
  - id: street
    look: { colour: "#ffffff", pattern: cobbles }
    cost: 1
  - id: slope
    look: { colour: "#eeeeee" }
    cost: { march: 1, power: "closed" }
    slope: { up: 2, down: "1/2" }
    clash:
      factor: { march: "1/2" }
edges:
  - id: river
    look: { colour: "#3377aa", style: river }
    cost: closed
`,
  'units.yaml': `sides:
  - id: march
    look: { colour: "#b3261e", ink: "#ffffff", shape: round }
  - id: power
    look: { colour: "#2f4858", ink: "#ffffff", shape: square }
components:
  - id: mov
    side: march
    look: { colour: "#b3261e", ink: "#ffffff", mark: MOV }
units:
  - id: crowd
    side: march
    speed: 4
    power: 2
    tags: [foot]
    look: { symbol: people }
  - id: guard
    side: power
    speed: 6
    power: 4
    stacks: base
    launch: { range: 2 }
    look: { symbol: shield }
`,
  'tables.yaml': `tables:
  - id: clash
    ratios: ["1-2", "1-1", "2-1"]
    below: none
    rows:
      - [NE, NE, DR]
      - [NE, DR, DP]
    results:
      NE: { type: none }
      DR: { type: retreat, who: defender, steps: 1, chosenBy: owner }
      DP: { type: panic, who: defender, steps: 2, chosenBy: enemy }
`,
  'maps/town.yaml': `id: town
grid: { kind: hex, orientation: flat, offset: even, columns: 4, rows: 2 }
legend:
  s: { terrain: street }
  "/": { terrain: slope, up: NE }
rows:
  - ss/s
  - ssss
edges:
  - type: river
    sides: ["0101/NE"]
places:
  - id: corso
    kind: street
    cells: ["0101", "0201"]
sites:
  - role: objective
    id: court
    kind: court
    value: 5
    cells: ["0401"]
  - role: base
    id: barracks
    side: power
    number: 1
    cells: ["0402"]
    exits: ["0302"]
regions:
  - id: west
    cells: ["0101", "0102"]
`,
  'scenarios/base.yaml': `id: base
map: town
turns: 3
order: [march, power]
rosters:
  - { side: march, unit: crowd, component: mov, count: 2 }
  - { side: power, unit: guard, count: 1 }
setup:
  - side: march
    groups:
      - id: all
        units: all
        count: 2
        zone: { type: region, region: west }
        perCell: 1
  - side: power
    groups:
      - id: guards
        units: [guard]
        count: 1
        zone:
          type: near
          distance: 1
          of: { type: sites, role: base }
        perCell: 1
rules:
  stacking: 2
  run: { side: march, pieces: 1, factor: 2, notInTurns: [1] }
  barricades: { side: march, pieces: 2, cost: 1, removable: true }
  launch: { table: clash, cost: "1/2", perPhase: 1, noArrests: true }
  clash: { table: clash }
  head: { side: march, units: 2, bonus: 1, components: any }
  columns: { minimum: 2 }
  disengage: { march: 1, power: closed }
  arrests: { side: march }
  panic: { side: power, base: base, wakes: next-hand }
  objectives: { side: march, covered: true }
scoring:
  - { id: objectives, type: objectives, times: 1 }
  - { id: arrests, type: arrested-power, times: -1 }
victory:
  - { id: won, from: 1, winner: march }
  - { id: lost, to: 0, winner: power }
`,
  'cases/streets.yaml': `cases:
  - id: a-street-costs-one
    proves: [C-010]
    title: { en: A street costs one. }
    scenario: base
    given:
      hand: 1
      units:
        - { id: a, unit: crowd, at: "0101" }
    dice: [6]
    steps:
      - do: { type: select, unit: a }
      - offers: [{ type: move, cell: "0201" }]
      - hides: [{ type: move, cell: "0401" }]
      - refuses: { type: move, cell: "0402" }
        rule: C-034
      - expect: { hand: 1, units: { a: { at: "0101" } } }
`,
  'text/en.yaml': `language: en
text:
  terrain:
    street: { name: Street }
    slope: { name: Slope, help: Uphill costs two. }
  units:
    crowd:
      name: Crowd
      short: Cr.
`,
}

/** Changes one file: replaces the first `from` by `to`. */
export function changed(path: string, from: string, to: string): Record<string, string> {
  const text = MINI[path]
  if (!text.includes(from)) throw new Error(`${path} does not hold ${from}`)
  return { ...MINI, [path]: text.replace(from, () => to) }
}
