import { useMemo } from 'react';
import { Link } from 'react-aria-components';
import { classes } from '../../css/classes.ts';
import { focusRing } from '../../css/focus.css.ts';
import { exactNumber } from '../../facts/abbreviate.ts';
import * as styles from './ConeTreemap.css.ts';
import { coneTiles, type ConeCustomer, type ConeTile } from './coneTiles.ts';

interface ConeMapProps {
  readonly label: string;
  readonly customers: readonly ConeCustomer[];
}

/** One tile per customer with a link to its page. For screen readers they are a list, the largest first. */
export function ConeMap({ label, customers }: ConeMapProps) {
  const tiles = useMemo(() => coneTiles(customers), [customers]);
  return (
    <ul role="list" aria-label={label} className={styles.map}>
      {tiles.map((tile) => (
        <li
          key={tile.customer?.asn ?? 'others'}
          className={styles.place}
          style={{
            insetInlineStart: percent(tile.left),
            top: percent(tile.top),
            width: percent(tile.width),
            height: percent(tile.height),
          }}
        >
          <Tile {...tile} />
        </li>
      ))}
    </ul>
  );
}

function Tile({ customer, prefixes, count }: ConeTile) {
  const name = customer ? `AS${customer.asn}` : `${exactNumber(count)} smaller customers`;
  const size = `${exactNumber(prefixes)} ${prefixes === 1 ? 'prefix' : 'prefixes'}`;
  const words = (
    <>
      <bdi className={styles.words}>{customer?.asName ? `${name} ${customer.asName}` : name}</bdi>{' '}
      <span className={styles.count}>{size}</span>
    </>
  );
  if (!customer) return <span className={styles.tile}>{words}</span>;
  return (
    <Link href={`/as/${customer.asn}`} className={classes(styles.tile, focusRing)}>
      {words}
    </Link>
  );
}

function percent(share: number): string {
  return `${(share * 100).toFixed(3)}%`;
}
