import { suggestions } from '@routeglass/api-client/endpoint/suggestions';
import { useCall } from '@routeglass/api-client/hooks';
import { Banner } from '@routeglass/ui/Banner';
import { Button } from '@routeglass/ui/Button';
import { SearchBox } from '@routeglass/ui/SearchBox';
import { Stack } from '@routeglass/ui/Stack';
import { useState } from 'react';
import type { Attributes } from '../element/createElementClass.tsx';
import { useEmbed } from '../element/EmbedContext.ts';
import { failureWords } from '../element/failureWords.ts';
import { useOutcome } from '../element/useOutcome.ts';
import { searchResult } from '@routeglass/api-client/view';

export function SearchBoxView({ attributes }: { readonly attributes: Attributes<'size' | 'value'> }) {
  const embed = useEmbed();
  const [query, setQuery] = useState('');
  const call = useCall(suggestions, query === '' ? null : { query: { q: query } });
  useOutcome(true, call.error);
  return (
    <Stack gap={8}>
      <SearchBox
        suggestions={call.data?.map(searchResult) ?? []}
        isLoading={call.isLoading}
        hasFailed={call.error !== undefined}
        onQueryChange={setQuery}
        onNavigate={embed.go}
        size={attributes.size === 'hero' ? 'hero' : 'header'}
        defaultValue={attributes.value ?? ''}
      />
      {call.error && (
        <Banner
          tone="invalid"
          live
          title="Suggestions could not be loaded"
          actions={
            <Button size="small" onPress={call.retry}>
              Try again
            </Button>
          }
        >
          {failureWords(call.error, embed.api)}
        </Banner>
      )}
    </Stack>
  );
}
