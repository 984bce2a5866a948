import {
  createClient,
  oneOrigin,
  readGiven,
  withGiven,
  type ApiFailure,
  type Client,
} from '@routeglass/api-client/client';
import { ApiProvider } from '@routeglass/api-client/hooks';
import type { SiteSettings } from '@routeglass/api-client/contract';
import { use, useMemo, type ReactNode } from 'react';
import { inOwnTask } from '../wire/inOwnTask.ts';
import { signingOut } from '../session/signingOut.ts';
import { AnswersToDraw, answersOfPage } from './answersOfPage.ts';
import { useSiteSettings } from './siteSettings.ts';

const given = readGiven(answersOfPage(), () => performance.now());
let client: Client | undefined;

/** In a browser, a client that first uses the answers sent with the page. On the server, one that sends no requests. */
function clientOf({ hosts }: SiteSettings): Client {
  const own = createClient({
    bases: { ...oneOrigin(), ...hosts },
    fetch: (address, request) => inOwnTask(() => fetch(address, request)),
  });
  if (typeof document === 'undefined') return own;
  client ??= signingOut(withGiven(own, given));
  return client;
}

interface DataProviderProps {
  readonly children: ReactNode;
  readonly onFailure?: (failure: ApiFailure) => void;
}

/** The portal's API client for the hooks below. All providers of the site share one memory of answers. */
export function DataProvider(props: DataProviderProps) {
  const answers = use(AnswersToDraw);
  const settings = useSiteSettings();
  const asked = useMemo(() => clientOf(settings), [settings]);
  const drawn = useMemo(() => answers && readGiven(answers), [answers]);
  return <ApiProvider client={asked} given={drawn ?? given} {...props} />;
}
