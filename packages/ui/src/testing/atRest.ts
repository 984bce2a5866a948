/** Frames for which something has to stay as it is: what moves changes with each. */
const FRAMES = 8;

/** Waits until something that moves has come to rest, and gives it. */
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
