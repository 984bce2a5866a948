import * as glossary from '@routeglass/domain/glossary';
import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { Mono } from '../../primitives/Mono/Mono.tsx';
import { AsLink } from '../AsLink/AsLink.tsx';
import { CountryLabel } from '../CountryLabel/CountryLabel.tsx';
import { originText } from '../../facts/originText.ts';
import { graphOfPrefix } from '../../facts/destinationOfResult.ts';
import type { CommunityPrefix } from './communityPrefix.ts';
import * as styles from './CommunityPrefixTable.css.ts';

/** The columns of a list of prefixes with one community; their graphs lead to `targets`. */
export function communityPrefixColumns(targets: readonly number[]): readonly DataColumn<CommunityPrefix>[] {
  return [
    {
      id: 'prefix',
      name: 'Prefix',
      sortable: true,
      text: ({ prefix }) => prefix,
      cell: ({ prefix }) => (
        <Link href={`/search?query=${encodeURIComponent(prefix)}`} kind="quiet">
          <Mono wrap>{prefix}</Mono>
        </Link>
      ),
    },
    {
      id: 'graph',
      name: 'Graph',
      cell: ({ prefix, origin, targets: own }) => (
        <Link
          href={graphOfPrefix(origin.asn, prefix, own ?? targets)}
          kind="quiet"
          aria-label={`View Graph of ${prefix}`}
        >
          <span className={styles.oneLine}>View Graph</span>
        </Link>
      ),
      skipCsv: true,
    },
    {
      id: 'origin',
      name: 'Origin',
      about: glossary.origin,
      sortable: true,
      text: ({ origin, originSet }) =>
        `${originText(origin.asn, originSet)}${origin.asName ? ` ${origin.asName}` : ''}`,
      cell: ({ origin, originSet }) => (
        <span className={styles.origin}>
          <AsLink asn={origin.asn} name={origin.asName} originSet={originSet} />
          <span className={styles.country}>
            <CountryLabel code={origin.countryCode} name={origin.countryName} />
          </span>
        </span>
      ),
    },
  ];
}
