export {
  CountryFilterPopover,
  type CountryFilterPopoverProps,
} from '../src/widgets/CountryFilterPopover/CountryFilterPopover.tsx';
export { NO_COUNTRY, type CountryCount } from '../src/widgets/CountryFilterPopover/countryDraft.ts';
