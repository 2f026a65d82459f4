/** Thirty bundled files, each broken by one edit: the original text, the broken text, and the line of the fault. */
export type Broken = {
  readonly file: string
  readonly from: string
  readonly to: string
  /** The reason why a schema-only language server misses a finding of our checker. */
  readonly onlyOurs?: string
}

export const BROKEN_FILES: readonly Broken[] = [
  // An unknown key.
  { file: 'corteo/units.yaml', from: '    speed: 6', to: '    sped: 6' },
  { file: 'corteo/terrain.yaml', from: '    cost:', to: '    costs:' },
  { file: 'corteo/scenarios/base.yaml', from: 'turns: 10', to: 'rounds: 10' },
  { file: 'corteo/scenarios/special.yaml', from: 'launch: { short: true }', to: 'launch: { shrot: true }' },
  // Complete only with the file it extends. The first line of the whole is underlined.
  {
    file: 'corteo/scenarios/special.yaml',
    from: 'id: special\nextends: advanced',
    to: 'id: special\nsource: rulebook',
  },
  { file: 'kriegspiel/units.yaml', from: '    defence: 6', to: '    defense: 6' },
  { file: 'kriegspiel/scenarios/opening.yaml', from: 'map: board', to: 'mapp: board' },
  { file: 'cry-havoc/tables.yaml', from: '    zero: [1, 0, -1]', to: '    nought: [1, 0, -1]' },
  { file: 'wir-sind-das-volk/tracks.yaml', from: '    least: -6', to: '    lowest: -6' },
  { file: 'junta/pack.yaml', from: 'licence:', to: 'license:' },
  // A value of the wrong kind.
  { file: 'corteo/units.yaml', from: '    power: 6', to: '    power: six' },
  { file: 'corteo/scenarios/base.yaml', from: 'order: [march, power]', to: 'order: march' },
  { file: 'kriegspiel/units.yaml', from: '    combat: true', to: '    combat: 1' },
  { file: 'cry-havoc/tables.yaml', from: 'die: 10', to: 'die: [10]' },
  { file: 'wir-sind-das-volk/tracks.yaml', from: '    start: -1', to: "    start: '-1'" },
  { file: 'junta/pack.yaml', from: 'languages: [en, it]', to: 'languages: en' },
  { file: 'notte-bianca/pack.yaml', from: 'format: 2', to: "format: '2'" },
  // A name outside the allowed ones.
  { file: 'corteo/units.yaml', from: 'shape: round', to: 'shape: oval' },
  { file: 'corteo/scenarios/base.yaml', from: 'source: rulebook', to: 'source: hearsay' },
  { file: 'kriegspiel/pack.yaml', from: 'format: 2', to: 'format: 3' },
  { file: 'wir-sind-das-volk/tracks.yaml', from: '    kind: prestige', to: '    kind: honour' },
  { file: 'junta/text/en.yaml', from: 'language: en', to: 'language: english' },
  // Out of bounds, or in the wrong form.
  { file: 'corteo/units.yaml', from: '    speed: 6', to: '    speed: -6' },
  { file: 'corteo/units.yaml', from: '  - id: march', to: '  - id: The March' },
  { file: 'corteo/units.yaml', from: "colour: '#b8382f'", to: "colour: 'red-ish'" },
  { file: 'kriegspiel/units.yaml', from: '    speed: 1', to: '    speed: 1.5' },
  { file: 'cry-havoc/pack.yaml', from: 'version: 1.0.0', to: 'version: one' },
  { file: 'junta/pack.yaml', from: 'id: junta', to: 'id: Junta!' },
  // Faults against YAML itself.
  { file: 'kriegspiel/units.yaml', from: '    speed: 1', to: '    speed: 1\n    speed: 1' },
  { file: 'corteo/scenarios/base.yaml', from: 'turns: 10', to: 'turns: 10 10: 3' },
  // Faults that need the whole pack, or that are read differently.
  {
    file: 'corteo/scenarios/base.yaml',
    from: 'map: city',
    to: 'map: nocity',
    onlyOurs: 'whether a map of that name exists is said in another file',
  },
  {
    file: 'corteo/scenarios/base.yaml',
    from: 'order: [march, power]',
    to: 'order: [march, power',
    onlyOurs: 'the server reports the line after it, ours the bracket that is left open',
  },
]
