/** Packs of format 1 in unusual style, each with the expected result for one line. */
import { MINI } from '../schemas/mini-pack'

type Files = Record<string, string>

const SCENARIO = 'scenarios/base.yaml'

/** The smallest pack, written in format 1. */
const OLD: Files = {
  ...MINI,
  'pack.yaml': MINI['pack.yaml'].replace('format: 2', 'format: 1'),
  [SCENARIO]: MINI[SCENARIO].replace('turns: 3', 'hands: 3').replace('notInTurns', 'notInHands'),
}
export const oldMini = (): Files => ({ ...OLD })

const changed = (file: string, from: string | RegExp, to: string): Files => {
  if (OLD[file].replace(from, to) === OLD[file]) throw new Error(`${file} has no ${from}`)
  return { ...OLD, [file]: OLD[file].replace(from, to) }
}
const triggers = (lines: string): Files => ({
  ...OLD,
  [SCENARIO]: `${OLD[SCENARIO]}counters: [{ id: a }]\ntriggers:\n${lines}`,
})
const everywhere = (change: (text: string) => string): Files =>
  Object.fromEntries(Object.entries(OLD).map(([path, text]) => [path, change(text)]))

export type Odd = {
  readonly name: string
  readonly files: Files
  /** The expected content of the files afterwards. */
  readonly after: readonly (readonly [file: string, text: string])[]
  /** Kinds of errors, in both formats. */
  readonly codes?: readonly string[]
}

export const ODD: readonly Odd[] = [
  {
    name: 'comments in odd places',
    files: changed(SCENARIO, 'hands: 3', '# how long\nhands: # in hands\n  3 # at most'),
    after: [[SCENARIO, '# how long\nturns: # in hands\n  3 # at most']],
  },
  {
    name: 'quoted keys and words',
    files: {
      ...triggers('  - { "id": x, \'at\': \'hand-end\', "do": [{ type: "count", counter: a, by: 1 }] }\n'),
      'pack.yaml': OLD['pack.yaml'].replace('format: 1', '"format": 1'),
    },
    after: [
      [SCENARIO, "'at': 'turn-ended'"],
      ['pack.yaml', '"format": 2'],
    ],
  },
  {
    name: 'flow style',
    files: changed(SCENARIO, /hands: 3/, '"hands": 3'),
    after: [[SCENARIO, '"turns": 3']],
  },
  {
    name: 'lines that end as on Windows',
    files: everywhere((text) => text.replaceAll('\n', '\r\n')),
    after: [
      ['pack.yaml', 'format: 2\r\n'],
      [SCENARIO, 'turns: 3\r\n'],
    ],
  },
  {
    name: 'a byte order mark',
    files: everywhere((text) => `\ufeff${text}`),
    after: [
      ['pack.yaml', '\ufeffformat: 2'],
      [SCENARIO, 'turns: 3'],
    ],
    codes: ['E-TEXT-CHARACTER'],
  },
  {
    name: 'a format in quotes',
    files: changed('pack.yaml', 'format: 1', "format: '1' # the first"),
    after: [['pack.yaml', 'format: 2 # the first']],
  },
  {
    name: 'a key twice',
    files: changed(SCENARIO, 'hands: 3', 'hands: 3\nhands: 4'),
    after: [[SCENARIO, 'turns: 3']],
    codes: ['E-KEY-UNKNOWN'],
  },
  {
    name: 'a key nobody knows',
    files: changed(SCENARIO, 'hands: 3', 'hands: 3\nzzz: 1'),
    after: [[SCENARIO, 'turns: 3\nzzz: 1']],
    codes: ['E-KEY-UNKNOWN'],
  },
  {
    name: 'anchors and aliases, which no pack may have',
    files: changed(SCENARIO, 'hands: 3', 'hands: &many 3\nminutes: *many'),
    after: [[SCENARIO, 'turns: &many 3\nminutes: *many']],
    codes: ['E-YAML-ALIAS', 'E-YAML-ANCHOR'],
  },
  {
    name: 'a text broken in the middle',
    files: changed(SCENARIO, 'hands: 3', 'hands: 3\nminutes: [4'),
    after: [['pack.yaml', 'format: 2']],
    codes: ['E-YAML'],
  },
  {
    name: 'files of two formats',
    files: changed(SCENARIO, 'hands: 3', 'turns: 3'),
    after: [[SCENARIO, 'notInTurns']],
  },
  {
    name: 'large but legal',
    files: changed(SCENARIO, 'hands: 3', `${'# nothing\n'.repeat(20_000)}hands: 3`),
    after: [[SCENARIO, 'turns: 3']],
  },
  {
    name: 'two bounds of one measure',
    files: triggers(
      '  - id: x\n    at: hand-end\n    when:\n      type: measure\n      of: { type: counter, counter: a }\n      most: 4\n      atMost: { type: counter, counter: a }\n    do: [{ type: count, counter: a, by: 1 }]\n',
    ),
    after: [[SCENARIO, 'most: { type: least, of: [4, {"type":"counter","counter":"a"}] }\n    do:']],
  },
  {
    name: 'two bounds in brackets, the measure first',
    files: triggers(
      '  - { id: x, at: hand-end, when: { atLeast: 2, type: measure, of: 1, least: 1 }, do: [{ type: hands, by: 1 }] }\n',
    ),
    after: [
      [
        SCENARIO,
        'when: { type: measure, of: 1, least: { type: most, of: [1, 2] } }, do: [{ type: turns, by: 1 }]',
      ],
    ],
  },
  {
    name: 'what a case changes',
    files: changed('cases/streets.yaml', /scenario: base/, 'scenario: base\n    change: { hands: 2 }'),
    after: [['cases/streets.yaml', 'change: { turns: 2 }']],
  },
]
