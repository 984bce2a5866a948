/** An Internet exchange. */
export interface InternetExchange {
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string | null;
  readonly countryName: string | null;
  /** As its operator registered it. */
  readonly website: string | null;
  /** Its page in PeeringDB. */
  readonly peeringdbHref: string | null;
}

/** A network's presence at an exchange. */
export interface IxPresence {
  readonly ix: InternetExchange;
  /** Of the network's ports together, in megabits a second; null where it is not registered. */
  readonly speed: number | null;
  /** Whether the network peers with the exchange's route servers. */
  readonly isRsPeer: boolean;
  /** Of its ports there, IPv4 first. */
  readonly addresses: readonly string[];
}
