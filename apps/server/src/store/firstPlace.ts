/** Binary search: the first of `size` places at which `holds` is true (and stays true); `size` if it never is. */
export function firstPlace(size: number, holds: (place: number) => boolean): number {
  let [low, high] = [0, size];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
