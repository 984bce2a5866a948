interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}
interface PanZoom {
  setLocked(locked: boolean): void;
  follow(camera: Camera): void;
  destroy(): void;
}
interface Listeners {
  onMove(camera: Camera): void;
  onRest(): void;
}
export type BindPanZoom = (stage: HTMLElement, listeners: Listeners) => PanZoom;

/** The graph's gestures, fetched once it is drawn. Calls made before that are repeated then. */
export const bindPanZoom: BindPanZoom = (stage, listeners) => {
  let bound: PanZoom | null = null;
  let isOver = false;
  let isLocked = false;
  let camera: Camera | null = null;
  import('original:panZoom').then(
    (original) => {
      if (isOver) return;
      const gestures = original.bindPanZoom(stage, listeners);
      gestures.setLocked(isLocked);
      if (camera) gestures.follow(camera);
      bound = gestures;
    },
    // Without gestures, the buttons and keys still work.
    () => undefined,
  );
  return {
    setLocked(locked) {
      isLocked = locked;
      bound?.setLocked(locked);
    },
    follow(next) {
      camera = next;
      bound?.follow(next);
    },
    destroy() {
      isOver = true;
      bound?.destroy();
    },
  };
};
