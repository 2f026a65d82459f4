/** Random YAML as authors write it, well-formed and broken, for tests that compare readers or look for crashes. */
import fc from 'fast-check'

const word = fc.stringMatching(/^[a-z][a-z0-9-]{0,8}$/)
const plain = fc.oneof(
  word,
  fc.constantFrom(
    'true',
    'null',
    '~',
    '12',
    '-3',
    '1.5',
    '0704',
    '1e3',
    '0x1F',
    'it’s',
    "it's",
    'a b c',
    'x:y',
    'a#b',
    '<<',
    'No',
    '-x',
    'ratio 1-2',
    '1/2',
    '.5',
    '+1',
    '-0',
  ),
)
const quoted = fc.oneof(
  fc.string({ maxLength: 6 }).map((text) => JSON.stringify(text)),
  fc.stringMatching(/^[ a-z#:{},'-]{0,6}$/).map((text) => `'${text.replaceAll("'", "''")}'`),
  fc.constantFrom('"0704"', '"a\\tb"', '"\\u00e8"', "''", '""'),
)
const scalar = fc.oneof({ weight: 3, arbitrary: plain }, { weight: 2, arbitrary: quoted })
const key = fc.oneof(
  { weight: 8, arbitrary: word },
  { weight: 1, arbitrary: fc.constantFrom('"q"', "'k'", '"a b"', 'true', '1', 'x.y', '__proto__') },
)
const comment = fc.constantFrom('', '', '', ' # note', '  # {a: [', ' #')
const between = fc.constantFrom('', '', '', '\n', '# line\n', '    # deep\n', '\n\n')

type Shape =
  | { kind: 'scalar'; text: string; note: string }
  | { kind: 'nothing'; note: string }
  | { kind: 'flow'; text: string; note: string; below: boolean }
  | { kind: 'text'; head: string; lines: string[]; note: string }
  | { kind: 'map'; pairs: { key: string; value: Shape; before: string }[]; note: string }
  | { kind: 'list'; items: { value: Shape; before: string; gap: number }[]; same: boolean; note: string }

const { flow } = fc.letrec<{ flow: string; flowValue: string }>((tie) => ({
  flowValue: fc.oneof({ depthSize: 'small' }, scalar, tie('flow')),
  flow: fc.oneof(
    fc
      .tuple(
        fc.array(tie('flowValue'), { maxLength: 3 }),
        fc.constantFrom('', ' ', ' # note, [\n        ', '\n        ', '\n  ', '\n    ', '\n'),
        fc.constantFrom('', ','),
      )
      .map(
        ([items, space, last]) =>
          `[${space}${items.join(`,${space}`)}${items.length > 0 ? last : ''}${space}]`,
      ),
    fc
      .tuple(
        fc.array(fc.tuple(key, tie('flowValue')), { maxLength: 3 }),
        fc.constantFrom('', ' ', ' #\n          # x\n          ', '\n          ', '\n  ', '\n    '),
      )
      .map(
        ([pairs, space]) =>
          `{${space}${pairs.map(([name, value]) => `${name}: ${value}`).join(`,${space}`)}${space}}`,
      ),
  ),
}))

const textLine = fc.stringMatching(/^[a-z#:'{][a-z ,.:#'{}-]{0,12}$/)

const { shape } = fc.letrec<{ shape: Shape }>((tie) => ({
  shape: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.record({ kind: fc.constant('scalar' as const), text: scalar, note: comment }),
    fc.record({ kind: fc.constant('nothing' as const), note: comment }),
    fc.record({
      kind: fc.constant('flow' as const),
      text: fc.oneof({ weight: 4, arbitrary: flow }, { weight: 1, arbitrary: scalar }),
      note: comment,
      below: fc.boolean(),
    }),
    fc.record({
      kind: fc.constant('text' as const),
      head: fc.constantFrom('>-', '>', '|', '|-', '>+', '|2'),
      lines: fc.array(
        fc.oneof(
          { weight: 5, arbitrary: textLine },
          { weight: 1, arbitrary: fc.constantFrom('', ' x', '- a', 'k: v', '   ') },
        ),
        { minLength: 1, maxLength: 4 },
      ),
      note: fc.constantFrom('', '', '', '\n', ' # x'),
    }),
    fc.record({
      kind: fc.constant('map' as const),
      pairs: pairsOf(tie('shape') as fc.Arbitrary<Shape>),
      note: comment,
    }),
    fc.record({
      kind: fc.constant('list' as const),
      items: fc.array(
        fc.record({
          value: tie('shape') as fc.Arbitrary<Shape>,
          before: between,
          gap: fc.constantFrom(1, 1, 1, 3),
        }),
        { minLength: 1, maxLength: 4 },
      ),
      same: fc.boolean(),
      note: comment,
    }),
  ),
}))

function pairsOf(value: fc.Arbitrary<Shape>) {
  return fc.array(fc.record({ key, value, before: between }), { minLength: 1, maxLength: 4 })
}

function block(shape: Shape, indent: number): string {
  const pad = ' '.repeat(indent)
  if (shape.kind === 'map')
    return shape.pairs
      .map(({ key, value, before }) => `${before}${pad}${key}:${after(value, indent)}`)
      .join('')
  if (shape.kind === 'list')
    return shape.items
      .map(({ value, before, gap }) => `${before}${pad}-${afterDash(value, indent, gap)}`)
      .join('')
  return `${pad}${inline(shape)}\n`
}

const inline = (shape: Shape): string =>
  shape.kind === 'scalar' || shape.kind === 'flow' ? shape.text + shape.note : shape.note

function after(value: Shape, indent: number): string {
  const inner = ' '.repeat(indent + 2)
  if (value.kind === 'text')
    return ` ${value.head}\n${value.lines.map((line) => `${inner}${line}\n`).join('')}${value.note === '\n' ? '\n' : ''}`
  if (value.kind === 'flow' && value.below) return `${value.note}\n${inner}${value.text}\n`
  if (value.kind === 'map') return `${value.note}\n${block(value, indent + 2)}`
  if (value.kind === 'list') return `${value.note}\n${block(value, value.same ? indent : indent + 2)}`
  const text = inline(value)
  return `${text.startsWith(' ') || text === '' ? '' : ' '}${text}\n`
}

/** After a dash, maps and lists may begin on the same line. */
function afterDash(value: Shape, indent: number, gap: number): string {
  const inner = indent + 1 + gap
  if (value.kind === 'map' || value.kind === 'list') {
    const text = block(value, inner)
    return /^ /.test(text) ? `${' '.repeat(gap)}${text.slice(inner)}` : `\n${text}`
  }
  return after(value, indent)
}

/** A whole file: a map, with an occasional unusual start and end. */
export const yamlText: fc.Arbitrary<string> = fc
  .record({
    pairs: pairsOf(shape),
    start: fc.constantFrom('', '', '# first\n', '\n'),
    end: fc.constantFrom('', '', '\n', '# last\n', '  # x'),
  })
  .map(({ pairs, start, end }) => start + block({ kind: 'map', pairs, note: '' }, 0) + end)

const splice = fc.constantFrom(
  ' ',
  '\n',
  '\t',
  ':',
  ': ',
  '- ',
  '#',
  ' #',
  '"',
  "'",
  '[',
  ']',
  '{',
  '}',
  ',',
  '&a ',
  '*a',
  '!t ',
  '|',
  '>',
  '?',
  '%',
  '@',
  '`',
  '\\',
  '\r',
  '---\n',
  '...\n',
  '0',
  '<<',
  '\ufeff',
  'é',
  '…',
  '😀',
  '\u0007',
  '\u2028',
  '\u0085',
)

/** A text with random edits, like a half-typed file. */
export const mutated = (text: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(
      text,
      fc.array(fc.record({ at: fc.nat(), cut: fc.nat(3), put: fc.oneof(splice, fc.constant('')) }), {
        minLength: 1,
        maxLength: 3,
      }),
    )
    .map(([start, edits]) =>
      edits.reduce((text, { at, cut, put }) => {
        const place = at % (text.length + 1)
        return text.slice(0, place) + put + text.slice(place + cut)
      }, start),
    )
