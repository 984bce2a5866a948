import { DayPairPopover } from '@routeglass/ui/DayPairPopover';
import { useSearchParams } from 'react-router';
import { useLastMonths } from '../lastMonths.ts';
import { readDays, weekUntil, writeDays } from './comparison.ts';

/** Turns the comparison of two days on and off for a list. */
export function CompareDates({ asn }: { readonly asn: number }) {
  const [search, setSearch] = useSearchParams();
  const known = useLastMonths(asn);
  const days = readDays(search);
  const suggested = days ?? (known?.until === undefined ? null : weekUntil(known.until));
  const show = (next: typeof days) => setSearch(writeDays(next, search), { preventScrollReset: true });
  return <DayPairPopover value={days} suggested={suggested} onApply={show} onClear={() => show(null)} />;
}
