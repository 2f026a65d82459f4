/** All readable texts with their places, from messages, descriptions of the schemas, bundled packs and statements of the rules. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parse as readYaml } from 'yaml'
import type { Statements } from '../../../engine/types/statements'
import {
  allRulesets,
  schemaFile,
  schemaPaths,
  schemaPlace,
} from '../../../scripts/generation/schema-files.mjs'
import { LANGUAGES, TEXT_FOLDERS } from '../../support/texts'

export { LANGUAGES }
export type Language = (typeof LANGUAGES)[number]

/** `key` is the same in both languages. `isMessage` is true for ICU form. */
export type Text = {
  readonly file: string
  readonly key: string
  readonly text: string
  readonly language: Language
  readonly isMessage: boolean
}

export const messageTexts = (): Text[] =>
  TEXT_FOLDERS.flatMap((folder) =>
    LANGUAGES.flatMap((language) => {
      const file = `${folder}/${language}.json`
      return leavesOf(JSON.parse(readFileSync(file, 'utf8'))).map(([key, text]) => ({
        file,
        key: `${folder}:${key}`,
        text,
        language,
        isMessage: true,
      }))
    }),
  )

function leavesOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  return Object.entries(value as object).flatMap(([key, inner]) =>
    leavesOf(inner, path === '' ? key : `${path}.${key}`),
  )
}

/** The bundled and the smallest packs, with the names for their texts and their folders. */
export const packFolders = (): [string, string][] => [
  ...readdirSync('content').map((pack): [string, string] => [pack, join('content', pack)]),
  ...allRulesets()
    .flatMap(({ id, folder }): [string, string][] => [
      [`smallest-${id}`, relative('.', `${folder}/smallest`)],
      [`outside-${id}`, relative('.', `${folder}/pack`)],
    ])
    .filter(([, folder]) => existsSync(folder)),
]

export const packTexts = (): Text[] =>
  packFolders().flatMap(([pack, folder]) =>
    LANGUAGES.flatMap((language) => {
      const file = join(folder, 'text', `${language}.yaml`)
      // Articles belong to one language, and `names.test.ts` checks them.
      const texts = leavesOf(readYaml(readFileSync(file, 'utf8')).text).filter(
        ([key]) => !key.endsWith('.article'),
      )
      return texts.map(([key, text]) => ({
        file,
        key: `${pack}:${key}`,
        text,
        language,
        isMessage: false,
      }))
    }),
  )

const OF_SCHEMAS = { description: 'en', 'x-description-it': 'it' } as const

/** The texts of hovers and of findings about fields, keyed by the same place in both languages. */
export const schemaTexts = (): Text[] =>
  schemaPaths().flatMap((path) =>
    descriptionsIn(JSON.parse(readFileSync(schemaFile(path), 'utf8')), path, ''),
  )

function descriptionsIn(value: unknown, name: string, path: string): Text[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const language = OF_SCHEMAS[key as keyof typeof OF_SCHEMAS]
    if (language === undefined || typeof inner !== 'string')
      return key === 'examples' ? [] : descriptionsIn(inner, name, `${path}/${key}`)
    return [{ file: schemaPlace(name), key: `${name}:${path}`, text: inner, language, isMessage: false }]
  })
}

/** The statements of each ruleset, and the texts around them. */
export const statementTexts = (): Text[] =>
  allRulesets().flatMap(({ id: ruleset, folder }) => {
    const file = relative('.', `${folder}/statements.json`)
    if (!existsSync(file)) return []
    const texts = textsOf(JSON.parse(readFileSync(file, 'utf8')) as Statements)
    return texts.flatMap(({ key, text }) =>
      LANGUAGES.flatMap((language) => {
        const said: string | undefined = text[language]
        if (said === undefined || said.trim() === '') return []
        return [{ file, key: `statements/${ruleset}:${key}`, text: said, language, isMessage: false }]
      }),
    )
  })

/** Returns all texts by id or by place: `K-13`, `intro`, `groups.2.heading`. */
const textsOf = ({ intro, groups }: Statements): { key: string; text: Statements['intro'] }[] => [
  { key: 'intro', text: intro },
  ...groups.flatMap(({ heading, intro, statements = [], ruleOptions = [], outro }, at) => [
    { key: `groups.${at}.heading`, text: heading },
    ...(intro ? [{ key: `groups.${at}.intro`, text: intro }] : []),
    ...statements.map(({ id, text }) => ({ key: id, text })),
    ...ruleOptions.map(({ options, text }) => ({ key: options.join('+'), text })),
    ...(outro ? [{ key: `groups.${at}.outro`, text: outro }] : []),
  ]),
]
