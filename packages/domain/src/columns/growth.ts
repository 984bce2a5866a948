/** A copy of a full column with room for `needed` values, and at least four times the old room: unused room costs no memory, but copying does. */
export function grownUint32(column: Uint32Array, needed: number): Uint32Array<ArrayBuffer> {
  const grown = new Uint32Array(Math.max(needed, column.length * 4));
  grown.set(column);
  return grown;
}

/** Like `grownUint32`, for signed words. */
export function grownInt32(column: Int32Array, needed: number): Int32Array<ArrayBuffer> {
  const grown = new Int32Array(Math.max(needed, column.length * 4));
  grown.set(column);
  return grown;
}

/** Like `grownUint32`, for bytes. */
export function grownUint8(column: Uint8Array, needed: number): Uint8Array<ArrayBuffer> {
  const grown = new Uint8Array(Math.max(needed, column.length * 4));
  grown.set(column);
  return grown;
}

/** Like `grownUint32`, for numbers of any size. */
export function grownFloat64(column: Float64Array, needed: number): Float64Array<ArrayBuffer> {
  const grown = new Float64Array(Math.max(needed, column.length * 4));
  grown.set(column);
  return grown;
}
