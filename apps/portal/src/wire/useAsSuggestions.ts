import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import type { AsPickerProps } from '@routeglass/ui/AsPicker';
import { useState } from 'react';

/** Props of a network picker: the networks found for the last searched text. */
export function useAsSuggestions(): Pick<AsPickerProps, 'suggestions' | 'isSearching' | 'onSearch'> {
  const [text, setText] = useState('');
  const found = useCall(calls.asSearch, text === '' ? null : { query: { q: text } });
  return {
    suggestions: found.data?.map(({ asn, as_name, sample }) => ({ asn, name: as_name, sample })) ?? [],
    isSearching: found.isLoading,
    onSearch: setText,
  };
}
