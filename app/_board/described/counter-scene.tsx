import type { Layer as LayerNode } from 'konva/lib/Layer.js'
import { Layer, Shape, Stage } from 'react-konva/lib/ReactKonvaCore.js'
import { paintCounter } from '../draw/counter'
import { type CounterFace, canvasOf } from '../draw/face'

/** A counter with its shadow, on a canvas that is `side` CSS pixels wide. */
export function CounterScene({ face, side }: { readonly face: CounterFace; readonly side: number }) {
  const scale = side / canvasOf(face)
  return (
    <Stage width={side} height={side} listening={false}>
      <Layer ref={sharpen} listening={false}>
        <Shape
          x={side / 2}
          y={side / 2}
          scaleX={scale}
          scaleY={scale}
          sceneFunc={({ _context }) => paintCounter(_context, face)}
          perfectDrawEnabled={false}
        />
      </Layer>
    </Stage>
  )
}

/** Konva remembers the ratio of its first canvas; a window that was zoomed or moved since has another. */
function sharpen(layer: LayerNode | null): void {
  layer?.getCanvas().setPixelRatio(window.devicePixelRatio)
  layer?.batchDraw()
}
