'use client'
import { useTranslations } from 'next-intl'
import type { TableCard } from '../../../engine/types'
import { readableInk } from '../../_board/draw/colour'
import { mannerOf } from '../../_board/draw/overlay/highlights'
import type { BoardLook, NameOf } from '../../_board/types'
import { useTheme } from '../../_shell/use-theme'
import type { Format } from '../../_text/use-say'
import { EyeOff } from '../../_ui/icons'
import styles from './card.module.css'
import { kindLook } from './kind-look'

export type CardWords = { readonly nameOf: NameOf; readonly format: Format; readonly look: BoardLook }

type Props = CardWords & {
  readonly card: TableCard
  /** The kind of choice for it, or undefined if it cannot be chosen. */
  readonly group?: string
  /** Also called for cards without a choice, which get an explanation. */
  readonly onPress: () => void
  readonly onPoint?: (isOn: boolean) => void
}

/** One card: its face with title, values, lines and badges, or its back. */
export function CardFace(props: Props) {
  const { card, group, onPress, onPoint } = props
  const theme = useTheme()
  const t = useTranslations('play')
  const name = useCardName(card, props.nameOf)
  const kind = kindLook(card, props.look)
  const art = props.look.art?.card(card)
  const style = {
    '--art': art,
    '--kind': kind.colour,
    '--kind-ink': readableInk(kind.colour),
    '--choice': group === undefined ? undefined : mannerOf(group)[theme],
  } as React.CSSProperties
  const inner = card.faceDown ? <Back /> : <Front {...props} name={name} />
  return (
    <button
      type="button"
      className={styles.card}
      style={style}
      data-card={card.id}
      data-art={art && true}
      data-band={kind.band}
      data-down={card.faceDown || undefined}
      data-choosable={group === undefined ? undefined : true}
      aria-label={card.faceDown ? name : group === undefined ? undefined : t('cards.choose', { name })}
      onClick={onPress}
      onPointerEnter={() => onPoint?.(true)}
      onPointerLeave={() => onPoint?.(false)}
      onFocus={() => onPoint?.(true)}
      onBlur={() => onPoint?.(false)}
    >
      {inner}
    </button>
  )
}

/** Letters from which a word is too long for the width of a card. */
const LONG_WORD = 14
const hasLongWord = (name: string): boolean => name.split(/[\s-]/).some(({ length }) => length >= LONG_WORD)

/** The name in the pack, or that of a face-down card. */
export function useCardName({ name, id }: TableCard, nameOf: NameOf): string {
  const t = useTranslations('play')
  const [section, one] = name?.split('.') ?? []
  if (!section || !one) return t('cards.hidden', { id })
  return nameOf(section, one)
}

function Front({ card, name, nameOf, format, look }: Props & { readonly name: string }) {
  const t = useTranslations('play')
  const kindName =
    card.kind === undefined
      ? ''
      : t.has(`cards.kinds.${card.kind}`)
        ? t(`cards.kinds.${card.kind}` as 'cards.kinds.event')
        : nameOf('kinds', card.kind)
  return (
    <>
      <header className={styles.head}>
        {(card.values ?? []).map(({ side, value }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: values of a card have no name of their own
          <Value key={at} side={side} value={value} nameOf={nameOf} look={look} />
        ))}
        <small>{kindName}</small>
      </header>
      <h4 className={styles.name} data-long={hasLongWord(name) || undefined}>
        {name}
      </h4>
      {card.lines && card.lines.length > 0 && (
        <ul className={styles.lines}>
          {card.lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a card are in their order
            <li key={at}>{format(line)}</li>
          ))}
        </ul>
      )}
      {card.badges.length > 0 && (
        <footer className={styles.badges}>
          {card.badges.map((badge) => (
            <span key={badge} data-badge={badge}>
              {t.has(`cards.badges.${badge}`)
                ? t(`cards.badges.${badge}` as 'cards.badges.special')
                : nameOf('badges', badge)}
            </span>
          ))}
        </footer>
      )}
    </>
  )
}

/** A number in the corner; if it is valid for one side only, in that side's colour and with its short name. */
function Value({
  side,
  value,
  nameOf,
  look,
}: { side: string | undefined; value: number } & Pick<CardWords, 'nameOf' | 'look'>) {
  const of = look.sides?.find(({ id }) => id === side)?.look
  const name = side === undefined ? undefined : nameOf('sides', side)
  return (
    <b
      className={styles.value}
      title={name}
      style={of && ({ '--value': of.colour, '--value-ink': readableInk(of.colour) } as React.CSSProperties)}
      data-side={side}
    >
      {value}
      {side !== undefined && <i aria-hidden="true">{nameOf('sides', side, 'short')}</i>}
      {name && <span className="sr-only">{name}</span>}
    </b>
  )
}

function Back() {
  return (
    <span className={styles.back}>
      <EyeOff size={20} aria-hidden="true" />
    </span>
  )
}
