'use client'
import { useTranslations } from 'next-intl'
import { Button } from '../../_ui/button'
import { GraduationCap } from '../../_ui/icons'
import { NoteFrame } from '../notes/note-frame'
import type { Screen } from '../screen/use-screen'
import type { Hint } from './hint-now'
import { cellsPointedAt } from './pointed-out'
import { withGuideTexts } from './with-guide-texts'

type Props = { readonly screen: Screen; readonly hint: Hint }

const LINE = { look: 'line', sign: <GraduationCap size={17} aria-hidden="true" /> } as const

/**
 * A pack's hint for first-time players, shown once under the panel, or in one row at the edge of the map on a small screen. They can mark it as read, see its place, or turn all hints off.
 * It never takes the focus.
 */
function Note({ screen, hint }: Props) {
  const t = useTranslations('guide')
  const { words, hints } = screen
  return (
    <NoteFrame {...LINE} closing={t('hints.read')} onClose={() => hints.read(hint.id)} data-hint={hint.id}>
      <p role="status">
        <b>{words.nameOf('hints', hint.id)}.</b> {words.helpOf('hints', hint.id)}
      </p>
      {hint.point && (
        <Button small onClick={() => pointOut(hint, screen)} data-hint-point>
          {t('hints.point')}
        </Button>
      )}
      <Button small look="quiet" onClick={hints.stop} data-hint-stop>
        {t('hints.stop')}
      </Button>
    </NoteFrame>
  )
}

function pointOut(hint: Hint, { def, view, pointing, board, sheet }: Screen) {
  if (hint.point?.panel) return sheet.open(hint.point.panel)
  const cells = cellsPointedAt(hint, def, view.table, view.decision)
  sheet.showBoard()
  board.current?.reveal(cells)
  pointing.flashCells(cells)
}

export const PackHint = withGuideTexts(Note)
