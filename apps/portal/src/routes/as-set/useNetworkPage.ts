import { asSetNetworkPage } from '@routeglass/api-client/irr';
import { useIrr } from '@routeglass/api-client/hooks';
import { networkMembers, type AsSetTabsProps, type AsSetView, type SourceMembers } from '@routeglass/ui/AsSetTabs';
import { faceOf } from '../../wire/face.ts';
import { isByFacts, MOST_NAMED } from './asSet.ts';

/**
 * The networks in sight, asked for where one call cannot name all of the set that the view's order or text looks at; undefined where the page has
 * what it takes.
 */
export function useNetworkPage(
  name: string,
  lists: readonly SourceMembers[] | undefined,
  view: AsSetView,
): AsSetTabsProps['networkPage'] {
  const { tab, source, recursively, q, sort, page, pageSize } = view;
  const isLarge = tab === 'asn-members' && isByFacts(view) && networkMembers(lists ?? [], source).length > MOST_NAMED;
  const call = useIrr(
    asSetNetworkPage,
    isLarge
      ? {
          name,
          sources: source === null ? null : [source],
          recursively,
          q,
          sortBy: sort?.column ?? 'asn',
          order: sort?.order ?? 'asc',
          limit: pageSize,
          offset: Math.min((page - 1) * pageSize, MOST_SKIPPED),
        }
      : null,
    { keepPrevious: true },
  );
  if (!isLarge) return undefined;
  return faceOf(call, ({ setNetworks: { total, networks } }) => ({
    total,
    rows: networks.map(({ asn, sources, ...facts }) => ({ name: `AS${asn}`, sources, facts })),
  }));
}

/** GraphQL counts in 32 bits; no set is as large. */
const MOST_SKIPPED = 2 ** 31 - 1;
