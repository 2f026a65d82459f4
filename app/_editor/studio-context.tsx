'use client'
import { useLocale } from 'next-intl'
import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from 'react'
import type { NameOf } from '../../engine/cell-text'
import type { Message } from '../../schemas/diagnostic'
import { useFormat } from '../_text/use-say'
import type { SaveState } from './saving/model/save-queue'
import type { EditorSession } from './session'
import type { SessionState } from './session/state'
import type { Workbench } from './workbench'

const Context = createContext<Workbench | undefined>(undefined)
export const StudioProvider = Context.Provider

export function useWorkbench(): Workbench {
  const workbench = useContext(Context)
  if (!workbench) throw new Error('a panel of the studio stands outside of it')
  return workbench
}

export const useSession = (): EditorSession => useWorkbench().session

/** The state of the studio; also a new value after every change of the document. */
export function useSessionState(): SessionState {
  const session = useSession()
  return useSyncExternalStore(session.subscribe, session.getState, session.getState)
}

/**
 * A part of the state; the component renders only if its value changes. The part may include values from the document, but no
 * object created at each call.
 */
export function useSessionPart<T>(pick: (state: SessionState) => T): T {
  const session = useSession()
  const get = () => pick(session.getState())
  return useSyncExternalStore(session.subscribe, get, get)
}

export function useSaveState(): SaveState {
  const { queue } = useWorkbench()
  const get = useCallback(() => queue.state, [queue])
  return useSyncExternalStore(queue.subscribe, get, get)
}

/** Names of the pack in the user's language. */
export function useNameOf(): NameOf {
  const session = useSession()
  const language = useLocale()
  const texts = useSessionPart(() => session.files.texts)
  // biome-ignore lint/correctness/useExhaustiveDependencies: new names when the texts changed, not at every edit
  return useMemo(() => (group, id) => session.files.nameOf(language, group, id), [session, language, texts])
}

export function useWords(): (message: Message) => string {
  return useFormat(useNameOf())
}
