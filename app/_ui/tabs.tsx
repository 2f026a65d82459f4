'use client'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'

type Props<Id extends string> = {
  /** The tabs in order, with their labels. */
  readonly tabs: readonly (readonly [Id, ReactNode])[]
  readonly chosen: Id
  onChoose(id: Id): void
  readonly className: string
  readonly panelClassName: string
  /** The contents of the chosen tab. */
  readonly children: ReactNode
}

/** The tab that a key selects from `index`, with wrap-around; `undefined` for other keys. */
export function tabAfter(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowLeft') return (index + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

/** Tabs in a row with the panel of the chosen one. One tab is in the tab order; arrows, Home and End choose others. */
export function Tabs<Id extends string>({
  tabs,
  chosen,
  onChoose,
  className,
  panelClassName,
  children,
}: Props<Id>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const at = tabs.findIndex(([one]) => one === chosen)
  const step = (event: KeyboardEvent, index: number) => {
    const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
    const next = isPlain ? tabAfter(event.key, index, tabs.length) : undefined
    if (next === undefined) return
    event.preventDefault()
    onChoose(tabs[next][0])
    list.current?.querySelectorAll('button')[next].focus()
  }
  return (
    <>
      <div ref={list} role="tablist" className={className}>
        {tabs.map(([one, label], index) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`${id}-${one}`}
            aria-selected={index === at}
            aria-controls={index === at ? `${id}-panel` : undefined}
            tabIndex={index === Math.max(at, 0) ? 0 : -1}
            onClick={() => onChoose(one)}
            onKeyDown={(event) => step(event, index)}
          >
            {label}
          </button>
        ))}
      </div>
      <div
        key={chosen}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${chosen}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel of tabs is reached by Tab, with whatever is in it
        tabIndex={0}
        className={panelClassName}
      >
        {children}
      </div>
    </>
  )
}
