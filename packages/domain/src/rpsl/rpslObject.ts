/** One attribute of an object: its name in lower case, its value with continuation lines joined and comments removed. */
export interface RpslAttribute {
  readonly name: string;
  readonly value: string;
}

/** An object of an Internet routing registry (RFC 2622, section 2). */
export interface RpslObject {
  /** Name of the first attribute, in lower case: `route`, `as-set` and so on. */
  readonly type: string;
  /** Value of the first attribute, as written. */
  readonly name: string;
  readonly attributes: readonly RpslAttribute[];
  /** The object's text in the dump, without the blank line at its end. */
  readonly text: string;
  /** Start of the object, as counted by the caller that reads the lines: a byte offset in the dump. */
  readonly offset: number;
}

/** First value of an attribute; empty if the object has none. */
export function valueOf(object: RpslObject, name: string): string {
  return object.attributes.find((attribute) => attribute.name === name)?.value ?? '';
}

/** All values of an attribute that are not empty, in order. */
export function valuesOf(object: RpslObject, name: string): string[] {
  return object.attributes.flatMap((attribute) =>
    attribute.name === name && attribute.value ? [attribute.value] : [],
  );
}

/** Items of a list that may be spread over several attributes, separated by commas or spaces (`members`, `mbrs-by-ref`). */
export function listOf(object: RpslObject, name: string): string[] {
  return valuesOf(object, name).flatMap((value) => value.split(/[\s,]+/).filter(Boolean));
}
