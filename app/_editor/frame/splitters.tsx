'use client'
import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { Splitter, useSavedNumber } from './panes'

type Split = Omit<ComponentProps<typeof Splitter>, 'label' | 'size' | 'onSize'> & { readonly first: number }

/** Pixel limits and initial size of each panel. */
const SPLITS = {
  files: { direction: 'vertical', of: 'start', first: 204, least: 140, most: 420 },
  code: { direction: 'vertical', of: 'end', first: 470, least: 260, most: 1000 },
  blocks: { direction: 'horizontal', of: 'start', first: 230, least: 34, most: 600 },
  problems: { direction: 'horizontal', of: 'end', first: 124, least: 64, most: 520 },
} as const satisfies Record<string, Split>
const LABELS = {
  files: 'resizeFiles',
  code: 'resizeCode',
  blocks: 'resizeBlocks',
  problems: 'resizeProblems',
} as const

/** The splitters between the panels, and their sizes as CSS properties, stored in the browser. */
export function useSplitters() {
  const files = useSplitter('files')
  const code = useSplitter('code')
  const blocks = useSplitter('blocks')
  const problems = useSplitter('problems')
  return {
    sizes: { ...files.size, ...code.size, ...blocks.size, ...problems.size },
    splitters: {
      files: files.splitter,
      code: code.splitter,
      blocks: blocks.splitter,
      problems: problems.splitter,
    },
  }
}

function useSplitter(id: keyof typeof SPLITS) {
  const t = useTranslations('studio')
  const { first, ...split } = SPLITS[id]
  const [size, onSize] = useSavedNumber(`ludoteca:${id}`, first)
  return {
    size: { [`--${id}`]: `${size}px` },
    splitter: <Splitter {...split} label={t(LABELS[id])} size={size} onSize={onSize} />,
  }
}
