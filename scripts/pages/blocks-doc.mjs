/** Fills the tables of keys in docs/scenario-blocks.md from the schemas of scenarios and of blocks. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/project.mjs'

const PAGE = 'docs/scenario-blocks.md'
const definitionsIn = (file, ruleset = 'corteo') =>
  JSON.parse(readFileSync(join(root, 'schemas', ruleset, file), 'utf8')).definitions
const blocks = definitionsIn('blocks.schema.json')
/** The schema has common words under the name of the ruleset; words without a port in Corteo are taken from the common file. */
const common = JSON.parse(readFileSync(join(root, 'schemas/blocks.json'), 'utf8')).definitions
const { at: moment } = definitionsIn('blocks.schema.json', 'kriegspiel').KriegspielScheduleEntry.properties
const definitions = {
  ...common,
  // Uses the moments of a game that has a schedule.
  ...Object.fromEntries(
    ['ScheduleEntry', 'ScenarioLevel'].map((word) => {
      const { properties } = common[word]
      const at = { ...properties.at, enum: moment.enum }
      return [word, { ...common[word], properties: { ...properties, at } }]
    }),
  ),
  ...Object.fromEntries(Object.entries(blocks).map(([name, one]) => [name.replace(/^Corteo/, ''), one])),
  ...definitionsIn('scenario.schema.json'),
}

const KINDS = ['Zone', 'Measure', 'Condition', 'Effect']
const nameOf = ({ $ref }) =>
  $ref
    .split('/')
    .pop()
    .replace(/^Corteo/, '')

/** Returns the words of a kind: those of all games in their order, then those of Corteo alone. */
const wordsOfKind = (kind) => [
  ...new Set([common[kind], blocks[`Corteo${kind}`]].flatMap(({ oneOf }) => oneOf.map(nameOf))),
]

/** Returns the definitions that a table names; `every Effect` stands for all words of the kind. */
export const namesIn = (names) =>
  names.split(', ').flatMap((name) => {
    const kind = KINDS.find((one) => name === `every ${one}`)
    return kind ? wordsOfKind(kind) : [name]
  })

/** Matches `<!-- keys: A, B -->` … `<!-- /keys -->`: one table for the keys of these definitions. */
const TABLE = /<!-- keys: ([\w, ]+) -->\n[\s\S]*?<!-- \/keys -->/g

/** Returns the page with its tables filled. */
export const blocksPage = () => ({ [PAGE]: filled(readFileSync(join(root, PAGE), 'utf8')) })

const filled = (page) =>
  page.replace(TABLE, (_, names) => `<!-- keys: ${names} -->\n\n${tableOf(namesIn(names))}\n\n<!-- /keys -->`)

function tableOf(names) {
  const isTyped = (name) => definitions[name].properties.type?.const !== undefined
  // Lists typed kinds by their \`type\`, and nested parts by their names.
  const several = names.length > 1
  const named = several && !names.every(isTyped)
  const lines = names.flatMap((name) => {
    const { properties, required = [] } = definitions[name]
    const label = named ? inWords(name) : `\`${properties.type?.const}\``
    return Object.entries(properties)
      .filter(([key]) => key !== 'type')
      .map(([key, property]) => {
        const cells = [
          `\`${key}\`${required.includes(key) ? ' *' : ''}`,
          kindOf(property),
          sentence(property),
        ]
        return row(several ? [label, ...cells] : cells)
      })
  })
  const bare = names.filter((name) =>
    Object.keys(definitions[name].properties).every((key) => key === 'type'),
  )
  const wordless = bare.map((name) => {
    const { type } = definitions[name].properties
    return row([`\`${type.const}\``, '', '', definitions[name].description])
  })
  const head = several ? [named ? 'part' : 'type', 'key', 'value', 'meaning'] : ['key', 'value', 'meaning']
  return [row(head), row(head.map(() => '---')), ...lines, ...wordless].join('\n')
}

const row = (cells) => `| ${cells.join(' | ')} |`
const sentence = ({ description }) => description.replace(/\|/g, '\\|')

/** Returns the kind of a value in a word or two; names are shown with their source. */
function kindOf(property) {
  const { $ref, type, items, enum: words, const: word } = property
  if (property.if) return [property.then, property.else].map(kindOf).join(' or ')
  if (word !== undefined) return `\`${word}\``
  if (property['x-names']) return `name from ${property['x-names']}`
  if (words) return words.map((word) => `\`${word}\``).join(' ')
  if (items) return `list of ${items['x-names'] ?? plural(kindOf(items))}`
  if ($ref) return refName($ref)
  if (type === 'boolean') return 'true or false'
  return type === 'integer' ? 'number' : (type ?? '')
}

const plural = (word) => (word.endsWith('s') ? word : `${word}s`)
const inWords = (name) => name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
/** Removes the ruleset's name before a common word, as the page is about that ruleset anyway. */
const refName = ($ref) =>
  inWords(
    $ref
      .split('/')
      .pop()
      .replace(/^Corteo(?!RuleOptions)/, ''),
  )
