'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Layers, Repeat, SkipForward } from '../../_ui/icons'
import { heldPiece, matesOf } from '../model/groups'
import { nextPiece, readyPieces } from '../model/next-piece'
import type { Screen } from '../screen/use-screen'
import { forcedChoice } from './forced-choice'
import styles from './handling.module.css'
import { useForcedWish } from './use-forced-wish'

/** Help with many pieces beside the question: the next one that can act, several together, and the last move again. */
export function Handling(screen: Screen) {
  const { view } = screen
  if (!view.decision || view.botsTurn || view.moment) return null
  return (
    <>
      <Forced {...screen} />
      <Tools {...screen} />
    </>
  )
}

function Tools({ game, view, board, pointing }: Screen) {
  const t = useTranslations('play.handling')
  const ready = readyPieces(view)
  const held = heldPiece(view)
  const isTogether = view.isTogether || view.marked.length > 1
  const mates = view.marked.length > 1 ? view.marked : held ? matesOf(view, held.id) : []
  const together = mates.length > 1 ? t('together', { count: mates.length }) : t('togetherAny')
  const hasStacks = new Set(ready.map(({ cell }) => cell)).size < ready.length
  const repeatable = game.repeatable
  useEffect(() => {
    if (!isTogether) return
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && game.setTogether(false)
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [isTogether, game])
  const toNext = () => {
    const next = nextPiece(view, pointing.touched.current)
    if (!next) return
    board.current?.focusCell(next.cell)
    pointing.flashCells([next.cell])
  }
  if (ready.length === 0 && mates.length < 2 && repeatable === undefined && !isTogether) return null
  return (
    <div className={styles.tools} data-handling>
      {(mates.length > 1 || hasStacks || isTogether) && (
        <button
          type="button"
          aria-pressed={isTogether}
          title={`${together}. ${t('togetherHelp')}`}
          aria-label={together}
          onClick={() => game.setTogether(!isTogether)}
          data-together
        >
          <Layers size={15} /> {mates.length > 1 && mates.length}
        </button>
      )}
      {repeatable !== undefined && (
        <button
          type="button"
          title={t('repeat')}
          aria-label={t('repeat')}
          aria-keyshortcuts="r"
          onClick={() => game.repeat()}
          data-repeat
        >
          <Repeat size={15} />
        </button>
      )}
      {ready.length > 0 && (
        <button
          type="button"
          title={t('next', { count: ready.length })}
          aria-label={t('next', { count: ready.length })}
          aria-keyshortcuts="n"
          onClick={toNext}
          data-next-piece
        >
          <SkipForward size={15} /> {ready.length}
        </button>
      )}
    </div>
  )
}

/** Milliseconds before the only choice is taken, so that the player sees it. */
const MOMENT_MS = 1800

/** Announces the only choice and takes it after a moment. It belongs to the handling before, so undo does not stop at it. */
function Forced({ game, view, words: { format } }: Screen) {
  const t = useTranslations('play.handling')
  const { isOn } = useForcedWish()
  const [spared, setSpared] = useState<number>()
  const { position } = view
  const choice = isOn && spared !== position ? forcedChoice(view) : undefined
  const isComing = choice !== undefined
  useEffect(() => {
    if (!isComing) return
    const timer = setTimeout(() => {
      const now = forcedChoice(game.view())
      if (now && game.view().position === position && !document.querySelector('dialog[open]'))
        game.choose(now, true)
    }, MOMENT_MS)
    return () => clearTimeout(timer)
  }, [isComing, game, position])
  if (!choice) return null
  return (
    <div className={styles.forced} role="status" data-forced>
      <span>{t('forced', { choice: format(choice.label) })}</span>
      <button type="button" onClick={() => setSpared(position)} data-wait>
        {t('wait')}
      </button>
    </div>
  )
}
