import { FIRST_VIEW, LAYERS, type LayerLook, type View } from '../../session/view'
import type { HistoryStorage } from './saved-history'

type Layers = View['layers']

const keyOf = (id: string) => `ludoteca:layers:${id}`

/** Stores the look and the locks of layers for a reload of the page. */
export function keepLayers(storage: HistoryStorage, id: string, layers: Layers): void {
  const text = JSON.stringify(layers)
  storage.removeItem(keyOf(id))
  try {
    if (text !== JSON.stringify(FIRST_VIEW.layers)) storage.setItem(keyOf(id), text)
  } catch {}
}

/** The stored layers; invalid ones keep their current value. */
export function savedLayers(storage: HistoryStorage, id: string, layers: Layers): Layers {
  try {
    const kept = JSON.parse(storage.getItem(keyOf(id)) ?? '')
    const known = LAYERS.filter((layer) => isLook(kept[layer]))
    return { ...layers, ...Object.fromEntries(known.map((layer) => [layer, kept[layer]])) }
  } catch {
    return layers
  }
}

const isLook = (look: Partial<LayerLook> | undefined): boolean =>
  typeof look?.isShown === 'boolean' &&
  typeof look.isLocked === 'boolean' &&
  typeof look.strength === 'number' &&
  look.strength > 0 &&
  look.strength <= 1
