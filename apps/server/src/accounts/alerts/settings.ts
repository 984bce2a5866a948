/** How alerts leave this site. */
export interface AlertSettings {
  /** Where the site is, for links; without a slash at the end. */
  readonly origin: string;
  /** Addresses inside this network that the operator lets channels reach. */
  readonly mayBeInner: (address: string) => boolean;
  /** Certificate authorities for syslog over TLS, besides those that the machine trusts. */
  readonly ca?: string | undefined;
}

export const plainAlerts: AlertSettings = { origin: 'http://localhost', mayBeInner: () => false };
