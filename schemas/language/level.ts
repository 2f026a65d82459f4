/** A list or a map around the cursor, from the root inwards. */
export type Level =
  | { readonly kind: 'map'; readonly column: number; key: string; readonly written: Record<string, string> }
  | { readonly kind: 'list'; readonly column: number; index: number }

/** Sets an own property, whatever its name. */
export function define(target: Record<string, string>, name: string, value: string): void {
  Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true })
}
