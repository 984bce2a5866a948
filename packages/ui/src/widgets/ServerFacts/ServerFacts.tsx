import { Banner } from '../../primitives/Banner/Banner.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Stat } from '../../primitives/Stat/Stat.tsx';
import { AbbreviatedNumber } from '../AbbreviatedNumber/AbbreviatedNumber.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import { dataOf, type OpenFace } from '../../facts/face.ts';
import { concernsOf, engineWords, type ServerState } from './serverState.ts';

export interface ServerFactsProps {
  readonly facts: OpenFace<ServerState>;
}

/** State of the server for administrators: problems first, then numbers. */
export function ServerFacts({ facts }: ServerFactsProps) {
  if (facts.status === 'error')
    return (
      <ErrorState title="The facts about the server could not be loaded" onRetry={facts.onRetry}>
        {facts.message}
      </ErrorState>
    );
  const state = dataOf(facts);
  const count = (value: number | undefined) => value !== undefined && <AbbreviatedNumber value={value} />;
  return (
    <Stack gap={16}>
      {state &&
        concernsOf(state).map(({ title, text }) => (
          <Banner key={title} tone="invalid" title={title}>
            {text}
          </Banner>
        ))}
      <Grid gap={24}>
        <Stat label="Running since" value={state && <DateTime value={state.started} />} />
        <Stat label="Database" value={state && engineWords[state.engine]} />
        <Stat label="Accounts" value={state && count(state.accounts)} />
        <Stat label="Administrators" value={state && count(state.administrators)} />
        <Stat label="Browsers signed in" value={state && count(state.sessions)} />
        <Stat
          label="Mail"
          value={state && (state.mail.goesTo === 'smtp' ? 'Mail server' : 'Outbox only')}
          note={state && `${state.mail.queued} queued`}
        />
        <Stat
          label="Jobs waiting"
          value={state && count(state.jobs.waiting)}
          note={state && `${state.jobs.dead} failed for good`}
        />
      </Grid>
    </Stack>
  );
}
