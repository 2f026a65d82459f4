/** Effects of the cards and triggers of Wir sind das Volk! on the map, in words. */
import { type Loose, numberOf, textOf, textsOf } from './loose'
import { listed, signed, type Words } from './words'

/** Effects with a negative variant. */
const SIGNED = ['unrest', 'standard']

/** Returns '' for any other effect. */
export function sayIcon(words: Words, effect: Loose): string {
  const { phrase, has, name } = words
  const type = textOf(effect.type)
  const count = numberOf(effect.count ?? effect.steps) ?? 1
  const key = `icon.${type}${SIGNED.includes(type) && count < 0 ? 'Less' : ''}`
  if (type === '' || !has(key)) return ''
  const areas = (value: unknown) =>
    textsOf(value)
      .map((id) => name('areas', id))
      .join(', ')
  const said = phrase(key, {
    count: Math.abs(count),
    steps: signed(count),
    track: has(`icon.of.${textOf(effect.track)}`) ? phrase(`icon.of.${textOf(effect.track)}`) : '',
    side: name('sides', textOf(effect.on)),
    town: name('areas', textOf(effect.town)),
  })
  return listed([
    said,
    areas(effect.provinces),
    areas(effect.except) === '' ? '' : phrase('icon.except', { places: areas(effect.except) }),
    effect.by === undefined ? '' : phrase('icon.by', { side: name('sides', textOf(effect.by)) }),
    effect.wall === undefined ? '' : phrase(effect.wall === 'never' ? 'icon.ifNever' : 'icon.ifStanding'),
  ])
}
