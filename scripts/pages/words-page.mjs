/**
 * Writes the table of which game speaks which word of the block language: `docs/vocabulary/words.md` and `docs/vocabulary/it/words.md`.
 * A missing part of a game has its reason in `without` of its vocabulary.
 */
import { blockWords, vocabularyOf, wordsOf } from '../generation/block-schemas.mjs'
import { allRulesets } from '../generation/schema-files.mjs'

const KINDS = ['Measure', 'Condition', 'Effect', 'Zone']

const WORDS = {
  en: {
    title: 'Which word in which game',
    intro:
      'The shared words of the block language. ● the game speaks the word; a number refers to the reason below. Each game also has words of its own: see its vocabulary.',
    kinds: { Measure: 'Measures', Condition: 'Conditions', Effect: 'Effects', Zone: 'Zones' },
    word: 'word',
    reasons: 'Reasons',
  },
  it: {
    title: 'Quale parola in quale gioco',
    intro:
      'Le parole comuni del linguaggio dei blocchi. ● il gioco ha la parola; un numero rimanda al motivo più sotto. Ogni gioco ha anche parole sue: vedi il suo vocabolario.',
    kinds: { Measure: 'Misure', Condition: 'Condizioni', Effect: 'Effetti', Zone: 'Zone' },
    word: 'parola',
    reasons: 'Motivi',
  },
}

/** Returns the games with a vocabulary. */
const games = () =>
  allRulesets()
    .filter(({ isOurs, folder, source }) => isOurs && folder === source)
    .flatMap((ruleset) => {
      const vocabulary = vocabularyOf(ruleset)
      return vocabulary ? [{ id: ruleset.id, vocabulary, words: wordsOf(vocabulary) }] : []
    })

/** Returns the shared words that a game does not speak, with the part that they need and its reason, if there is one. */
export function missingWords() {
  const { definitions } = blockWords()
  return games().flatMap(({ id, vocabulary, words }) =>
    KINDS.flatMap((kind) =>
      namesOf(definitions, kind)
        .filter((name) => !Object.hasOwn(words, name))
        .map((name) => {
          const need = definitions[name]['x-needs']
          return { game: id, name, word: wordOf(definitions[name]), need, reason: vocabulary.without?.[need] }
        }),
    ),
  )
}

const namesOf = (definitions, kind) => definitions[kind].oneOf.map(({ $ref }) => $ref.split('/').pop())
const wordOf = ({ properties }) => properties.type.const

/** Returns the files by path, relative to the project. */
export const wordsPages = () => ({
  'docs/vocabulary/words.md': pageOf('en'),
  'docs/vocabulary/it/words.md': pageOf('it'),
})

function pageOf(language) {
  const { title, intro, kinds, word, reasons } = WORDS[language]
  const { definitions } = blockWords()
  const all = games()
  const missing = missingWords()
  const notes = [...new Set(missing.map(({ game, reason }) => `${game}: ${reason?.[language] ?? ''}`))]
  const cell = (game, name) => {
    const one = missing.find((other) => other.game === game && other.name === name)
    return one ? String(notes.indexOf(`${game}: ${one.reason?.[language] ?? ''}`) + 1) : '●'
  }
  const sections = KINDS.flatMap((kind) => [
    `## ${kinds[kind]}`,
    [
      `| ${word} | ${all.map(({ id }) => id).join(' | ')} |`,
      `| --- |${all.map(() => ' --- |').join('')}`,
      ...namesOf(definitions, kind).map(
        (name) => `| \`${wordOf(definitions[name])}\` | ${all.map(({ id }) => cell(id, name)).join(' | ')} |`,
      ),
    ].join('\n'),
  ])
  const list = notes.map((note, index) => `${index + 1}. ${note}`).join('\n')
  const made =
    '<!-- Generated from schemas/blocks.json and the vocabularies by `npm run schemas:build`: do not edit. -->'
  return `${[`# ${title}`, intro, ...sections, `## ${reasons}`, list, made].join('\n\n')}\n`
}
