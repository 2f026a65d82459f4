/** Effects of the cards and triggers of Junta, in words. */
import { type Loose, numberOf, textOf, textsOf } from './loose'
import { sayMeasure } from './say-condition'
import { listed, type Words, whoIs } from './words'

/** Returns '' for any other effect. */
export function sayPolitics(words: Words, effect: Loose): string {
  const { phrase, has, name } = words
  const key = `politics.${textOf(effect.type)}`
  if (effect.type === undefined || !has(key)) return ''
  const of = (kind: string, value: unknown) =>
    textsOf(value)
      .map((id) => name(kind, id))
      .join(', ')
  const amount = effect.count ?? effect.amount
  const said = phrase(key, {
    who: whoIs(words, effect),
    count: amount === undefined ? '1' : sayMeasure(words, amount),
    votes: numberOf(effect.most) ?? 0,
    whose: effect.whose === undefined ? phrase('politics.aimed') : name('sides', textOf(effect.whose)),
    units: of('units', effect.units),
  })
  return listed([
    said,
    of('areas', effect.at),
    effect.for === undefined ? '' : phrase(`politics.for.${textOf(effect.for)}`),
    effect.share === undefined ? '' : textsOf(effect.share).join('/'),
    effect.receiver === undefined
      ? ''
      : phrase('politics.receiver', { seat: name('sides', textOf(effect.receiver)) }),
    effect.spares === undefined ? '' : phrase('politics.spares', { offices: of('offices', effect.spares) }),
    effect.location === undefined
      ? ''
      : phrase('politics.safe', { location: name('locations', textOf(effect.location)) }),
    costs(words, effect),
  ])
}

const costs = ({ phrase }: Words, { cost }: Loose): string => {
  const millions = numberOf(cost) ?? 0
  return millions === 0 ? '' : phrase('politics.cost', { millions })
}
