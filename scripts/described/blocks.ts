/** The words of the block language: each needs a line in the docs. Their sentences: `sentences.ts`. */
export const WORD_KINDS = ['Effect', 'Condition', 'Measure', 'Zone'] as const
export type WordKind = (typeof WORD_KINDS)[number]

type Property = { readonly const?: string; readonly examples?: readonly unknown[] }
export type Definition = {
  readonly properties?: Readonly<Record<string, Property>>
  readonly required?: readonly string[]
  readonly minProperties?: number
  readonly oneOf?: readonly { readonly $ref: string }[]
  readonly 'x-kind'?: string
}
export type Definitions = Readonly<Record<string, Definition>>
export type Word = { readonly kind: WordKind; readonly name: string; readonly definition: Definition }

/** The file of texts and its messages, for one language. */
export type TextFile = { readonly file: string; readonly language: 'en' | 'it'; readonly messages: object }

/** The words of one game: those that name their kind. */
export const ownWords = (definitions: Definitions): Word[] =>
  WORD_KINDS.flatMap((kind) =>
    Object.entries(definitions)
      .filter(([, definition]) => definition['x-kind'] === kind)
      .map(([name, definition]) => ({ kind, name, definition })),
  )

export const typeOf = ({ definition, name }: Word): string => definition.properties?.type?.const ?? name
const titleOf = (word: Word): string => `${word.kind.toLowerCase()} "${typeOf(word)}"`

const KEYS = /<!-- keys: ([\w, ]+) -->/g

/** Reports each definition without a table of keys on a page, and each table of a definition that does not exist. */
export function tableFaults(
  file: string,
  page: string,
  wanted: readonly string[],
  namesIn = (names: string) => names.split(', '),
): string[] {
  const shown = [...page.matchAll(KEYS)].flatMap(([, names]) => namesIn(names))
  return [
    ...wanted
      .filter((name) => !shown.includes(name))
      .map((name) => `${file}: no table has "${name}"; add it to a line <!-- keys: … -->`),
    ...shown
      .filter((name) => !wanted.includes(name))
      .map((name) => `${file}: "${name}" has a table and no definition`),
  ]
}

/** Reports each word without a line on a generated page. */
export const pageFaults = (file: string, page: string, words: readonly Word[]): string[] =>
  words
    .filter((word) => !page.includes(`| \`${typeOf(word)}\` |`))
    .map((word) => `${file}: no line for the ${titleOf(word)}; run npm run schemas:build`)
