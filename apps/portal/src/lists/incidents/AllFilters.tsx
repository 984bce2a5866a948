import * as glossary from '@routeglass/domain/glossary';
import { FilterSelector } from '@routeglass/ui/FilterSelector';
import { VerdictControls } from '../routeFilters/VerdictControls.tsx';
import type { AllAddress } from './allAddress.ts';
import { severityOptions } from './severityOptions.ts';

const kinds = [
  { id: 'leak', name: 'Route leak' },
  { id: 'hijack', name: 'Hijack' },
  { id: 'bogon', name: 'Bogon' },
] as const;

interface AllFiltersProps {
  readonly address: AllAddress;
  /** Called with the changed filters. The list then goes to page 1. */
  readonly onNarrow: (change: Partial<AllAddress>) => void;
}

/** Filters of a list of incidents of every kind, besides state, IP version and text. */
export function AllFilters({ address, onNarrow }: AllFiltersProps) {
  return (
    <>
      <FilterSelector
        title="Kind"
        options={kinds}
        selected={address.kind || null}
        onChange={(kind) => onNarrow({ kind: kind ?? '' })}
      />
      <FilterSelector
        title="Severity"
        about={glossary.severity}
        options={severityOptions}
        selected={address.severity || null}
        onChange={(severity) => onNarrow({ severity: severity ?? '' })}
      />
      <VerdictControls filters={address} onNarrow={onNarrow} />
    </>
  );
}
