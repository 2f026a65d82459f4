'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Tab } from '../tabs'

/** The panel beside the board: which part of it is open, and on a small screen whether it is over the board. */
export function useSheet(isOver: boolean) {
  const [tab, setTab] = useState<Tab>('choices')
  const [isOpen, setOpen] = useState(false)
  const element = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isOver) return
    setTab('choices')
    setOpen(true)
  }, [isOver])
  const open = (next: Tab) => {
    setTab(next)
    setOpen(true)
    element.current?.scrollTo({ top: 0 })
  }
  /** A panel that covers the board, and so begins where the table does, gives way to it once something was taken from it. */
  const showBoard = useCallback(() => {
    if (!element.current?.offsetLeft) setOpen(false)
  }, [])
  return { tab, isOpen, element, open, showBoard, toggle: () => setOpen(!isOpen) }
}
