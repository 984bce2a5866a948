/** A BGP session between a network's router and the collector, with the settings of both ends. */
export interface BgpSession {
  /** The network's end. */
  readonly asn: number;
  /** Address of its router. */
  readonly ip: string;
  /** The collector's end; its address is of the same IP version. */
  readonly collectorAsn: number;
  readonly collectorIp: string;
  /** Secret of the TCP MD5 signature (RFC 2385); null for none. */
  readonly password: string | null;
}

/** Allowed characters of a secret: none has a special meaning in any of the configuration languages. */
export const isSessionPassword = (text: string): boolean => /^[\w.~!@%^*+=:,-]{1,80}$/.test(text);

/** Whether an address is IPv6. */
export const isSix = (ip: string): boolean => ip.includes(':');

/** A name for the session that is valid in every configuration language. */
export const sessionName = ({ asn, ip }: Pick<BgpSession, 'asn' | 'ip'>): string =>
  `rg_${asn}_${ip.replaceAll(/[^\da-f]/gi, '_')}`;
