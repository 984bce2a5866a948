import { Mono } from '../../primitives/Mono/Mono.tsx';
import * as styles from './AddressList.css.ts';

interface AddressListProps {
  readonly addresses: readonly string[];
}

/** Addresses, one per line. */
export function AddressList({ addresses }: AddressListProps) {
  if (addresses.length === 0) return 'N/A';
  return (
    <span className={styles.root}>
      {addresses.map((address) => (
        <Mono key={address}>{address}</Mono>
      ))}
    </span>
  );
}
