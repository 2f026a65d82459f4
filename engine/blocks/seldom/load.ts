/** Loads the seldom words of the language (decision 93). */
import { isSeldomLoaded, provideSeldom } from './loaded'

/** A failed download is tried again at the next call. */
export async function loadSeldom(): Promise<void> {
  if (!isSeldomLoaded()) provideSeldom((await import('./words')).SELDOM)
}
