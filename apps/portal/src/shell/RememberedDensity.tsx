import { DensityContext, type Density } from '@routeglass/ui/DataTableDensity';
import { useMemo, useState, type ReactNode } from 'react';
import { keepConvenience, readStored } from '../wire/browserStorage.ts';
import { useBrowser } from './useBrowser.ts';

const KEY = 'convenience.table-density';

/** Gives tables the density last chosen in this browser. */
export function RememberedDensity({ children }: { readonly children: ReactNode }) {
  const isBrowser = useBrowser();
  const [chosen, setChosen] = useState<Density>();
  const density = chosen ?? (isBrowser && readStored(KEY) === 'compact' ? 'compact' : 'comfortable');
  const value = useMemo(
    () => ({
      density,
      onDensityChange: (next: Density) => {
        keepConvenience(KEY, next);
        setChosen(next);
      },
    }),
    [density],
  );
  return <DensityContext value={value}>{children}</DensityContext>;
}
