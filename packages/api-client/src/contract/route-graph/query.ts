import * as v from 'valibot';
import { asnText, repeated, text } from '../wire.ts';

/** The server parses the prefix; only its length is checked here. */
export const graphParams = v.object({ asn: asnText });
export const graphQuery = v.object({ prefix: text, targets: v.optional(repeated(asnText, 5000), []) });
