import { asSetDescribed } from '@routeglass/api-client/irr';
import { useIrr } from '@routeglass/api-client/hooks';
import type { AsSetTabsProps, AsSetView } from '@routeglass/ui/AsSetTabs';
import { faceOf } from '../../wire/face.ts';

/** Sets whose description matches the view's text, found by searching the registries. Undefined if there is nothing to search. */
export function useDescribedSets(
  name: string,
  { tab, q, recursively, source }: AsSetView,
): AsSetTabsProps['described'] {
  const asks = tab === 'as-set-members' && q !== '';
  const call = useIrr(
    asSetDescribed,
    asks ? { name, sources: source === null ? null : [source], recursively, q } : null,
  );
  return asks ? faceOf(call, ({ setsDescribed }) => new Set(setsDescribed)) : undefined;
}
