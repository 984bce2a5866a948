import pg from 'pg';

const { builtins } = pg.types;
const INT8_ARRAY = 1016;
const CIDR_ARRAY = 651;
const TEXT_ARRAY = 1009;
const textArray = pg.types.getTypeParser(TEXT_ARRAY as never, 'text') as (text: string) => string[];

/** int8 as a number and arrays of it, as the embedded engine gives them: every count and ASN here is far below 2^53. */
export const numericTypes: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === builtins.INT8) return Number;
    if (oid === INT8_ARRAY) return (text: string) => textArray(text).map(Number);
    if (oid === CIDR_ARRAY) return textArray;
    return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text');
  },
};
