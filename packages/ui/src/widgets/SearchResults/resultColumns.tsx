import * as glossary from '@routeglass/domain/glossary';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Mono } from '../../primitives/Mono/Mono.tsx';
import { AsLink } from '../AsLink/AsLink.tsx';
import { originText } from '../../facts/originText.ts';
import { NetworkName } from '../NetworkName/NetworkName.tsx';
import { PrefixLink } from '../PrefixLink/PrefixLink.tsx';
import { destinationOfResult } from '../../facts/destinationOfResult.ts';
import type {
  AsSetResult,
  AutonomousSystemResult,
  CommunityResult,
  DomainResult,
  OriginResult,
} from '../../facts/searchResult.ts';
import { networkDescription } from './networkDescription.ts';

export const networkColumns: readonly DataColumn<AutonomousSystemResult>[] = [
  {
    id: 'asn',
    name: 'AS number',
    sortable: true,
    cell: ({ asn }) => <AsLink asn={asn} />,
    text: ({ asn }) => `AS${asn}`,
    width: '20%',
  },
  {
    id: 'as-name',
    name: 'AS name',
    sortable: true,
    cell: ({ asName, countryCode }) => <NetworkName name={asName} countryCode={countryCode} />,
    text: ({ asName }) => asName,
    width: '30%',
  },
  {
    id: 'description',
    name: 'Description',
    sortable: true,
    cell: (network) => <bdi>{networkDescription(network)}</bdi>,
    text: networkDescription,
  },
];

export const originColumns: readonly DataColumn<OriginResult>[] = [
  {
    id: 'prefix',
    name: 'Prefix',
    sortable: true,
    cell: ({ prefix, knownBy }) =>
      knownBy === 'registry' ? (
        <Inline gap={8}>
          <PrefixLink prefix={prefix} />
          <Badge>Registered</Badge>
        </Inline>
      ) : (
        <PrefixLink prefix={prefix} />
      ),
    text: ({ prefix, knownBy }) => (knownBy === 'registry' ? `${prefix} (registered)` : prefix),
    width: '30%',
  },
  {
    id: 'asn',
    name: 'AS number',
    sortable: true,
    cell: ({ origin, originSet }) => <AsLink asn={origin.asn} originSet={originSet} />,
    text: ({ origin, originSet }) => originText(origin.asn, originSet),
    width: '20%',
  },
  {
    id: 'as-name',
    name: 'AS name',
    sortable: true,
    cell: ({ origin }) => <NetworkName name={origin.asName} countryCode={origin.countryCode} />,
    text: ({ origin }) => origin.asName,
  },
];

export const domainColumns: readonly DataColumn<DomainResult>[] = [
  {
    id: 'domain',
    name: 'Domain',
    sortable: true,
    cell: (result) => <Link href={destinationOfResult(result) ?? ''}>{result.name}</Link>,
    text: ({ name }) => name,
  },
];

export const asSetColumns: readonly DataColumn<AsSetResult>[] = [
  {
    id: 'as-set',
    name: 'AS-SET',
    about: glossary.asSet,
    sortable: true,
    cell: (result) => (
      <Link href={destinationOfResult(result) ?? ''} kind="quiet">
        <Mono wrap>{result.rpslPk}</Mono>
      </Link>
    ),
    text: ({ rpslPk }) => rpslPk,
    width: '30%',
  },
  { id: 'source', name: 'Source', sortable: true, cell: ({ source }) => source, width: '20%' },
  {
    id: 'description',
    name: 'Description',
    sortable: true,
    cell: ({ descr }) => <bdi>{descr.join(', ')}</bdi>,
    text: ({ descr }) => descr.join(', '),
  },
];

export const communityColumns: readonly DataColumn<CommunityResult>[] = [
  {
    id: 'community',
    name: 'Community',
    about: glossary.community,
    sortable: true,
    cell: (result) => (
      <Link href={destinationOfResult(result) ?? ''} kind="quiet">
        <Mono wrap>{result.community}</Mono>
      </Link>
    ),
    text: ({ community }) => community,
    width: '30%',
  },
  {
    id: 'asn',
    name: 'AS number',
    sortable: true,
    cell: ({ asn }) => <AsLink asn={asn} />,
    text: ({ asn }) => `AS${asn}`,
    width: '20%',
  },
  {
    id: 'description',
    name: 'Description',
    sortable: true,
    cell: ({ description }) => <bdi>{description}</bdi>,
    text: (row) => row.description,
  },
];
