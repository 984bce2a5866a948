import * as glossary from '@routeglass/domain/glossary';
import { FilterSelector } from '@routeglass/ui/FilterSelector';
import type { VerdictFilters } from './routeFilters.ts';

interface VerdictControlsProps {
  readonly filters: VerdictFilters;
  /** Told what changes; it leads to page 1. */
  readonly onNarrow: (change: Partial<VerdictFilters>) => void;
}

const options = [
  { id: 'invalid', name: 'Invalid' },
  { id: 'unknown', name: 'Unknown' },
  { id: 'valid', name: 'Valid' },
] as const;

/** What narrows a list by the verdicts on its prefixes. */
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
