import { createClient, readGiven, withGiven, type ApiFailure } from '@routeglass/api-client/client';
import { ApiProvider } from '@routeglass/api-client/hooks';
import { use, useMemo, type ReactNode } from 'react';
import { signingOut } from '../session/signingOut.ts';
import { AnswersToDraw, answersOfPage } from './answersOfPage.ts';

const given = readGiven(answersOfPage());
const client = signingOut(withGiven(createClient(), given, () => performance.now()));

interface DataProviderProps {
  readonly children: ReactNode;
  readonly onFailure?: (failure: ApiFailure) => void;
}

/** The portal's API client for the hooks below. Answers are remembered for the whole site, however many of these stand in it. */
export function DataProvider(props: DataProviderProps) {
  const answers = use(AnswersToDraw);
  const drawn = useMemo(() => answers && readGiven(answers), [answers]);
  return <ApiProvider client={client} given={drawn ?? given} {...props} />;
}
