import type { Message } from '../diagnostic'
import type { Span } from './node'

/** A fault in the text itself, found before validation. */
export type Fault = Span & {
  readonly code: string
  readonly message: Message
  readonly severity: 'error' | 'warning'
  /** Whether the text after it is unreadable or misread, so that parts can seem to be missing. */
  readonly breaks: boolean
  /** Whether it was read as if its edit had been made. */
  readonly isMended?: true
  readonly expected?: string
  readonly fix?: Span & { readonly text: string; readonly title: Message }
}

export function fault(
  code: string,
  span: Span,
  values: Message['values'] = {},
  extra: Partial<Fault> = {},
): Fault {
  const message = { key: `findings.${code}`, values }
  return { code, start: span.start, end: span.end, message, severity: 'error', breaks: false, ...extra }
}
