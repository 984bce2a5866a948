import * as v from 'valibot';
import { asnText, repeated, text } from '../wire.ts';

/** A prefix is checked by the server with the domain's parser; here only its length. */
export const graphParams = v.object({ asn: asnText });
export const graphQuery = v.object({ prefix: text, targets: v.optional(repeated(asnText, 5000), []) });
