import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import { pages, siteCommands } from '@routeglass/api-client/pages';
import { searchResult } from '@routeglass/api-client/view';
import { CommandPalette, type Command } from '@routeglass/ui/CommandPalette';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { readAsn } from '../address/asn.ts';
import { keepConvenience, readStored } from '../wire/browserStorage.ts';
import { DataProvider } from './DataProvider.tsx';
import { sayFailure, Snackbar } from './Snackbar.tsx';
import { readRecent, RECENT_STORAGE_KEY, withCommand } from './recentCommands.ts';

const sitePages = siteCommands(pages);

interface PaletteProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly pathname: string;
}

/** The command palette with the portal's suggestions and pages. */
export function Palette(props: PaletteProps) {
  return (
    <DataProvider onFailure={sayFailure}>
      <Bound {...props} />
      <Snackbar />
    </DataProvider>
  );
}

function Bound({ isOpen, onOpenChange, pathname }: PaletteProps) {
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const [recent, setRecent] = useState(() => readRecent(readStored(RECENT_STORAGE_KEY)));
  const { data, isLoading, error } = useCall(calls.suggestions, query === '' ? null : { query: { q: query } });
  const keep = (commands: readonly Command[]): void => {
    setRecent(commands);
    keepConvenience(RECENT_STORAGE_KEY, JSON.stringify(commands));
  };
  return (
    <CommandPalette
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      asn={readAsn(/^\/as\/(\d+)(?:\/|$)/.exec(pathname)?.[1])}
      sitePages={sitePages}
      recent={recent}
      onClearRecent={() => keep([])}
      suggestions={data?.map(searchResult) ?? []}
      isLoading={isLoading}
      hasFailed={error !== undefined}
      onQueryChange={setQuery}
      onChoose={(command) => {
        onOpenChange(false);
        keep(withCommand(recent, command));
        void navigate(command.href);
      }}
    />
  );
}
