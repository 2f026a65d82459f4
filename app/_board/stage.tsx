'use client'
import { useTranslations } from 'next-intl'
import { useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { useTheme } from '../_shell/use-theme'
import { AccessibilityGrid, type AccessibilityGridHandle } from './accessibility-grid'
import { attachBoard } from './attach-board'
import styles from './board.module.css'
import { BoardController } from './board-controller'
import { handleOf } from './board-handle'
import { describeIn } from './describe-in'
import { browserPage } from './page'
import type { BoardProps } from './types'
import { ZoomButtons } from './zoom-buttons'

/** A board in a page: React passes the content, the controller does the rest. */
export default function BoardStage(props: BoardProps) {
  const t = useTranslations('board')
  const pageTheme = useTheme()
  const [board] = useState(() => new BoardController(browserPage))
  const box = useRef<HTMLDivElement>(null)
  const cells = useRef<AccessibilityGridHandle>(null)
  useLayoutEffect(() => board.show({ ...props, theme: props.theme ?? pageTheme }))
  useLayoutEffect(() => (box.current ? attachBoard(board, box.current) : undefined), [board])
  useImperativeHandle(
    props.handle,
    () =>
      handleOf(board, box, {
        focusCell: (cell) => cells.current?.focusCell(cell),
        toChoice: (isBack) => cells.current?.toChoice(isBack),
      }),
    [board],
  )
  const describe = describeIn(props)
  return (
    <div
      ref={box}
      className={[styles.board, props.className].filter(Boolean).join(' ')}
      data-board={props.board.id}
      data-tool={props.tool ?? 'choose'}
    >
      <div role="presentation" data-canvas />
      <div className={styles.chip} aria-hidden="true" data-chip />
      <ZoomButtons onZoom={(factor) => board.camera.zoomBy(factor)} />
      <AccessibilityGrid
        grid={props.board.grid}
        label={props.label ?? t('label')}
        describe={describe}
        describeMore={props.describeMore ?? describe}
        choices={() => board.choices()}
        handle={cells}
        onAsk={props.onAsk}
        moreKeys={props.moreKeys}
        onZoom={(factor) => board.camera.zoomBy(factor)}
        onChoose={(cell, { shiftKey: shift, ctrlKey: ctrl, altKey: alt }) =>
          props.onCell?.(cell, { button: 0, shift, ctrl, alt, keyboard: true, side: -1 })
        }
        onCursor={(cell) => board.setCursor(cell)}
      />
      {props.children}
    </div>
  )
}
