import type { Message } from '../diagnostic'
import type { Span } from './node'

/** Something wrong with the text itself, before any schema is asked. */
export type Fault = Span & {
  readonly code: string
  readonly message: Message
  readonly severity: 'error' | 'warning'
  /** The text cannot be read past it or means something else than it seems: what is missing may only look missing. */
  readonly breaks: boolean
  /** It was read as if its edit had been made. */
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
