import pg from 'pg';

const INT8 = 20;
const INT8_ARRAY = 1016;
const CIDR_ARRAY = 651;
const TEXT_ARRAY = 1009;

/** Returns how `pg` reads a column, by type number. Its own declaration only knows some types by name. */
type ParserOf = (oid: number, format?: 'text' | 'binary') => (text: string) => unknown;
const builtIn = pg.types.getTypeParser as ParserOf;
const textArray = builtIn(TEXT_ARRAY) as (text: string) => string[];

/** int8 and its arrays as numbers, like in the embedded engine: every count and ASN here is far below 2^53. */
export const numericTypes: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === INT8) return Number;
    if (oid === INT8_ARRAY) return (text: string) => textArray(text).map(Number);
    if (oid === CIDR_ARRAY) return textArray;
    return builtIn(oid, format);
  },
};
