/**
 * Writes the block schema of each ruleset, `schemas/<ruleset>/blocks.schema.json`: the common words (`schemas/blocks.json`) that
 * its ports support, and its own words. The file `vocabulary.json` beside its schemas lists what the ruleset has: `parts` with a
 * port, `moments`, modifiable `numbers` and off-map places (`where`). It also has the ruleset's own filter keys (`filter`) and
 * words (`definitions`, with `x-kind`). Each word has its sentence (`x-says`, `sentences.mjs`). docs/decisions/0070 explains what words read from their moment and what moments provide.
 */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { allRulesets } from './schema-files.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const REFERENCE = '#/definitions/'

/** Returns the common words as written; the TypeScript types are made from them too. */
export const blockWords = () => JSON.parse(readFileSync(join(root, 'schemas/blocks.json'), 'utf8'))

/** Words that schemas of a ruleset refer to; all other words are nested in these and need no type. */
const NAMED = [
  ...['Zone', 'UnitFilter', 'Measure', 'Amount', 'Condition', 'Effect', 'Trigger'],
  ...[
    'ScenarioOption',
    'ScenarioCounter',
    'ScenarioModifier',
    'ScenarioDeck',
    'SideMoves',
    'ScheduleEntry',
    'HiddenUnits',
    'ScenarioLevel',
    'PhaseStep',
  ],
]

/** Returns the vocabulary of a ruleset, or `undefined` if it has no blocks. */
export function vocabularyOf({ schemas }) {
  const file = join(schemas, 'vocabulary.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** Returns the texts of the block schemas by path. */
export const blockSchemas = () =>
  Object.fromEntries(
    allRulesets()
      .filter(({ isOurs }) => isOurs)
      .flatMap((ruleset) => {
        const vocabulary = vocabularyOf(ruleset)
        if (!vocabulary) return []
        const text = `${JSON.stringify(schemaOf(ruleset.id, vocabulary), null, 2)}\n`
        return [[`${ruleset.id}/blocks.schema.json`, text]]
      }),
  )

const pascal = (id) => id.replace(/(?:^|-)([a-z0-9])/g, (_, letter) => letter.toUpperCase())

function schemaOf(id, vocabulary) {
  const name = pascal(id)
  const words = wordsOf(vocabulary)
  const named = (word) => (Object.hasOwn(vocabulary.definitions ?? {}, word) ? word : `${name}${word}`)
  const definitions = Object.fromEntries(
    Object.entries(words).map(([word, definition]) => {
      const local = renamed(withoutSentences(definition), named)
      const isCommon = !Object.hasOwn(vocabulary.definitions ?? {}, word)
      return [named(word), isCommon ? typed(local, word, name, vocabulary, words) : local]
    }),
  )
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: `${id}-blocks.schema.json`,
    title: `${name}Blocks`,
    description: `The language of blocks in the ruleset ${id}. Written by \`npm run schemas:build\`: do not edit.`,
    'x-description-it': `Il linguaggio dei blocchi nel regolamento ${id}. Scritto da \`npm run schemas:build\`: non modificare.`,
    type: 'object',
    additionalProperties: false,
    'x-moments': momentsOf(vocabulary),
    'x-numbers': Object.fromEntries(
      Object.entries(vocabulary.numbers ?? {}).map(([number, one]) => [number, [one.of].flat()]),
    ),
    ...(vocabulary.figures ? { 'x-figures': figuresOf(vocabulary) } : {}),
    definitions,
  }
}

/** The keys of sentences (`sentences.mjs`); the studio loads those apart from the schema. */
const SENTENCE_KEYS = ['x-says', 'x-title', 'x-words', 'x-unsaid']

function withoutSentences(value) {
  if (Array.isArray(value)) return value.map(withoutSentences)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !SENTENCE_KEYS.includes(key))
      .map(([key, inner]) => [key, withoutSentences(inner)]),
  )
}

/** Returns what moments provide, without their texts. */
export const momentsOf = ({ moments }) =>
  Object.fromEntries(
    Object.entries({ ...moments, ...blockWords().moments }).map(
      ([name, { en: _, it: __, says: ___, ...provided }]) => [name, provided],
    ),
  )

/** Returns the kinds of owner of each figure: a player, or none. A figure of parts can be narrowed to a player. */
const figuresOf = ({ figures }) =>
  Object.fromEntries(Object.entries(figures).map(([name, { of }]) => [name, of === 'none' ? [] : ['seat']]))

/** Common words have one type for all rulesets, extended by each ruleset; only words that schemas refer to get a type. */
const typed = (definition, word, name, vocabulary, words) =>
  NAMED.includes(word)
    ? { ...definition, tsType: typeOf(word, name, vocabulary, words) }
    : { ...definition, 'x-untyped': true }

function typeOf(word, name, { definitions = {}, filter = {} }, words) {
  if (word === 'Trigger') {
    const who = words.UnitFilter ? `; who?: ${name}UnitFilter` : ''
    return `Omit<Trigger, 'do' | 'when' | 'who'> & { do: ${name}Effect[]; when?: ${name}Condition${who} }`
  }
  if (word === 'UnitFilter' && Object.keys(filter).length > 0) {
    const keys = Object.entries(filter).map(
      ([key, { type }]) => `${key}?: ${type === 'boolean' ? 'boolean' : 'string'}`,
    )
    return `UnitFilter & { ${keys.join('; ')} }`
  }
  const own = Object.keys(definitions).filter((one) => definitions[one]['x-kind'] === word)
  return [word, ...own].join(' | ')
}

/** Returns the common words that the ruleset's ports support, filled with its moments, numbers and places, and its own words. */
export function wordsOf({
  parts,
  moments,
  numbers = {},
  figures = {},
  where,
  filter = {},
  phases,
  definitions = {},
}) {
  const has = (value) => {
    const need = value?.['x-needs']
    if (need === undefined) return true
    if (need === 'cell-numbers') return Object.values(numbers).some(({ of }) => [of].flat().includes('cell'))
    if (need === 'figures') return Object.keys(figures).length > 0
    return need === 'numbers' ? Object.keys(numbers).length > 0 : parts.includes(need)
  }
  const common = blockWords().definitions
  const kept = Object.entries(common).filter(([, definition]) => has(definition))
  const isThere = (word) => has(common[word])
  const words = structuredClone({ ...Object.fromEntries(kept), ...definitions })
  for (const [word, definition] of Object.entries(definitions)) {
    words[definition['x-kind']]?.oneOf.push({ $ref: `${REFERENCE}${word}` })
    delete words[word]['x-kind']
  }
  const fill = (value) => {
    if (Array.isArray(value)) return value.filter((item) => !isMissing(item)).map(fill)
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key, inner]) => key !== 'x-needs' && !isMissing(inner))
        .map(([key, inner]) => [key, fill(inner)]),
    )
  }
  const isMissing = (value) => {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return false
    if (!has(value)) return true
    const word =
      typeof value.$ref === 'string' && value.$ref.startsWith(REFERENCE) && value.$ref.slice(REFERENCE.length)
    return word ? Object.hasOwn(common, word) && !isThere(word) : false
  }
  const filled = fill(words)
  const at = [...Object.keys(moments), ...Object.keys(blockWords().moments)]
  for (const word of ['Trigger', 'SideMoves', 'ScheduleEntry', 'ScenarioLevel'])
    fillWords(filled[word]?.properties.at, at)
  // Delays and tallies know the moments of the game only, not the changes of counters.
  for (const word of ['LaterEffect', 'HappenedMeasure', 'SinceMeasure', 'HappenedCondition'])
    fillWords(filled[word]?.properties.at, Object.keys(moments))
  for (const word of ['ModifyEffect', 'ScenarioModifier'])
    if (filled[word]) fillWords(filled[word].properties.number, Object.keys(numbers))
  // A measure cannot read a number that belongs only to a province or a card.
  const readable = Object.keys(numbers).filter((number) => !numbers[number].unread)
  fillWords(filled.NumberMeasure?.properties.number, readable)
  fillWords(filled.FigureMeasure?.properties.figure, Object.keys(figures))
  if (filled.PhaseCondition && phases) {
    const { is } = filled.PhaseCondition.properties
    fillWords(is.items, phases)
    is.examples = [[phases[0]]]
  }
  if (filled.UnitFilter) {
    if (where) {
      fillWords(filled.UnitFilter.properties.where, Object.keys(where))
      filled.UnitFilter.properties.where['x-words'] = where
    } else delete filled.UnitFilter.properties.where
    Object.assign(filled.UnitFilter.properties, filter)
  }
  return filled
}

function fillWords(property, words) {
  if (property === undefined) return
  property.enum = words
  if (property.examples) property.examples = Array.isArray(property.examples[0]) ? [[words[0]]] : [words[0]]
}

/** Renames references within the language to the ruleset's names. */
function renamed(value, named) {
  if (Array.isArray(value)) return value.map((item) => renamed(item, named))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      key === '$ref' && inner.startsWith(REFERENCE)
        ? [key, `${REFERENCE}${named(inner.slice(REFERENCE.length))}`]
        : [key, renamed(inner, named)],
    ),
  )
}
