/** The conditions and measures of a single game, in words. */
import { type Loose, textOf, textsOf } from './loose'
import { joined, listed, namesOf, type Words, whoIs } from './words'

/** The group of the pack's names for the values of `is`, by condition. */
const NAMES: Readonly<Record<string, string>> = {
  family: 'sides',
  side: 'sides',
  office: 'offices',
  card: 'cards',
}

/** Returns '' for a condition without a phrase. */
export function sayOwnCondition(words: Words, { type, is, use, family, office }: Loose): string {
  const { phrase, has, name } = words
  const kind = textOf(type)
  if (!has(`own.condition.${kind}`)) return ''
  const ids = textsOf(is)
  const named = joined(
    words,
    (ids.length > 0 ? ids : [textOf(is)]).map((id) => namesOf(words, NAMES[kind] ?? '', [id])),
    'or',
  )
  const values = { is: named, who: whoIs(words, { family }), office: name('offices', textOf(office)) }
  if (kind === 'card' && is === undefined && use === undefined) return phrase('own.anyCard')
  return listed([
    kind === 'card' && is === undefined ? '' : phrase(`own.condition.${kind}`, values),
    has(`own.use.${textOf(use)}`) ? phrase('own.played', { use: phrase(`own.use.${textOf(use)}`) }) : '',
  ])
}

/** Returns '' for a measure without a phrase. */
export function sayOwnMeasure(words: Words, measure: Loose): string {
  const { phrase, has } = words
  const type = textOf(measure.type)
  const part = `${type}.${textOf(measure.which ?? measure.where ?? 'hand')}`
  const key = `own.measure.${has(`own.measure.${part}`) ? part : type}`
  if (!has(key)) return ''
  const track = `icon.of.${textOf(measure.track)}`
  return phrase(key, { who: whoIs(words, measure), track: has(track) ? phrase(track) : '' })
}
