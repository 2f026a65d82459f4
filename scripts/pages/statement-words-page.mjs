/**
 * Writes for authors which words of the block language change the numbers of each statement of the rules, and why a statement has
 * none: `docs/vocabulary/<ruleset>-statements.md` and its Italian page. The tables are `statements` and `reasons` in the
 * `vocabulary.json` of a ruleset; a ruleset without them has no page.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { vocabularyOf } from '../generation/block-schemas.mjs'
import { allRulesets } from '../generation/schema-files.mjs'

const WORDS = {
  en: {
    title: 'Which statement can be modified',
    intro: (id) =>
      `Every statement of the [rules](../rules/${id}.md), with the words of a scenario that act on it: numbers for \`modifiers\` and \`modify\`, moments for \`at\`, effects, conditions and measures. [The vocabulary](${id}.md) describes them. A statement without a word has its reason.`,
    columns: ['statement', 'says', 'words, or the reason'],
  },
  it: {
    title: 'Quale affermazione si può modificare',
    intro: (id) =>
      `Ogni affermazione delle [regole](../../rules/it/${id}.md), con le parole di uno scenario che vi agiscono: numeri per \`modifiers\` e \`modify\`, momenti per \`at\`, effetti, condizioni e misure. Le descrive [il vocabolario](${id}.md). Un’affermazione senza parole ha la sua ragione.`,
    columns: ['affermazione', 'dice', 'parole, o la ragione'],
  },
}

/** Returns the files by path, relative to the project. */
export function statementWordsPages() {
  const files = {}
  for (const ruleset of allRulesets().filter(({ isOurs, folder, source }) => isOurs && folder === source)) {
    const vocabulary = vocabularyOf(ruleset)
    if (!vocabulary?.statements) continue
    const written = JSON.parse(readFileSync(join(ruleset.folder, 'statements.json'), 'utf8'))
    for (const language of ['en', 'it']) {
      const folder = language === 'en' ? 'docs/vocabulary' : `docs/vocabulary/${language}`
      files[`${folder}/${ruleset.id}-statements.md`] = pageOf(ruleset.id, vocabulary, written, language)
    }
  }
  return files
}

function pageOf(id, { statements, reasons = [] }, { groups }, language) {
  const { title, intro, columns } = WORDS[language]
  const wordsOf = (statement) =>
    Object.keys(statements)
      .filter((word) => statements[word].includes(statement))
      .map((word) => `\`${word}\``)
      .join(' ')
  const reasonOf = (statement) => reasons.find((one) => one.statements.includes(statement))?.[language] ?? ''
  const told = groups.filter(({ statements: all }) => all?.length > 0)
  const sections = told.flatMap(({ heading, statements: all }) => [
    `## ${heading[language]}`,
    tableOf(
      columns,
      all.map(({ id: name, text }) => [
        name,
        text[language].replace(/\|/g, '\\|').replace(/\s+/g, ' '),
        wordsOf(name) || reasonOf(name),
      ]),
    ),
  ])
  return `${[
    `# ${title}`,
    intro(id),
    ...sections,
    `<!-- Generated from schemas/${id}/vocabulary.json by \`npm run schemas:build\`: do not edit. -->`,
  ].join('\n\n')}\n`
}

const tableOf = (head, lines) =>
  [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
