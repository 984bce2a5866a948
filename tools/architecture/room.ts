/** One room of the repository: its files and what they may import. */
export interface Room {
  readonly name: string;
  /** Files of the room, by a pattern on the path from the root. The first matching room holds the file. */
  readonly holds: RegExp;
  /** Allowed imports of its files: patterns on a path from the root (own code) or on a package specifier. */
  readonly may: readonly RegExp[];
}

/** Patterns on package specifiers that several rooms may import. */
export const domain = /^@routeglass\/domain\//;
/** The contract, and the document generated from it. */
export const contract =
  /^@routeglass\/api-client\/(contract|accounts|billing|incidents|neighbors|openapi|own|people|prefixes|scans)$/;
