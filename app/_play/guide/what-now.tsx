'use client'
import { useFormatter, useTranslations } from 'next-intl'
import { inSentence } from '../../../schemas/articles'
import type { PlayView } from '../model/play-view'
import styles from '../playtest.module.css'
import type { useTableWords } from '../screen/use-table-words'
import { type CanDo, canDo } from './can-do'
import { type SayingOf, sayCanDo } from './say-can-do'
import { withGuideTexts } from './with-guide-texts'

type Props = {
  readonly view: PlayView
  readonly words: Pick<ReturnType<typeof useTableWords>, 'format' | 'nameOfSeat'>
}

/** The current possibilities in a sentence, shown and spoken on request. */
function Sentence({ view, words }: Props) {
  const t = useTranslations('guide.can')
  const say = useSayCanDo(words.format)
  const { decision, botsTurn, optionalActions, moment, outcome } = view
  const isAsked = decision && !botsTurn && !moment && !outcome
  const main = isAsked ? say(canDo(decision)) : ''
  const ofTheirOwnAccord = say(canDo({ choices: optionalActions.flatMap(({ choices }) => choices) }))
  const waits = decision
    ? inSentence(t('waits', { side: words.nameOfSeat(decision.seat, 'marked') }))
    : t('nobody')
  return (
    <p className={styles.idle} role="status" data-what-now data-over-board>
      {main === '' ? waits : t('now', { what: main })}{' '}
      {ofTheirOwnAccord !== '' && t('besides', { what: ofTheirOwnAccord })}
    </p>
  )
}

function useSayCanDo(format: Props['words']['format']): (all: readonly CanDo[]) => string {
  const t = useTranslations('guide.can')
  const { list } = useFormatter()
  const saying = {
    t: t as SayingOf['t'],
    format,
    list: (all: readonly string[]) => list(all, { type: 'disjunction' }),
  }
  return (all) => sayCanDo(all, saying)
}

export const WhatNow = withGuideTexts(Sentence)
