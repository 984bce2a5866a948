import type { InternetExchange } from '../../facts/ix.ts';

/** An exchange at which two networks are both present. */
export interface CommonIx {
  readonly ix: InternetExchange;
  /** Fastest port of each network, in megabits a second; null where it is not registered. */
  readonly speed: number | null;
  readonly peerSpeed: number | null;
  /** Whether both peer with the exchange's route servers. */
  readonly areRsPeers: boolean;
}

/** A network by number, and by name where it has one: `AS64512 (ALDER-NET)`. */
export function networkTitle({ asn, asName }: { readonly asn: number; readonly asName: string | null }): string {
  return asName ? `AS${asn} (${asName})` : `AS${asn}`;
}
