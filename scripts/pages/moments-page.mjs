/**
 * Writes a page for authors with every key of a block at every moment: `docs/vocabulary/moments.md` and
 * `docs/vocabulary/it/moments.md`. The schema states what a key or word reads (`x-of`) and what a moment provides (`x-moments`);
 * `schemas/moments` compares them in a pack.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { blockSchemas } from '../generation/block-schemas.mjs'
import { root } from '../lib/project.mjs'

const WORDS = {
  en: {
    title: 'Every key at every moment',
    intro:
      'Some keys and words of blocks read a part of their moment: the unit of `it`, the cell of `here`, the player. They act only if the moment provides that part. Otherwise `check` reports W-MOMENT-LACKS at the key. The moment is the `at` of the enclosing trigger. `each` adds a unit and its cell, `roll` the die, a modifier its unit or its player. Cards of decks can read the parts of the moments that draw or play them.',
    reads: ['part', 'keys and words that read it'],
    moment: 'moment',
    turn: 'turn of',
    turns: { any: 'any', first: 'first side', last: 'last side', none: 'no side' },
    wants: 'only with',
    legend:
      '● acts · – is a finding (W-MOMENT-LACKS). `check` reports a `turn` that never comes, and a moment without its block in the scenario, as W-TRIGGER-NEVER.',
    idle: 'Keys that exclude each other',
    idleIntro:
      '`check` reports these as W-BLOCK-IDLE at every moment, and also a face of `roll` above its die or in a second row.',
    columns: ['block', 'key', 'has no effect'],
    why: {
      with: (keys) => `without ${keys}`,
      without: (keys) => `beside ${keys}`,
      some: (keys) => `without one of ${keys}`,
      wants: (keys) => `without one of ${keys} inside`,
      idle: (value) => `if it is ${value}`,
      below: (key) => `below ${key}`,
    },
  },
  it: {
    title: 'Ogni chiave in ogni momento',
    intro:
      'Alcune chiavi e parole dei blocchi leggono una parte del loro momento: l’unità di `it`, la casella di `here`, il giocatore. Agiscono solo se il momento fornisce quella parte. Altrimenti `check` segnala W-MOMENT-LACKS alla chiave. Il momento è l’`at` dell’innesco che le contiene. `each` aggiunge un’unità e la sua casella, `roll` il dado, un modificatore la sua unità o il suo giocatore. Le carte dei mazzi possono leggere le parti dei momenti in cui si pescano o si giocano.',
    reads: ['parte', 'chiavi e parole che la leggono'],
    moment: 'momento',
    turn: 'turno di',
    turns: { any: 'una qualsiasi', first: 'prima parte', last: 'ultima parte', none: 'nessuna parte' },
    wants: 'solo con',
    legend:
      '● agisce · – è segnalato (W-MOMENT-LACKS). `check` segnala come W-TRIGGER-NEVER un `turn` che non arriva mai, e un momento senza il suo blocco nello scenario.',
    idle: 'Chiavi che si escludono',
    idleIntro:
      '`check` le segnala come W-BLOCK-IDLE in ogni momento, come anche una faccia di `roll` che il dado non ha, o che sta in una seconda riga.',
    columns: ['blocco', 'chiave', 'non ha effetto'],
    why: {
      with: (keys) => `senza ${keys}`,
      without: (keys) => `accanto a ${keys}`,
      some: (keys) => `senza una di ${keys}`,
      wants: (keys) => `senza una di ${keys} al suo interno`,
      idle: (value) => `se è ${value}`,
      below: (key) => `sotto ${key}`,
    },
  },
}

/** Returns the files by path, relative to the project. */
export function momentsPages() {
  const languages = Object.entries(blockSchemas()).map(([path, text]) => ({
    id: path.split('/')[0],
    ...JSON.parse(text),
  }))
  return Object.fromEntries(
    Object.entries(WORDS).map(([language, words]) => {
      const parts = JSON.parse(readFileSync(join(root, `schemas/text/${language}.json`), 'utf8')).blocks.part
      const folder = language === 'en' ? 'docs/vocabulary' : 'docs/vocabulary/it'
      const games = languages.flatMap((one) => [`## ${one.id}`, ...matrixOf(one, words, parts)])
      const sections = [
        `# ${words.title}`,
        words.intro,
        words.legend,
        ...games,
        ...idleSection(languages, words),
        NOTE,
      ]
      return [`${folder}/moments.md`, `${sections.join('\n\n')}\n`]
    }),
  )
}

const NOTE =
  '<!-- Generated from schemas/blocks.json and the vocabularies of the rulesets by `npm run schemas:build`: do not edit. -->'

function matrixOf({ definitions, 'x-moments': moments }, words, parts) {
  const readers = readersIn(definitions)
  const read = Object.keys(parts).filter((part) => readers.has(part))
  const lines = Object.entries(moments).map(([name, { provides, turn = 'any', wants }]) => [
    `\`${name}\``,
    ...read.map((part) => (provides.includes(part) ? '●' : '–')),
    words.turns[turn],
    wants ? `\`${wants}\`` : '',
  ])
  return [
    tableOf(
      words.reads,
      read.map((part) => [parts[part], readers.get(part).join(', ')]),
    ),
    tableOf([words.moment, ...read.map((part) => parts[part]), words.turn, words.wants], lines),
  ]
}

/** Returns the keys and words that read each part of a moment. */
function readersIn(definitions) {
  const readers = new Map()
  const add = (part, name) => readers.set(part, [...new Set([...(readers.get(part) ?? []), name])].sort())
  for (const [name, { 'x-of': of, 'x-unless': unless, properties = {} }] of Object.entries(definitions)) {
    const word = properties.type?.const ?? blockName(name)
    const without = unless ? ` (${unless.map((key) => `\`${key}\``).join(', ')}: –)` : ''
    if (of) for (const part of of === 'number' ? ['unit', 'seat'] : [of]) add(part, `\`${word}\`${without}`)
    for (const [key, { 'x-of': needs, 'x-otherwise': otherwise }] of Object.entries(properties)) {
      if (needs && needs !== 'turn' && !needs.endsWith('-number')) add(needs, `\`${key}\` (${word})`)
      if (otherwise) add(otherwise, `\`${word}\` (\`${key}\`: –)`)
    }
  }
  return readers
}

const blockName = (name) => /(Trigger|UnitFilter|ScheduleEntry|ScenarioModifier)$/.exec(name)?.[1] ?? name

function idleSection(languages, { idle, idleIntro, columns, why }) {
  const lines = new Map()
  const add = (...cells) => lines.set(cells.join(), cells)
  const listed = (keys) => keys.map((key) => `\`${key}\``).join(', ')
  for (const { definitions } of languages)
    for (const [name, { 'x-some': some, properties = {} }] of Object.entries(definitions)) {
      const word = `\`${properties.type?.const ?? blockName(name).replace(/^.*(?=SideMoves)/, '')}\``
      if (some) add(word, '', why.some(listed(some)))
      for (const [key, one] of Object.entries(properties)) {
        if (one['x-with']) add(word, `\`${key}\``, why.with(listed(one['x-with'])))
        if (one['x-without']) add(word, `\`${key}\``, why.without(listed(one['x-without'])))
        if (one['x-wants']) add(word, `\`${key}\``, why.wants(listed(one['x-wants'])))
        if (one['x-idle'] !== undefined) add(word, `\`${key}\``, why.idle(one['x-idle']))
        if (one['x-at-least']) add(word, `\`${key}\``, why.below(`\`${one['x-at-least']}\``))
      }
    }
  const sorted = [...lines.values()].sort((a, b) => (a.join() < b.join() ? -1 : 1))
  return [`## ${idle}`, idleIntro, tableOf(columns, sorted)]
}

const tableOf = (head, lines) =>
  [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
