import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { AbbreviatedNumber } from '../AbbreviatedNumber/AbbreviatedNumber.tsx';
import { neighborRelations, relationWords } from '../RelationBadge/relationWords.ts';
import type { AsOverview } from './asOverview.ts';
import * as styles from './Neighbors.css.ts';

interface NeighborsProps {
  readonly asn: number;
  /** Undefined while they are on their way. */
  readonly neighbors: AsOverview['neighbors'] | undefined;
}

/** How many networks stand in which relation to this one, in all and by IP version. */
export function Neighbors({ asn, neighbors }: NeighborsProps) {
  return (
    <table className={styles.root} aria-label={`Neighbors of AS${asn} by relation`}>
      <thead>
        <tr>
          <th scope="col">Relation</th>
          <th scope="col">All</th>
          <th scope="col">IPv4</th>
          <th scope="col">IPv6</th>
        </tr>
      </thead>
      <tbody>
        {neighborRelations.map((relation) => (
          <tr key={relation}>
            <th scope="row">{relationWords[relation].many}</th>
            {(['all', 'ipv4', 'ipv6'] as const).map((version) => (
              <td key={version} data-version={version}>
                {neighbors ? <AbbreviatedNumber value={neighbors[relation][version]} /> : <Skeleton width="3ch" />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
