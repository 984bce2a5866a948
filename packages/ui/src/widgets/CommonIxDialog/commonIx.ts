import type { InternetExchange } from '../../facts/ix.ts';

/** An exchange where both networks are present. */
export interface CommonIx {
  readonly ix: InternetExchange;
  /** Fastest port of each network, in Mbit/s; null if not registered. */
  readonly speed: number | null;
  readonly peerSpeed: number | null;
  /** Whether both peer with the exchange's route servers. */
  readonly areRsPeers: boolean;
}

/** A network's number, with its name if it has one: `AS64512 (ALDER-NET)`. */
export function networkTitle({ asn, asName }: { readonly asn: number; readonly asName: string | null }): string {
  return asName ? `AS${asn} (${asName})` : `AS${asn}`;
}
