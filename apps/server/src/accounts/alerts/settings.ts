import { lookup } from 'node:dns/promises';

/** Settings for sending alerts. */
export interface AlertSettings {
  /** Origin of the site, for links; without a slash at the end. */
  readonly origin: string;
  /** Internal addresses that the operator allows for channels. */
  readonly mayBeInner: (address: string) => boolean;
  /** Looks up a name. Default: as the system does. */
  readonly addressesOf?: (name: string) => Promise<readonly string[]>;
  /** Certificate authorities for syslog over TLS, besides the system's. */
  readonly ca?: string | undefined;
}

export const systemAddressesOf = async (name: string): Promise<readonly string[]> =>
  (await lookup(name, { all: true })).map(({ address }) => address);

export const plainAlerts: AlertSettings = { origin: 'http://localhost', mayBeInner: () => false };
