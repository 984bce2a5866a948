import type { IpFilter } from '@routeglass/api-client/contract';
import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import * as glossary from '@routeglass/domain/glossary';
import { PropagationFilterPopover } from '@routeglass/ui/PropagationFilterPopover';
import { RangeFilterPopover } from '@routeglass/ui/RangeFilterPopover';
import type { RouteFilters } from './routeFilters.ts';
import { VerdictControls } from './VerdictControls.tsx';

interface RouteFilterControlsProps {
  /** The network of the list: its world determines how far a route can spread. */
  readonly asn: number;
  readonly filters: RouteFilters;
  readonly ipVersion: IpFilter;
  /** Called with the changed filters. The list then goes to page 1. */
  readonly onNarrow: (change: Partial<RouteFilters>) => void;
  readonly isPro: boolean;
}

const LENGTHS = { '4': 32, '6': 128, all: 128 } as const;
const NO_COUNTS = { ipv4: 0, ipv6: 0, all: 0 };

/** Filters by the verdicts on a list's prefixes, by their length and by their propagation. */
export function RouteFilterControls({ asn, filters, ipVersion, onNarrow, isPro }: RouteFilterControlsProps) {
  const { prefixLength, propagation, relativePropagation } = filters;
  const counts = useCall(calls.propagationCounts, { query: { asn } });
  const spread = relativePropagation ?? propagation;
  return (
    <>
      <VerdictControls {...{ filters, onNarrow }} />
      <RangeFilterPopover
        title="Prefix length"
        about={glossary.prefixLength}
        min={0}
        max={LENGTHS[ipVersion]}
        tickStep={8}
        value={prefixLength}
        onApply={(range) => onNarrow({ prefixLength: range })}
        onClear={() => onNarrow({ prefixLength: null })}
        isLocked={!isPro}
      />
      <PropagationFilterPopover
        counts={counts.data ?? NO_COUNTS}
        ipVersion={ipVersion}
        value={spread && { range: spread, isRelative: relativePropagation !== null }}
        onApply={({ range, isRelative }) =>
          onNarrow({ propagation: isRelative ? null : range, relativePropagation: isRelative ? range : null })
        }
        onClear={() => onNarrow({ propagation: null, relativePropagation: null })}
        isLocked={!isPro}
      />
    </>
  );
}
