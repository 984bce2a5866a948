import { createRoot } from 'react-dom/client';
import '../../../packages/ui/src/css/fonts.ts';
import { CountryFilterPopover } from '../../../packages/ui/exports/CountryFilterPopover.ts';
import { ThemeProvider } from '../../../packages/ui/exports/ThemeProvider.ts';
import { loadFlags } from '../../../packages/ui/src/primitives/Flag/flags.ts';
import { manyCountries } from '../../../packages/ui/src/widgets/CountryFilterPopover/CountryFilterPopover.fixtures.ts';

/** `?countries=<count>`; the flags are already loaded, as on a page that shows some. */
const count = Number(new URLSearchParams(location.search).get('countries') ?? 250);
const countries = manyCountries(count);
await loadFlags();

createRoot(document.querySelector('#root')!).render(
  <ThemeProvider>
    <CountryFilterPopover
      countries={{ status: 'ready', data: countries }}
      selected={['DE', 'NL']}
      isPro
      onCommit={() => undefined}
    />
  </ThemeProvider>,
);
