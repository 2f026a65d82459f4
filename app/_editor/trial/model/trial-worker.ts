import type { TrialProgress } from '../../../../engine/trial/trial'
import type { Diagnostic } from '../../../../schemas/diagnostic'
import { type TrialAsked, tryFiles } from './try-files'

export type TrialAnswer =
  | { readonly type: 'progress'; readonly progress: TrialProgress }
  | { readonly type: 'found'; readonly found: readonly Diagnostic[] }
  | { readonly type: 'failed'; readonly reason: string }

const post = (answer: TrialAnswer) => self.postMessage(answer)

self.onmessage = ({ data }: MessageEvent<TrialAsked | 'ping'>) => {
  if (data === 'ping') return
  tryFiles(data, (progress) => post({ type: 'progress', progress })).then(
    (found) => post({ type: 'found', found }),
    (cause) => post({ type: 'failed', reason: cause instanceof Error ? cause.message : String(cause) }),
  )
}
