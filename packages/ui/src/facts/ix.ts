/** An Internet exchange. */
export interface InternetExchange {
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string | null;
  readonly countryName: string | null;
  /** Website registered by its operator. */
  readonly website: string | null;
  /** Its page in PeeringDB. */
  readonly peeringdbHref: string | null;
}

/** A network's presence at an exchange. */
export interface IxPresence {
  readonly ix: InternetExchange;
  /** Total speed of the network's ports, in megabits per second; null if not registered. */
  readonly speed: number | null;
  /** Whether the network peers with the exchange's route servers. */
  readonly isRsPeer: boolean;
  /** Addresses of its ports there, IPv4 first. */
  readonly addresses: readonly string[];
}
