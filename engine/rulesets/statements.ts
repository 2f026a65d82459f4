/** The numbered statements of a rulebook, in our own words. Cases prove them and refusals name them. Each ruleset has them in `statements.json`. */
import type { InLanguages, RuleOptionLine, Statement, Statements } from '../types/statements'

type Language = keyof InLanguages

/** Returns all statements, without the text around them. */
export const statementsIn = ({ groups }: Statements): Statement[] =>
  groups.flatMap(({ statements = [] }) => statements)

/** Returns the section of the rulebook that a refusal names, or `undefined` for our own readings. */
export const sectionCited = ({ cite, section }: Statement): string | undefined => cite ?? section?.[0]

/** The text on every page, the same for all games. */
const PAGE: Readonly<Record<Language, PageWords>> = {
  en: {
    title: 'testable rule statements',
    columns: '| rule option | about | values |',
    inSections: {},
  },
  it: {
    title: 'le affermazioni delle regole',
    columns: '| opzione | riguarda | impostazioni |',
    inSections: { example: 'esempio', check: 'verifica' },
  },
}
type PageWords = {
  readonly title: string
  readonly columns: string
  /** Words beside the names of sections. */
  readonly inSections: Readonly<Record<string, string>>
}

/** Returns the page about a ruleset's statements, in Markdown. */
export function rulesPage({ title, intro, groups }: Statements, language: Language): string {
  const parts = groups.map(({ heading, intro, statements = [], ruleOptions, outro }) => {
    const lines = [...(intro ? [intro[language]] : []), ...statements.map((one) => lineOf(one, language))]
    const table = ruleOptions ? tableOf(ruleOptions, language) : ''
    const blocks = [lines.join('\n'), table, outro?.[language] ?? '']
    return `## ${heading[language]}\n${blocks.filter((block) => block !== '').join('\n\n')}`
  })
  return `${[`# ${title} - ${PAGE[language].title}`, intro[language], ...parts].join('\n\n')}\n`
}

function lineOf({ id, section, text, test }: Statement, language: Language): string {
  const named = section?.join(', ').replace(/[a-z]+/g, (word) => PAGE[language].inSections[word] ?? word)
  const where = named === undefined ? '' : ` (${named})`
  return `- ${id}${where} ${text[language]}${test === undefined ? '' : ` [TEST ${test}]`}`
}

const tableOf = (ruleOptions: readonly RuleOptionLine[], language: Language): string =>
  [
    PAGE[language].columns,
    '| --- | --- | --- |',
    ...ruleOptions.map(({ options, about, text }) => {
      const names = options.map((option) => `\`${option}\``).join(', ')
      return `| ${names} | ${about.join(', ')} | ${text[language]} |`
    }),
  ].join('\n')
