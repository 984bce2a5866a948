import { shownBox, type Camera, type Size } from './camera.ts';
import { paintScene, type Scene } from './paint.ts';
import type { Palette } from '../../facts/palette.ts';

export interface SceneCanvas {
  resize(view: Size): void;
  /** Shows the scene from the camera. `isStale`: the scene changed since the last call. */
  draw(scene: Scene, camera: Camera, palette: Palette, isStale: boolean): void;
}

/** Painted beyond the view on each side, in screen pixels. */
const margin = 120;

/** How far a painting may be scaled before it is painted again. */
const stretch = { least: 0.75, most: 1.4 } as const;

/** A canvas somewhat larger than the view: gestures move and scale it as a whole, and it is painted again only if the difference would show. */
export function createSceneCanvas(canvas: HTMLCanvasElement): SceneCanvas {
  // Without transparency a moved painting is copied, not blended.
  const context = canvas.getContext('2d', { alpha: false });
  let view: Size = { width: 0, height: 0 };
  let painted: Camera | null = null;

  /** Position of the painting in the view. */
  const placeOf = (from: Camera, camera: Camera) => {
    const scale = camera.scale / from.scale;
    return { scale, x: camera.x - (from.x + margin) * scale, y: camera.y - (from.y + margin) * scale };
  };

  const serves = (from: Camera, camera: Camera) => {
    const { scale, x, y } = placeOf(from, camera);
    const right = x + (view.width + 2 * margin) * scale;
    const bottom = y + (view.height + 2 * margin) * scale;
    const covers = x <= 0 && y <= 0 && right >= view.width && bottom >= view.height;
    return covers && scale >= stretch.least && scale <= stretch.most;
  };

  const paint = (context: CanvasRenderingContext2D, scene: Scene, camera: Camera, palette: Palette) => {
    const inside = { scale: camera.scale, x: camera.x + margin, y: camera.y + margin };
    const ratio = devicePixelRatio;
    const zoom = inside.scale * ratio;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.fillStyle = palette.canvas;
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.setTransform(zoom, 0, 0, zoom, inside.x * ratio, inside.y * ratio);
    const size = { width: view.width + 2 * margin, height: view.height + 2 * margin };
    paintScene(context, scene, camera.scale, shownBox(inside, size), palette);
  };

  return {
    resize(next) {
      view = next;
      const [width, height] = [view.width + 2 * margin, view.height + 2 * margin];
      canvas.width = Math.round(width * devicePixelRatio);
      canvas.height = Math.round(height * devicePixelRatio);
      canvas.style.width = `${width}px`;
      canvas.style.height = `${height}px`;
      painted = null;
    },
    draw(scene, camera, palette, isStale) {
      if (!context) return;
      if (isStale || !painted || !serves(painted, camera)) {
        painted = camera;
        paint(context, scene, camera, palette);
      }
      const { scale, x, y } = placeOf(painted, camera);
      canvas.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    },
  };
}
