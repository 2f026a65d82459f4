'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { actionKey } from '../../../engine/action-key'
import type { Choice, Decision, Message, Seat, TableDeal } from '../../../engine/types'
import { inSentence } from '../../../schemas/articles'
import type { Format } from '../../_text/use-say'
import { Button } from '../../_ui/button'
import { ArrowLeftRight } from '../../_ui/icons'
import type { SeatName } from '../seats/seat-name'
import { DEAL } from './deal-phase'
import styles from './deals.module.css'

/** Above this number of a kind, a search field appears. */
const MOST = 12

type Props = {
  readonly deals: readonly TableDeal[]
  readonly decisions: readonly Decision[]
  readonly format: Format
  readonly nameOfSeat: SeatName
  readonly colourOf: (seat: Seat) => string | undefined
  readonly onChoose: (choice: Choice) => void
}

/** Offers between players, and the answers of the player at the screen. */
export function Deals({ deals, decisions, format, nameOfSeat, colourOf, onChoose }: Props) {
  const t = useTranslations('play')
  const choices = decisions.flatMap((decision) => decision.choices.filter(({ group }) => group === DEAL))
  const draft = deals.find(({ state }) => state === 'draft')
  const kinds = [...new Set(choices.map(({ action }) => action.type))]
  return (
    <div className={styles.deals} data-deals>
      {deals.map((deal) => (
        <Offer key={`${deal.from} ${deal.to} ${deal.state}`} {...{ deal, format, nameOfSeat, colourOf }} />
      ))}
      {deals.length === 0 && choices.length === 0 && <p className={styles.none}>{t('deals.none')}</p>}
      {kinds.map((kind) => (
        <Kind
          key={kind}
          title={t.has(`deals.kinds.${kind}`) ? t(`deals.kinds.${kind}` as 'deals.kinds.deal') : undefined}
          kind={kind}
          choices={choices.filter(({ action }) => action.type === kind)}
          format={format}
          onChoose={onChoose}
        />
      ))}
      {draft && <p className={styles.hint}>{t('deals.draftHint')}</p>}
      <p className={styles.hint}>{t('deals.words')}</p>
    </div>
  )
}

function Offer({
  deal,
  format,
  nameOfSeat,
  colourOf,
}: { readonly deal: TableDeal } & Pick<Props, 'format' | 'nameOfSeat' | 'colourOf'>) {
  const t = useTranslations('play')
  const { from, to, state, gives, wants, words } = deal
  return (
    <section className={styles.offer} data-deal={`${from} ${to}`} data-state={state}>
      <h3>
        <span>
          <i style={{ background: colourOf(from) }} />
          {nameOfSeat(from)}
        </span>
        <ArrowLeftRight size={13} aria-label={t('deals.with')} />
        <span>
          <i style={{ background: colourOf(to) }} />
          {nameOfSeat(to)}
        </span>
        <small>{t(`deals.states.${state}`)}</small>
      </h3>
      <div className={styles.halves}>
        <Half
          title={inSentence(t('deals.gives', { name: nameOfSeat(from, 'marked') }))}
          components={gives}
          count={deal.counts?.gives}
          format={format}
        />
        <Half
          title={inSentence(t('deals.gives', { name: nameOfSeat(to, 'marked') }))}
          components={wants}
          count={deal.counts?.wants}
          format={format}
        />
      </div>
      {words.length > 0 && (
        <Half
          title={inSentence(t('deals.promises', { name: nameOfSeat(from, 'marked') }))}
          components={words}
          format={format}
        />
      )}
    </section>
  )
}

/** The contribution of one side; only its number if the viewer may not read it. */
function Half({
  title,
  components,
  count,
  format,
}: {
  title: string
  components: readonly Message[]
  count?: number
  format: Format
}) {
  const t = useTranslations('play')
  const unread = components.length === 0 ? (count ?? 0) : 0
  return (
    <div>
      <h4>{title}</h4>
      <ul>
        {components.map((thing, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several things may read alike
          <li key={at}>{format(thing)}</li>
        ))}
        {unread > 0 && <li data-unread>{t('deals.unread', { count: unread })}</li>}
        {components.length === 0 && unread === 0 && <li data-nothing>{t('deals.nothing')}</li>}
      </ul>
    </div>
  )
}

/** Choices of one kind under their heading: chips, or a searchable list of many. */
function Kind(props: {
  title: string | undefined
  kind: string
  choices: readonly Choice[]
  format: Format
  onChoose: Props['onChoose']
}) {
  const { title, kind, choices, format, onChoose } = props
  const t = useTranslations('play')
  const [words, setWords] = useState('')
  const many = choices.length > MOST
  const filter = words.trim().toLocaleLowerCase()
  const found = choices
    .map((choice) => ({ choice, text: format(choice.label) }))
    .filter(({ text }) => filter === '' || text.toLocaleLowerCase().includes(filter))
  return (
    <section className={styles.kind} data-deal-kind={kind}>
      {title && <h3>{title}</h3>}
      {many && (
        <input
          type="search"
          value={words}
          aria-label={t('filter')}
          placeholder={t('filter')}
          onChange={(event) => setWords(event.target.value)}
        />
      )}
      <div className={styles.chips}>
        {found.slice(0, many && filter === '' ? MOST : 40).map(({ choice, text }) => (
          <Button
            key={actionKey(choice.action)}
            small
            onClick={() => onChoose(choice)}
            data-deal-choice={choice.action.type}
          >
            {text}
          </Button>
        ))}
      </div>
    </section>
  )
}
