import type { ListedPrefix } from '@routeglass/ui/PrefixTable';
import { useSearchParams } from 'react-router';
import { readHistory, writeHistory, type OpenHistory } from './historyAddress.ts';

/** The history that is open in the address, with functions to open another one and to close it. */
export function usePrefixHistories() {
  const [search, setSearch] = useSearchParams();
  const show = (opened: OpenHistory | null): void =>
    setSearch(writeHistory(opened, search), { preventScrollReset: true });
  const onOpenHistory = (
    { prefix, origin }: Pick<ListedPrefix, 'prefix'> & { readonly origin: Pick<ListedPrefix['origin'], 'asn'> },
    history: OpenHistory['history'],
  ): void => show({ history, prefix, origin: origin.asn });
  return { opened: readHistory(search), onOpenHistory, onClose: () => show(null) };
}
