/** Number of frames for which a value must not change: something that moves changes in each. */
const FRAMES = 8;

/** Waits until a moving value stops changing, and returns it. */
export async function atRest<T>(read: () => T): Promise<T> {
  let last = read();
  for (let same = 0; same < FRAMES;) {
    await new Promise(requestAnimationFrame);
    const now = read();
    same = now === last ? same + 1 : 0;
    last = now;
  }
  return last;
}
