/**
 * Names with their articles inside sentences. A message writes the masculine form before a name: "tocca al {side}", "Il {side} sceglie", "the
 * {side}".
 * The article of the name in the pack turns it into "tocca alla Quiete". A name without an article drops it: "tocca a Giulia".
 */

/** Each word that a message can write, with its form before names without these articles, then before each article. */
const ITALIAN: Readonly<Record<string, readonly string[]>> = {
  il: ['', 'il', 'lo', 'l’', 'la', 'i', 'gli', 'le'],
  del: ['di', 'del', 'dello', 'dell’', 'della', 'dei', 'degli', 'delle'],
  al: ['a', 'al', 'allo', 'all’', 'alla', 'ai', 'agli', 'alle'],
  dal: ['da', 'dal', 'dallo', 'dall’', 'dalla', 'dai', 'dagli', 'dalle'],
  nel: ['in', 'nel', 'nello', 'nell’', 'nella', 'nei', 'negli', 'nelle'],
  sul: ['su', 'sul', 'sullo', 'sull’', 'sulla', 'sui', 'sugli', 'sulle'],
}
const COLUMNS: readonly string[] = ['none', 'il', 'lo', "l'", 'la', 'i', 'gli', 'le']

/** Delimiters of an article right before its name. Private characters, which no pack or message contains. */
const [OPEN, CLOSE] = ['\uE000', '\uE001']
const MARKS = /[\uE000\uE001]/g
const MARKED =
  /(?:(?<!\p{L})(il|del|al|dal|nel|sul|the) )?\uE000([^\uE000\uE001]*)\uE001((?:(?:il |lo |l['’]|la |i |gli |le |the )(?!\uE000))?)/giu

/** Encodes a name with its article for `inSentence`. */
export const withArticle = (name: string, article = 'none'): string =>
  OPEN + plain(article) + CLOSE + name.replace(MARKS, '')

/** A text that begins with a name keeps the article of that name; any other text is a name without one. */
export const asName = (text: string): string => (text.startsWith(OPEN) ? text : `${OPEN}none${CLOSE}${text}`)

/** Inserts the articles of the names in a sentence. */
export function inSentence(sentence: string): string {
  if (!sentence.includes(OPEN)) return sentence
  return sentence.replace(MARKED, (_, word: string | undefined, article: string, own: string) => {
    if (word === undefined) return own
    const said = formOf(word.toLowerCase(), article)
    const rest = own && sameArticle(own, article) ? '' : own
    return (/^\p{Lu}/u.test(word) ? capital(said) : said) + rest
  })
}

/** The word with the space after it, unless it is empty or ends in an apostrophe. */
function formOf(word: string, article: string): string {
  if (word === 'the') return article === 'the' ? 'the ' : ''
  const forms = ITALIAN[word]
  const form = forms[Math.max(0, COLUMNS.indexOf(article))]
  return form === '' || form.endsWith('’') ? form : `${form} `
}

/** Whether a name like "La festa" begins with its article, which then merges with the word before it. */
const sameArticle = (own: string, article: string): boolean => plain(own.trim().toLowerCase()) === article

const plain = (article: string): string => article.replace('’', "'")

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
