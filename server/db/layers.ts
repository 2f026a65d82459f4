/** How many levels of wrapped errors the database client produces at most. */
const layers = 6

export type Layer = Readonly<Record<string, unknown>>

/** Returns whether an error, or any error inside it, matches `is`. */
export function someLayer(error: unknown, is: (layer: Layer) => boolean, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > layers) return false
  const layer = error as Layer
  if (is(layer)) return true
  const { cause, meta, driverAdapterError, errors } = layer
  const inner = [cause, meta, driverAdapterError, ...(Array.isArray(errors) ? errors : [])]
  return inner.some((one) => someLayer(one, is, depth + 1))
}
