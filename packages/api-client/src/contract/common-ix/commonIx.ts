import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { exchange, speed } from '../ix-presence/ixPresence.ts';
import { asn, asnText, nothing, repeated } from '../wire.ts';

/** An exchange where both are present, with the fastest port of each. */
export const commonExchange = v.object({
  ix: exchange,
  speed,
  peer_speed: speed,
  /** Whether both peer with the route server there. */
  is_rs_peer: v.boolean(),
});

/** Exchanges that a network shares with each of the networks `n`, in the order asked. */
export const commonIx = defineEndpoint({
  name: 'commonIx',
  summary: 'Internet exchanges where two networks are both present',
  topic: 'peeringdb',
  audience: 'anyone',
  method: 'GET',
  host: 'main',
  path: '/v2/peeringdb/common-ix/{asn}',
  params: v.object({ asn: asnText }),
  query: v.object({ n: v.pipe(repeated(asnText, 100), v.minLength(1, 'n is missing')) }),
  body: nothing,
  answer: v.array(v.object({ asn, exchanges: v.array(commonExchange) })),
});
