'use client'
import { useTranslations } from 'next-intl'
import { type RefObject, useRef, useState } from 'react'
import {
  type Bookmark,
  LONGEST_NOTE,
  MOST_BOOKMARKS,
  type SeenBookmark,
} from '../../../engine/match/port/match'
import type { Format } from '../../_text/use-say'
import { Button } from '../../_ui/button'
import icons from '../../_ui/icon-button.module.css'
import { Pencil, Bookmark as Sign, Trash2 } from '../../_ui/icons'
import { ShortText } from '../../_ui/short-text'
import type { PlayGame } from '../model/play-game'
import type { PlayView } from '../model/play-view'
import styles from './bookmarks.module.css'
import { withStoryTexts } from './with-story-texts'

type Props = {
  readonly game: PlayGame
  readonly view: PlayView
  readonly format: Format
  /** Whether the form for the shown moment's bookmark is open. */
  readonly isMarking: boolean
  readonly onMark: () => void
  readonly onMarked: () => void
}

/** Bookmarks: add the shown moment, go to one, edit its note, delete and restore it. */
export const Bookmarks = withStoryTexts(function Bookmarks(props: Props) {
  const { game, view, format, isMarking, onMark, onMarked } = props
  const t = useTranslations('story.bookmarks')
  const [isOpen, setOpen] = useState(false)
  const sign = useRef<HTMLButtonElement>(null)
  const { step, bookmarks } = view
  const here = bookmarks.find((one) => one.step === step)
  const isFull = !here && bookmarks.length >= MOST_BOOKMARKS
  const write = (note: string | undefined) => {
    if (note !== undefined) game.do({ type: 'bookmark', step, note, by: here?.by })
    onMarked()
    setTimeout(() => sign.current?.focus())
  }
  return (
    <div className={styles.bookmarks} data-bookmarks={bookmarks.length}>
      <div className={styles.head}>
        <button
          ref={sign}
          type="button"
          className={`${icons.icon} ${styles.sign}`}
          aria-label={t(here ? 'edit' : 'mark')}
          title={isFull ? t('full') : t(here ? 'edit' : 'mark')}
          aria-expanded={isMarking}
          disabled={isFull}
          data-here={here !== undefined}
          onClick={() => (isMarking ? onMarked() : onMark())}
          data-mark
        >
          <Sign size={17} />
        </button>
        <span className="sr-only" role="status">
          {here && t('set', { step })}
        </span>
        <Button small look="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} data-marks>
          {t('list', { count: bookmarks.length })}
        </Button>
      </div>
      {isMarking && !isFull && (
        <NoteForm key={step} note={here?.note ?? ''} isOwn={view.seed === undefined} onDone={write} />
      )}
      {isOpen && <List {...{ game, format, bookmarks }} />}
    </div>
  )
})

/** The note of a bookmark; `onDone` gets undefined if it is unchanged. */
function NoteForm({
  note,
  isOwn = false,
  onDone,
}: {
  readonly note: string
  /** True if the note is private for now. */
  readonly isOwn?: boolean
  readonly onDone: (note: string | undefined) => void
}) {
  const t = useTranslations('story.bookmarks')
  return (
    <ShortText
      className={styles.form}
      label={t('note')}
      placeholder={t('note')}
      value={note}
      longest={LONGEST_NOTE}
      save={t('save')}
      cancel={t('cancel')}
      onDone={onDone}
    >
      {isOwn && <small>{t('own')}</small>}
    </ShortText>
  )
}

type ListProps = Pick<Props, 'game' | 'format'> & { readonly bookmarks: readonly SeenBookmark[] }

const keyOf = ({ step, by }: Bookmark): string => `${step} ${by}`

/** Deleted bookmarks stay in place with a button to restore them, while the list is open. */
function List({ bookmarks, ...props }: ListProps) {
  const t = useTranslations('story.bookmarks')
  const [gone, setGone] = useState<readonly SeenBookmark[]>([])
  const there = new Set(bookmarks.map(keyOf))
  const all = [...bookmarks, ...gone.filter((one) => !there.has(keyOf(one)))]
  if (all.length === 0) return <p className={styles.none}>{t('none')}</p>
  return (
    <ul className={styles.list} aria-label={t('title')}>
      {all
        .sort((one, other) => one.step - other.step)
        .map((mark) => (
          <Row
            key={keyOf(mark)}
            {...{ mark, ...props }}
            isGone={!there.has(keyOf(mark))}
            onGone={() => setGone([...gone.filter((one) => keyOf(one) !== keyOf(mark)), mark])}
          />
        ))}
    </ul>
  )
}

type RowProps = Omit<ListProps, 'bookmarks'> & {
  readonly mark: SeenBookmark
  readonly isGone: boolean
  readonly onGone: () => void
}

function Row({ game, format, mark, isGone, onGone }: RowProps) {
  const t = useTranslations('story.bookmarks')
  const [isNaming, setNaming] = useState(false)
  const [pencil, undo] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)]
  const { step, by, note, heading } = mark
  const focus = (on: RefObject<HTMLButtonElement | null>) => setTimeout(() => on.current?.focus())
  const write = (words: string | undefined, on = pencil) => {
    if (words !== undefined) game.do({ type: 'bookmark', step, by, note: words })
    setNaming(false)
    focus(on)
  }
  const remove = () => {
    onGone()
    game.do({ type: 'bookmark', step, by })
    focus(undo)
  }
  if (isGone)
    return (
      <li className={styles.gone}>
        <span role="status">{t('deleted', { step })}</span>
        <Button ref={undo} small onClick={() => write(note)} data-undo-mark>
          {t('undo')}
        </Button>
      </li>
    )
  const where = t('where', { step, round: format(heading.round), phase: format(heading.phase) })
  return (
    <li data-marked={step}>
      {isNaming ? (
        <NoteForm note={note} onDone={write} />
      ) : (
        <>
          <button type="button" className={styles.go} onClick={() => game.do({ type: 'look', to: step })}>
            {note && <b dir="auto">{note}</b>}
            <small>{where}</small>
          </button>
          <button
            ref={pencil}
            type="button"
            className={icons.icon}
            aria-label={t('edit')}
            title={t('edit')}
            onClick={() => setNaming(true)}
          >
            <Pencil size={15} />
          </button>
          <button
            type="button"
            className={icons.icon}
            aria-label={t('delete')}
            title={t('delete')}
            onClick={remove}
          >
            <Trash2 size={15} />
          </button>
        </>
      )}
    </li>
  )
}
