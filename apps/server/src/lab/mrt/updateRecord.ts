import type { Prefix } from '@routeglass/domain/prefix';
import type { Message, StateMessage, UpdateMessage } from '../life/message.ts';
import type { Route } from '../life/route.ts';
import type { Collector, Session } from '../world/collectors.ts';
import { addressIn } from '../world/subnets.ts';
import { LAB_V4, LAB_V6 } from '../world/addressPlan.ts';
import { writePrefix, writeRoute, writeUnreach } from './attributes.ts';
import { ByteWriter } from './byteWriter.ts';
import { BGP4MP, encodeRecord, MESSAGE_AS4, STATE_CHANGE_AS4 } from './record.ts';

const UPDATE = 2;
const MARKER = new Uint8Array(16).fill(0xff);
const HEADER = 19;

/** Session states (RFC 4271, section 8.2.2). */
const IDLE = 1;
const ESTABLISHED = 6;

/** Encodes a message received by a collector. */
export function encodeMessage(message: Message): Uint8Array {
  return message.kind === 'state' ? encodeStateChange(message) : encodeUpdate(message);
}

function encodeUpdate({ at, collector, session, prefixes, route }: UpdateMessage): Uint8Array {
  return encodeRecord(at, BGP4MP, MESSAGE_AS4, (to) => {
    writeEnds(to, collector, session);
    const body = new ByteWriter();
    writeUpdate(body, session, prefixes, route);
    const bytes = body.done();
    to.bytes(MARKER)
      .u16(HEADER + bytes.length)
      .u8(UPDATE)
      .bytes(bytes);
  });
}

function encodeStateChange({ at, collector, session, isUp }: StateMessage): Uint8Array {
  return encodeRecord(at, BGP4MP, STATE_CHANGE_AS4, (to) => {
    writeEnds(to, collector, session);
    to.u16(isUp ? IDLE : ESTABLISHED).u16(isUp ? ESTABLISHED : IDLE);
  });
}

function writeEnds(to: ByteWriter, collector: Collector, { asn, address }: Session): void {
  const isIpv4 = address.length === 4;
  to.u32(asn)
    .u32(collector.asn)
    .u16(0)
    .u16(isIpv4 ? 1 : 2);
  to.bytes(address).bytes(addressIn(isIpv4 ? LAB_V4 : LAB_V6, collector.asn));
}

/** IPv4 prefixes go into the update itself, IPv6 prefixes into its attributes. */
function writeUpdate(to: ByteWriter, session: Session, prefixes: readonly Prefix[], route: Route | undefined): void {
  const plain = session.address.length === 4 ? prefixes : [];
  to.counted16((withdrawn) => {
    if (!route) for (const prefix of plain) writePrefix(withdrawn, prefix);
  });
  to.counted16((attributes) => {
    if (route) writeRoute(attributes, route, session.address, prefixes);
    else if (plain.length === 0) writeUnreach(attributes, prefixes);
  });
  if (route) for (const prefix of plain) writePrefix(to, prefix);
}
