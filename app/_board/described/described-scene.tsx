import type { Layer as LayerNode } from 'konva/lib/Layer.js'
import { Layer, Shape, Stage } from 'react-konva/lib/ReactKonvaCore.js'
import type { Scene } from '../draw/samples'

/** A sample in the middle of a canvas of its own. */
export function DescribedScene({ sample, width, height }: Scene) {
  const scale = width / sample.span
  return (
    <Stage width={width} height={height} listening={false}>
      <Layer ref={sharpen} listening={false}>
        <Shape
          x={width / 2}
          y={height / 2}
          offsetX={sample.centre[0]}
          offsetY={sample.centre[1]}
          scaleX={scale}
          scaleY={scale}
          sceneFunc={({ _context }) => sample.paint(_context, scale * window.devicePixelRatio)}
          perfectDrawEnabled={false}
        />
      </Layer>
    </Stage>
  )
}

/** Konva caches the pixel ratio of its first canvas; a zoomed or moved window has another one. */
function sharpen(layer: LayerNode | null): void {
  layer?.getCanvas().setPixelRatio(window.devicePixelRatio)
  layer?.batchDraw()
}
