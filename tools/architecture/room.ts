/** One room of the house: which files it holds and what they may import. */
export interface Room {
  readonly name: string;
  /** Files of the room, by a pattern on the path from the root. The first room that matches holds the file. */
  readonly holds: RegExp;
  /** What its files may import: patterns on a path from the root (own code) or on a package specifier. */
  readonly may: readonly RegExp[];
}

/** Patterns on package specifiers that several rooms may import. */
export const domain = /^@routeglass\/domain\//;
/** The contract, and the document that is made of it. */
export const contract =
  /^@routeglass\/api-client\/(contract|accounts|billing|incidents|neighbors|openapi|own|people|prefixes|scans)$/;
