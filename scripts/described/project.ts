/** Reports what this project has without words in a language or without a line in the docs; `npm run check` shows it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { SHORTCUTS } from '../../app/_editor/commands/shortcuts'
import { allRulesets, readSchemas, schemaPlace } from '../generation/schema-files.mjs'
import { namesIn } from '../pages/blocks-doc.mjs'
import { type Definition, ownWords, pageFaults, type TextFile, tableFaults } from './blocks'
import { commandLineFaults, studioFaults } from './commands'
import { descriptionFaults, keyFaults, type Node } from './fields'
import { keysShownByStudio } from './keys'
import { type RuleOption, ruleOptionFaults } from './rule-options'
import { sentenceFaults, vocabularyFaults } from './sentences'

const read = (path: string): string => readFileSync(path, 'utf8')
const readJson = (path: string) => JSON.parse(read(path))

const textsIn = (folder: string): TextFile[] =>
  (['en', 'it'] as const).map((language) => {
    const file = `${folder}/${language}.json`
    return { file, language, messages: readJson(file) }
  })

const COMMON = 'schemas/blocks.json'
const BLOCKS_PAGE = 'docs/scenario-blocks.md'
/** Definitions that the page of blocks explains in its text. */
const IN_TEXT = ['UnitCount', 'OptionChoice', 'OptionPlaces', 'OptionChange', 'Comment']

const bundled = () => allRulesets().filter(({ isOutside }) => !isOutside)
const vocabularyOf = (id: string) => `schemas/${id}/vocabulary.json`
const scenarioOf = (schemas: string) => readJson(`${schemas}/scenario.schema.json`)
const withKeys = (definitions: Readonly<Record<string, Definition>>) =>
  Object.keys(definitions).filter((name) => definitions[name].properties !== undefined)

function wordFaults(): string[] {
  const common = readJson(COMMON).definitions
  const games = bundled()
    .filter(({ id }) => existsSync(vocabularyOf(id)))
    .map(({ id }) => ({ id, own: readJson(vocabularyOf(id)).definitions ?? {} }))
  const corteo = [games.find(({ id }) => id === 'corteo')?.own, scenarioOf('schemas/corteo').definitions]
  const wanted = [common, ...corteo]
    .flatMap(withKeys)
    .map((name) => name.replace(/^Corteo(?!RuleOptions)/, ''))
  return [
    ...tableFaults(
      BLOCKS_PAGE,
      read(BLOCKS_PAGE),
      wanted.filter((name) => !IN_TEXT.includes(name)),
      namesIn,
    ),
    ...games.flatMap(({ id, own }) =>
      [`docs/vocabulary/${id}.md`, `docs/vocabulary/it/${id}.md`].flatMap((page) =>
        pageFaults(page, read(page), ownWords(own)),
      ),
    ),
  ]
}

/** Every word of a vocabulary says itself; the definitions of other files may. */
const sentencesFaults = (): string[] => [
  ...SOURCES().flatMap((path) => vocabularyFaults(path, readJson(path))),
  ...allRulesets().flatMap(({ schemas }) =>
    ['scenario', 'deck', 'tracks']
      .map((role) => relative('.', `${schemas}/${role}.schema.json`))
      .filter((path) => existsSync(path))
      .flatMap((path) => sentenceFaults(path, readJson(path).definitions ?? {}, false)),
  ),
]

/** Schemas of blocks are built from these sources, so the sources are judged in their place. */
const SOURCES = () =>
  [COMMON, ...allRulesets().map(({ schemas }) => relative('.', `${schemas}/vocabulary.json`))].filter(
    (path) => existsSync(path),
  )

export function fieldFaults(): string[] {
  const { schemas, places } = readSchemas()
  const written = Object.entries(schemas).map(([kind, schema]): [string, Node] => [
    schemaPlace(places.get(kind) ?? ''),
    schema as Node,
  ])
  const isBuilt = (place: string) => bundled().some(({ id }) => place === `schemas/${id}/blocks.schema.json`)
  return [
    ...written.filter(([place]) => !isBuilt(place)),
    ...SOURCES().map((path): [string, Node] => [path, readJson(path)]),
  ].flatMap(([place, schema]) => descriptionFaults(place, schema))
}

const studioKeyFaults = (): string[] =>
  textsIn('app/_editor/text').flatMap(({ file, messages }) =>
    keyFaults(
      keysShownByStudio(),
      file,
      (messages as { blockPhrases: { keys: Record<string, string> } }).blockPhrases.keys,
    ),
  )

/** The definition of a scenario's rule options has a name of this ending in every ruleset. */
function optionsOf(schemas: string): Readonly<Record<string, RuleOption>> {
  const { definitions = {} } = scenarioOf(schemas)
  const name = Object.keys(definitions).find((one) => one.endsWith('RuleOptions'))
  return definitions[name ?? '']?.properties ?? {}
}

const optionFaults = (): string[] =>
  allRulesets().flatMap(({ id, folder, schemas }) => {
    const place = relative('.', `${folder}/statements.json`)
    // The rules of Corteo are numbers with tables of their own on the page of blocks.
    return existsSync(place)
      ? ruleOptionFaults(place, optionsOf(schemas), readJson(place), id === 'corteo' ? read(BLOCKS_PAGE) : '')
      : []
  })

/** The commands are the files of their folder; an option is a line for `parseArgs`. */
function commandLine() {
  const commands = readdirSync('cli/commands').map((name) => name.replace('.ts', ''))
  const code = readdirSync('cli', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => read(`cli/${name}`))
  const options = code.flatMap((text) =>
    [...text.matchAll(/([\w-]+)'?: \{ type: '(?:boolean|string)'(?:, short: '(\w)')?/g)].map(
      ([, option, short]) => `--${option}${short === undefined ? '' : ` or -${short}`}`,
    ),
  )
  return { commands, options: [...new Set(options)] }
}

const commandFaults = (): string[] => [
  ...commandLineFaults({ ...commandLine(), texts: textsIn('cli/text'), docs: read('docs/command-line.md') }),
  ...studioFaults({ commands: SHORTCUTS, texts: textsIn('app/_text'), docs: read('docs/studio.md') }),
]

export const undescribed = (): string[] => [
  ...wordFaults(),
  ...sentencesFaults(),
  ...fieldFaults(),
  ...studioKeyFaults(),
  ...optionFaults(),
  ...commandFaults(),
]
