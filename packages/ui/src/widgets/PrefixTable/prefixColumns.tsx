import { History } from 'lucide-react';
import * as glossary from '@routeglass/domain/glossary';
import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { AsLink } from '../AsLink/AsLink.tsx';
import { originText } from '../../facts/originText.ts';
import { DateTime } from '../DateTime/DateTime.tsx';
import { LastSeen } from '../LastSeen/LastSeen.tsx';
import { NetworkName } from '../NetworkName/NetworkName.tsx';
import { Propagation } from '../Propagation/Propagation.tsx';
import { propagationText } from '../../facts/propagationText.ts';
import { graphOfPrefix } from '../../facts/destinationOfResult.ts';
import { NOT_LOADED, validityLooks } from '../../facts/validityLook.ts';
import type { ListedPrefix } from './listedPrefix.ts';
import * as styles from './prefixColumns.css.ts';
import type { PrefixHistory } from '../../facts/prefixHistory.ts';
import type { RoaEvidenceSource, RouteObjectEvidenceSource } from '../../facts/roaEvidenceSource.ts';
import { ListedPrefixCell } from './ListedPrefixCell.tsx';
import { type Unjudged, unjudgedOf } from '../../facts/unjudged.ts';
import { VerdictCell } from './VerdictCell.tsx';

type Column = DataColumn<ListedPrefix>;

interface ColumnChoice {
  /** Whether the rows belong to different networks. */
  readonly withOrigin: boolean;
  /** Whether each row shows when it was announced. */
  readonly withSpan: boolean;
  /** Whether each row shows its registered name. */
  readonly withName: boolean;
  readonly sortable: boolean;
  /** Sources of verdicts that are not loaded. */
  readonly unjudged: Unjudged;
  readonly evidence?: RoaEvidenceSource | undefined;
  readonly routeObjectEvidence?: RouteObjectEvidenceSource | undefined;
  readonly onOpenHistory?: ((row: ListedPrefix, history: PrefixHistory) => void) | undefined;
}

/** The columns of a list of announced prefixes, in their order. */
export function prefixColumns({
  withOrigin,
  withSpan,
  withName,
  sortable,
  unjudged,
  evidence,
  routeObjectEvidence,
  onOpenHistory,
}: ColumnChoice): readonly Column[] {
  const prefix: Column = {
    id: 'prefix',
    name: 'Prefix',
    cell: (row) => <ListedPrefixCell {...row} withOrigin={withOrigin} />,
    text: (row) => row.prefix,
    sortable,
    isRowHeader: true,
  };
  const origin: readonly Column[] = [
    {
      id: 'asn',
      name: 'AS number',
      cell: (row) => <AsLink asn={row.origin.asn} originSet={row.originSet} />,
      text: (row) => originText(row.origin.asn, row.originSet),
      sortable,
    },
    {
      id: 'as-name',
      name: 'AS name',
      cell: (row) => <NetworkName name={row.origin.asName} countryCode={row.origin.countryCode} />,
      text: (row) => row.origin.asName,
      sortable,
      priority: 2,
    },
  ];
  const name: Column = {
    id: 'registered-name',
    name: 'Description',
    about:
      'The description in its route object; without one, the network that holds the addresses according to the registries.',
    cell: ({ registeredName }) =>
      registeredName ? (
        <span className={styles.name} title={registeredName}>
          <bdi>{registeredName}</bdi>
        </span>
      ) : (
        'N/A'
      ),
    text: ({ registeredName }) => registeredName ?? null,
    priority: 3,
  };
  const rest: readonly Column[] = [
    {
      id: 'roa',
      name: 'ROA',
      about: glossary.roa,
      cell: (row) => (
        <VerdictCell
          validity={row.roa}
          isUnjudged={unjudgedOf(unjudged, row).includes('vrps')}
          subject={`ROA of ${row.prefix}`}
          onOpenHistory={onOpenHistory && (() => onOpenHistory(row, 'roa'))}
          {...(!row.originSet && evidence?.(row))}
        />
      ),
      text: (row) => (unjudgedOf(unjudged, row).includes('vrps') ? NOT_LOADED : validityLooks[row.roa].label),
      sortable,
    },
    {
      id: 'route-object',
      name: 'Route Object',
      about: glossary.routeObject,
      cell: (row) => (
        <VerdictCell
          validity={row.routeObject}
          isUnjudged={unjudgedOf(unjudged, row).includes('irr')}
          subject={`Route object of ${row.prefix}`}
          onOpenHistory={onOpenHistory && (() => onOpenHistory(row, 'route-object'))}
          namesSubject
          {...(!row.originSet && routeObjectEvidence?.(row))}
        />
      ),
      text: (row) => (unjudgedOf(unjudged, row).includes('irr') ? NOT_LOADED : validityLooks[row.routeObject].label),
      sortable,
      priority: 2,
    },
    {
      id: 'graph',
      name: 'Graph',
      cell: (row) => (
        <span className={styles.oneLine}>
          <Link
            href={graphOfPrefix(row.origin.asn, row.prefix)}
            kind="quiet"
            aria-label={`View Graph of ${row.prefix}`}
          >
            View Graph
          </Link>
        </span>
      ),
      skipCsv: true,
      ...(withOrigin && { priority: 3 }),
    },
    {
      id: 'propagation',
      name: 'Propagation',
      about: glossary.propagation,
      cell: (row) => <Propagation peers={row.propagation} share={row.relativePropagation} />,
      text: (row) => propagationText(row.propagation, row.relativePropagation),
      order: ({ propagation }) => propagation,
      align: 'end',
      sortable,
      // Less room if there is an origin column.
      priority: withOrigin ? 3 : 2,
    },
  ];
  const history: readonly Column[] = onOpenHistory
    ? [
        {
          id: 'history',
          name: 'History',
          cell: (row) => (
            <IconButton
              icon={History}
              size="small"
              label={`Announcement history of ${row.prefix}`}
              onPress={() => onOpenHistory(row, 'announcement')}
            />
          ),
          align: 'end',
          skipCsv: true,
        },
      ]
    : [];
  return [
    prefix,
    ...(withOrigin ? origin : []),
    ...(withName ? [name] : []),
    ...rest,
    ...(withSpan ? spanColumns(sortable) : []),
    ...history,
  ];
}

function spanColumns(sortable: boolean): readonly Column[] {
  return [
    {
      id: 'first-seen',
      name: 'First seen',
      cell: ({ span }) => (span?.firstSeen ? <DateTime value={span.firstSeen} precision="day" /> : 'N/A'),
      text: ({ span }) => span?.firstSeen?.toISOString() ?? null,
      sortable,
      priority: 4,
    },
    {
      id: 'last-seen',
      name: 'Last seen',
      cell: ({ span }) => span && <LastSeen value={span.isActive ? null : span.lastSeen} precision="day" />,
      text: ({ span }) => (span?.isActive ? 'Active' : (span?.lastSeen?.toISOString() ?? null)),
      sortable,
      priority: 3,
    },
  ];
}
