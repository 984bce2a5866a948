import { shownBox, type Camera, type Size } from './camera.ts';
import { paintScene, type Scene } from './paint.ts';
import type { Palette } from './palette.ts';

export interface SceneCanvas {
  resize(view: Size): void;
  /** Shows the scene from the camera. `isStale` says that the scene is not the one of the last call. */
  draw(scene: Scene, camera: Camera, palette: Palette, isStale: boolean): void;
}

/** Painted on each side beyond the view, in pixels of the screen. */
const margin = 120;

/** A canvas somewhat larger than the view: panning moves it as a whole, and paints only when its edge would show. */
export function createSceneCanvas(canvas: HTMLCanvasElement): SceneCanvas {
  const context = canvas.getContext('2d');
  let size: Size = { width: 0, height: 0 };
  let painted: Camera | null = null;

  return {
    resize(view) {
      size = { width: view.width + 2 * margin, height: view.height + 2 * margin };
      canvas.width = Math.round(size.width * devicePixelRatio);
      canvas.height = Math.round(size.height * devicePixelRatio);
      canvas.style.width = `${size.width}px`;
      canvas.style.height = `${size.height}px`;
      painted = null;
    },
    draw(scene, camera, palette, isStale) {
      if (!context) return;
      const isNear =
        painted?.scale === camera.scale &&
        Math.max(Math.abs(camera.x - painted.x), Math.abs(camera.y - painted.y)) <= margin;
      if (isStale || !painted || !isNear) {
        painted = camera;
        const ratio = devicePixelRatio;
        const inside = { scale: camera.scale, x: camera.x + margin, y: camera.y + margin };
        context.setTransform(1, 0, 0, 1, 0, 0);
        context.clearRect(0, 0, canvas.width, canvas.height);
        const zoom = inside.scale * ratio;
        context.setTransform(zoom, 0, 0, zoom, inside.x * ratio, inside.y * ratio);
        paintScene(context, scene, camera.scale, shownBox(inside, size), palette);
      }
      canvas.style.transform = `translate(${camera.x - painted.x - margin}px, ${camera.y - painted.y - margin}px)`;
    },
  };
}
