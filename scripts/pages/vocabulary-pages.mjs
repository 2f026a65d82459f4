/**
 * Writes the vocabulary of each ruleset with blocks as pages for authors: `docs/vocabulary/<ruleset>.md` and
 * `docs/vocabulary/it/<ruleset>.md`. They list moments in game order, modifiable numbers, every word with its keys, and counters'
 * symbols.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { blockSchemas, vocabularyOf } from '../generation/block-schemas.mjs'
import { allRulesets } from '../generation/schema-files.mjs'
import { root } from '../lib/project.mjs'
import { figuresSection } from './figures-section.mjs'

const LANGUAGES = ['en', 'it']

/** Headings and short texts between the texts of the schemas. */
const WORDS = {
  en: {
    title: (name) => `The vocabulary of ${name}`,
    intro:
      'The words for triggers, modifiers, counters and options of a scenario in this game. Keys with a * are required. [Blocks of a scenario](../scenario-blocks.md) and [recipes](../recipes.md) show how to combine them.',
    moments: 'Moments',
    momentsIntro:
      'Values of `at`: the moments of the turn in order, and the events in it. `provides` lists the things that a trigger can read there. A `unit` is `it`, and `who` tests it; the second unit is `other`. A `cell` is `here`, and `zone` tests it; `there` is the previous cell of the unit. A key that needs something else is a finding: [every key at every moment](moments.md). The last column names the side in turn.',
    numbers: 'Numbers that may be modified',
    numbersIntro:
      'For `modifiers` and the effect `modify`. The measure `number` reads those with a value of their own. `piece`: the number belongs to a unit, selected by `who`; `seat`: to a player; `cell`: to a cell, selected by `zone`.',
    none: 'None in this game.',
    yes: 'yes',
    kinds: {
      Measure: ['Measures', 'Numbers read from the game, for use as any amount.'],
      Condition: ['Conditions', 'For `when`, `while` and `if`.'],
      Effect: ['Effects', 'Actions of a trigger (`do`), in order.'],
      Zone: ['Zones', 'Sets of cells.'],
    },
    keys: {
      UnitFilter: ['Filters', 'Units that match every line written.'],
      Trigger: ['A trigger', ''],
      ScenarioModifier: ['A modifier', ''],
      ScenarioCounter: ['A counter', ''],
      ScenarioOption: ['An option', ''],
    },
    parts: ['Parts of these', 'part'],
    amount: 'amount',
    symbols: 'Symbols',
    symbolsIntro:
      'Symbols for a counter (`look.symbol` in `units.yaml`). A single letter or digit works too.',
    columns: {
      moment: ['moment', 'when', 'provides', 'turn of'],
      number: ['number', 'meaning', 'of', 'from', 'to', 'read by `number`'],
      word: ['word', 'meaning', 'keys'],
      key: ['key', 'value', 'meaning'],
    },
    turn: { any: 'any side', first: 'the first side', last: 'the last side', none: 'no side' },
    value: {
      boolean: 'true or false',
      integer: 'number',
      string: 'text',
      list: (of) => `list of ${of}`,
      name: (of) => `name from ${of}`,
      or: 'or',
    },
  },
  it: {
    title: (name) => `Il vocabolario di ${name}`,
    intro:
      'Le parole per inneschi, modificatori, contatori e opzioni di uno scenario in questo gioco. Le chiavi con * sono obbligatorie. [I blocchi di uno scenario](../../scenario-blocks.md) e le [ricette](../../recipes.md) (in inglese) mostrano come comporle.',
    moments: 'Momenti',
    momentsIntro:
      'I valori di `at`: i momenti del turno nel loro ordine, e gli eventi che vi accadono. `fornisce` elenca ciò che un innesco vi può leggere. Una `unit` è `it`, e `who` la verifica; la seconda unità è `other`. Una `cell` è `here`, e `zone` la verifica; `there` è la casella precedente dell’unità. Una chiave a cui serve altro è segnalata: [ogni chiave in ogni momento](moments.md). L’ultima colonna dice di chi è il turno.',
    numbers: 'Numeri che si possono modificare',
    numbersIntro:
      'Per `modifiers` e per l’effetto `modify`. La misura `number` legge quelli con un valore proprio. `piece`: il numero è di un’unità, scelta da `who`; `seat`: di un giocatore; `cell`: di una casella, scelta da `zone`.',
    none: 'Nessuno in questo gioco.',
    yes: 'sì',
    kinds: {
      Measure: ['Misure', 'Numeri letti dalla partita, da usare come quantità.'],
      Condition: ['Condizioni', 'Per `when`, `while` e `if`.'],
      Effect: ['Effetti', 'Le azioni di un innesco (`do`), in ordine.'],
      Zone: ['Zone', 'Insiemi di caselle.'],
    },
    keys: {
      UnitFilter: ['Filtri', 'Le unità che corrispondono a ogni riga scritta.'],
      Trigger: ['Un innesco', ''],
      ScenarioModifier: ['Un modificatore', ''],
      ScenarioCounter: ['Un contatore', ''],
      ScenarioOption: ['Un’opzione', ''],
    },
    parts: ['Parti di queste', 'parte'],
    amount: 'quantità',
    symbols: 'Simboli',
    symbolsIntro:
      'I simboli per una pedina (`look.symbol` in `units.yaml`). Va bene anche una sola lettera o cifra.',
    columns: {
      moment: ['momento', 'quando', 'fornisce', 'turno di'],
      number: ['numero', 'significato', 'di', 'da', 'a', 'letto da `number`'],
      word: ['parola', 'significato', 'chiavi'],
      key: ['chiave', 'valore', 'significato'],
    },
    turn: {
      any: 'una parte qualsiasi',
      first: 'la prima parte',
      last: 'l’ultima parte',
      none: 'nessuna parte',
    },
    value: {
      boolean: 'true o false',
      integer: 'numero',
      string: 'testo',
      list: (of) => `lista di ${of}`,
      name: (of) => `nome da ${of}`,
      or: 'o',
    },
  },
}

/** Returns the files by path, relative to the project. */
export function vocabularyPages() {
  const schemas = blockSchemas()
  const files = {}
  for (const ruleset of allRulesets().filter(({ isOurs, folder, source }) => isOurs && folder === source)) {
    const vocabulary = vocabularyOf(ruleset)
    if (!vocabulary) continue
    const { definitions } = JSON.parse(schemas[`${ruleset.id}/blocks.schema.json`])
    for (const language of LANGUAGES) {
      const path = ['docs/vocabulary', ...(language === 'en' ? [] : [language]), `${ruleset.id}.md`].join('/')
      files[path] = new Page(ruleset.id, vocabulary, definitions, language).text()
    }
  }
  return files
}

class Page {
  constructor(id, vocabulary, definitions, language) {
    Object.assign(this, { id, vocabulary, definitions, language, words: WORDS[language] })
    /** The schema has common words under the name of the ruleset. */
    this.prefix = id.replace(/(?:^|-)([a-z0-9])/g, (_, letter) => letter.toUpperCase())
    /** Parts that a table mentions and that have keys of their own. */
    this.spokenOf = new Set()
  }

  text() {
    const { words } = this
    const { kinds, keys } = words
    const sections = [
      `# ${words.title(nameOf(this.id, this.language))}`,
      words.intro,
      ...this.moments(),
      ...this.numbers(),
      ...figuresSection(this.vocabulary, this.language, tableOf),
      ...Object.entries(kinds).flatMap(([kind, titles]) => this.wordsOfKind(kind, titles)),
      ...Object.entries(keys).flatMap(([name, titles]) => this.keysOf(name, titles)),
      ...this.parts(),
      `## ${words.symbols}`,
      words.symbolsIntro,
      symbolNames()
        .map((name) => `\`${name}\``)
        .join(' · '),
      `<!-- Generated from schemas/blocks.json and schemas/${this.id}/vocabulary.json by \`npm run schemas:build\`: do not edit. -->`,
    ]
    return `${sections.filter(Boolean).join('\n\n')}\n`
  }

  moments() {
    const { moments, momentsIntro, columns, turn } = this.words
    const lines = Object.entries(this.vocabulary.moments).map(([name, one]) => [
      `\`${name}\``,
      one[this.language],
      one.provides.map((part) => `\`${part}\``).join(' '),
      turn[one.turn ?? 'any'],
    ])
    return [`## ${moments}`, momentsIntro, tableOf(columns.moment, lines)]
  }

  numbers() {
    const { numbers, numbersIntro, none, columns, yes } = this.words
    const lines = Object.entries(this.vocabulary.numbers ?? {}).map(([name, one]) => [
      `\`${name}\``,
      one[this.language],
      [one.of]
        .flat()
        .map((word) => `\`${word}\``)
        .join(' '),
      one.least,
      one.most,
      one.unread ? '' : yes,
    ])
    return [`## ${numbers}`, numbersIntro, lines.length > 0 ? tableOf(columns.number, lines) : none]
  }

  wordsOfKind(kind, [title, intro]) {
    const all = this.definition(kind)
    if (!all?.oneOf) return []
    const lines = all.oneOf.map(({ $ref }) => {
      const { properties, required = [] } = this.definitions[$ref.split('/').pop()]
      const said = Object.entries(properties)
        .filter(([key]) => key !== 'type')
        .map(([key, one]) => {
          const star = required.includes(key) ? ' *' : ''
          return `\`${key}\`${star} (${this.valueOf(one)}): ${this.sentence(one)}`
        })
      return [`\`${properties.type.const}\``, this.sentence(properties.type), said.join('<br>')]
    })
    return [`## ${title}`, intro, tableOf(this.words.columns.word, lines)]
  }

  keysOf(name, [title, intro]) {
    const one = this.definition(name)
    if (!one) return []
    const { properties, required = [] } = one
    const lines = Object.entries(properties).map(([key, property]) => [
      `\`${key}\`${required.includes(key) ? ' *' : ''}`,
      this.valueOf(property),
      this.sentence(property),
    ])
    return [`## ${title}`, intro || this.sentence(one), tableOf(this.words.columns.key, lines)]
  }

  /** Lists the keys of the parts mentioned in the tables above; a part may mention another one. */
  parts() {
    const { parts, columns } = this.words
    const lines = []
    for (const name of this.spokenOf) {
      const { properties = {}, required = [] } = this.definition(name) ?? {}
      for (const [key, one] of Object.entries(properties)) {
        const star = required.includes(key) ? ' *' : ''
        lines.push([inWords(name), `\`${key}\`${star}`, this.valueOf(one), this.sentence(one)])
      }
    }
    return lines.length > 0 ? [`## ${parts[0]}`, tableOf([parts[1], ...columns.key], lines)] : []
  }

  definition(name) {
    return this.definitions[`${this.prefix}${name}`] ?? this.definitions[name]
  }

  sentence(property) {
    const text = this.language === 'it' ? property['x-description-it'] : property.description
    return text.replace(/\|/g, '\\|')
  }

  /** Returns the kind of a value in a word or two; names are shown with their source. */
  valueOf(property) {
    const { value } = this.words
    const { $ref, type, items, enum: words, const: word } = property
    if (property.if)
      return [property.then, property.else].map((one) => this.valueOf(one)).join(` ${value.or} `)
    if (word !== undefined) return `\`${word}\``
    if (property['x-names']) return value.name(property['x-names'])
    if (words) return words.map((one) => `\`${one}\``).join(' ')
    if (items) return value.list(this.valueOf(items))
    if ($ref) return this.refName($ref)
    return value[type] ?? type ?? ''
  }

  refName($ref) {
    const bare = $ref
      .split('/')
      .pop()
      .replace(new RegExp(`^${this.prefix}(?=[A-Z])`), '')
    const titles = { ...this.words.kinds, ...this.words.keys }[bare]
    if (titles) return `[${titles[0].toLowerCase()}](#${anchorOf(titles[0])})`
    if (bare === 'Amount') return this.words.amount
    if (!this.definition(bare)?.properties) return inWords(bare)
    this.spokenOf.add(bare)
    return `[${inWords(bare)}](#${anchorOf(this.words.parts[0])})`
  }
}

const inWords = (name) => name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()

const anchorOf = (title) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\d -]/gu, '')
    .replace(/ /g, '-')

const tableOf = (head, lines) =>
  [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const symbolNames = () => {
  const text = readFileSync(join(root, 'schemas/pictures/symbols.ts'), 'utf8')
  const [, list] = /export const SYMBOLS = \[([\s\S]*?)\]/.exec(text)
  return [...list.matchAll(/'([^']+)'/g)].map(([, name]) => name)
}

/** Returns the name of the bundled pack, or the id if there is none. */
function nameOf(id, language) {
  const file = join(root, 'content', id, 'pack.yaml')
  const { name } = existsSync(file) ? parse(readFileSync(file, 'utf8')) : {}
  return name?.[language] ?? id
}
