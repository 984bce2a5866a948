/** Makes a value at the first call and keeps it for all later ones. If that failed, the next call tries again. */
export function madeOnce<Given extends readonly unknown[], T>(
  make: (...given: Given) => Promise<T>,
): (...given: Given) => Promise<T> {
  let made: Promise<T> | undefined;
  return (...given) => {
    made ??= make(...given).catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
