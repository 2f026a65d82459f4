/** Italian prepositions and articles in the wrong form before a name. */
import { inSentence, withArticle } from '../../../schemas/articles'

export type Spoken = { readonly name: string; readonly article?: string }

const BASES: Readonly<Record<string, string>> = { di: 'del', a: 'al', da: 'dal', il: 'il' }
const FORMS = ['il', 'del', 'al', 'dal', 'nel', 'sul']
const BARE = Object.keys(BASES)
const ARTICLES = ['il', 'lo', "l'", 'la', 'i', 'gli', 'le']

/** Each written form with its base: "della" of "del". */
const FORM_OF = new Map(
  FORMS.flatMap((base) =>
    ARTICLES.map((article) => [inSentence(`${base} ${withArticle('', article)}`).trim(), base]),
  ),
)
const WORD = `(?:${[...FORM_OF.keys(), ...BARE].sort((a, b) => b.length - a.length).join('|')})`

/** Returns the wrong words before names in a text. Names inside longer words do not count. */
export function wrongArticles(text: string, names: readonly Spoken[]): string[] {
  return names.flatMap(({ name, article = 'none' }) => {
    if (article === 'none' || !text.includes(name)) return []
    const said = new RegExp(`(?<![\\p{L}])(${WORD}) ?${escaped(name)}(?![\\p{L}-])`, 'giu')
    return [...text.matchAll(said)].flatMap(([found, word]) => {
      const base = FORM_OF.get(word.toLowerCase()) ?? BASES[word.toLowerCase()]
      const right = inSentence(`${base} ${withArticle(name, article)}`)
      return found.toLowerCase() === right.toLowerCase() ? [] : [`${found}, not ${right}`]
    })
  })
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
