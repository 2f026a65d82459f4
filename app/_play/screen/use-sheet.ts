'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Tab } from './tabs'

/** The panel beside the board: its open tab, and on a small screen whether it covers the board. */
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
  /** A panel that covers the board (it starts at the table's left edge) closes after a choice. */
  const showBoard = useCallback(() => {
    if (!element.current?.offsetLeft) setOpen(false)
  }, [])
  return { tab, isOpen, element, open, showBoard, toggle: () => setOpen(!isOpen) }
}
