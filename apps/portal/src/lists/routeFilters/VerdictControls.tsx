import * as glossary from '@routeglass/domain/glossary';
import { FilterSelector } from '@routeglass/ui/FilterSelector';
import type { VerdictFilters } from './routeFilters.ts';

interface VerdictControlsProps {
  readonly filters: VerdictFilters;
  /** Called with the changed filters. The list then goes to page 1. */
  readonly onNarrow: (change: Partial<VerdictFilters>) => void;
}

const options = [
  { id: 'invalid', name: 'Invalid' },
  { id: 'unknown', name: 'Unknown' },
  { id: 'valid', name: 'Valid' },
] as const;

/** Filters by the verdicts on a list's prefixes. */
export function VerdictControls({ filters: { roa, routeObject }, onNarrow }: VerdictControlsProps) {
  return (
    <>
      <FilterSelector
        title="ROA"
        about={glossary.roa}
        options={options}
        selected={roa || null}
        onChange={(next) => onNarrow({ roa: next ?? '' })}
      />
      <FilterSelector
        title="Route Object"
        about={glossary.routeObject}
        options={options}
        selected={routeObject || null}
        onChange={(next) => onNarrow({ routeObject: next ?? '' })}
      />
    </>
  );
}
