/** Settings for sending alerts. */
export interface AlertSettings {
  /** Origin of the site, for links; without a slash at the end. */
  readonly origin: string;
  /** Internal addresses that the operator allows for channels. */
  readonly mayBeInner: (address: string) => boolean;
  /** Certificate authorities for syslog over TLS, besides the system's. */
  readonly ca?: string | undefined;
}

export const plainAlerts: AlertSettings = { origin: 'http://localhost', mayBeInner: () => false };
