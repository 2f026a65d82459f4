'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import type { ApiFailure } from '../../schemas/api'
import { newId } from '../_shell/new-id'
import { useFormat } from '../_text/use-say'
import { keepSetting, savedSetting } from '../_ui/saved-setting'
import { workerChecker } from './problems/model/worker-checker'
import { type Journal, storageJournal } from './saving/model/journal'
import type { Timer } from './saving/model/save-queue'
import type { HistoryStorage } from './saving/model/saved-history'
import { NothingThere } from './saving/site/ask-site'
import { httpStore } from './saving/site/http-store'
import type { PatchClipboard } from './session/marks'
import { openWorkbench, type Workbench } from './workbench'

export type Opening =
  | { readonly type: 'opening' }
  | { readonly type: 'open'; readonly workbench: Workbench }
  | { readonly type: 'missing' }
  | { readonly type: 'failed'; readonly reason: string }

/**
 * The workbench outlives its page for a moment. The address changes when a pack becomes a draft, and the language may change too.
 * Neither may cost the author the caret, the history or an edit.
 */
let live: { readonly workbench: Workbench; readonly closing?: ReturnType<typeof setTimeout> } | undefined
const AFTERLIFE = 3000

export function useOpenStudio(id: string): Opening {
  const t = useTranslations('studio')
  const format = useFormat((_, name) => name)
  const [opening, setOpening] = useState<Opening>({ type: 'opening' })
  const latest = useRef({ format, t })
  latest.current = { format, t }

  useEffect(() => {
    let isGone = false
    const show = (next: Opening) => !isGone && setOpening(next)
    const kept = reclaim(id)
    if (kept) show({ type: 'open', workbench: kept })
    else {
      const explain = (failure: ApiFailure) => latest.current.format(failure.error.message)
      open(id, explain)
        .then((workbench) => {
          if (isGone) return workbench.close()
          live = { workbench }
          show({ type: 'open', workbench })
        })
        .catch((error: unknown) => {
          if (error instanceof NothingThere) show({ type: 'missing' })
          else show({ type: 'failed', reason: latest.current.t('notReached') })
        })
    }
    return () => {
      isGone = true
      release()
    }
  }, [id])

  const workbench = opening.type === 'open' ? opening.workbench : undefined
  useEffect(() => (workbench ? guardAgainstLoss(workbench) : undefined), [workbench])
  return opening
}

const timer: Timer = (milliseconds, run) => {
  const handle = setTimeout(run, milliseconds)
  return () => clearTimeout(handle)
}

function open(id: string, explain: (failure: ApiFailure) => string): Promise<Workbench> {
  return openWorkbench(id, {
    store: httpStore(explain),
    journal: browserJournal(),
    checker: workerChecker({ timer }),
    timer,
    clipboard: browserClipboard,
    steps: stepsOfTab(),
    newKey: () => newId(),
    wrap: areLinesWrapped(),
    onForked: ({ place }) => window.history.replaceState(null, '', `/studio/${place.id}${location.search}`),
  })
}

function reclaim(id: string): Workbench | undefined {
  if (live?.workbench.queue.place.id !== id) return undefined
  clearTimeout(live.closing)
  return live.workbench
}

function release() {
  if (!live) return
  const { workbench } = live
  void workbench.queue.flush()
  const closing = setTimeout(() => {
    workbench.close()
    if (live?.workbench === workbench) live = undefined
  }, AFTERLIFE)
  live = { workbench, closing }
}

/** Saves as much as possible when the page closes, and at once when the site is reachable again. */
function guardAgainstLoss({ queue, keepSteps }: Workbench): () => void {
  const flush = () => {
    queue.keepInJournal()
    void queue.flush()
  }
  const onHidden = () => document.visibilityState === 'hidden' && flush()
  const onLeave = (event: BeforeUnloadEvent) => {
    if (!queue.journalKept && queue.state.type !== 'saved' && queue.state.type !== 'untouched')
      event.preventDefault()
  }
  const onGone = () => {
    flush()
    keepSteps()
  }
  window.addEventListener('pagehide', onGone)
  window.addEventListener('online', flush)
  window.addEventListener('beforeunload', onLeave)
  document.addEventListener('visibilitychange', onHidden)
  return () => {
    window.removeEventListener('pagehide', onGone)
    window.removeEventListener('online', flush)
    window.removeEventListener('beforeunload', onLeave)
    document.removeEventListener('visibilitychange', onHidden)
  }
}

/** Copied patches and stamps, shared by the maps, packs and tabs of this browser. */
const browserClipboard: PatchClipboard = {
  read: (name) => savedSetting(`ludoteca.patch.${name}`),
  write: (name, text) => keepSetting(`ludoteca.patch.${name}`, text),
}

const WRAP = 'ludoteca.wrap'
const areLinesWrapped = (): boolean => savedSetting(WRAP) !== 'off'
export const keepWrap = (on: boolean): void => keepSetting(WRAP, on ? 'on' : 'off')

/** Returns undefined if the browser has no session storage. */
function stepsOfTab(): HistoryStorage | undefined {
  try {
    return sessionStorage
  } catch {
    return undefined
  }
}

function browserJournal(): Journal {
  try {
    const tab = sessionStorage.getItem('ludoteca:tab') ?? newId()
    sessionStorage.setItem('ludoteca:tab', tab)
    return storageJournal(localStorage, tab)
  } catch {
    return { read: () => [], write: () => false, clear() {}, clearAll() {} }
  }
}
