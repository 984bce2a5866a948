import { Card } from '../../primitives/Card/Card.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { dataOf, type OpenFace } from '../Face/face.ts';
import { NoRoutesNotice } from '../NoRoutesNotice/NoRoutesNotice.tsx';
import * as styles from './AsOverviewCards.css.ts';
import type { AsOverview } from './asOverview.ts';
import { Neighbors } from './Neighbors.tsx';
import { RoaStates } from './RoaStates.tsx';
import { VersionCount } from './VersionCount.tsx';

export interface AsOverviewCardsProps {
  readonly asn: number;
  readonly overview: OpenFace<AsOverview>;
}

/** A network at a glance: what it announces, to whom it is tied, how well its routes are signed. */
export function AsOverviewCards({ asn, overview }: AsOverviewCardsProps) {
  if (overview.status === 'error') {
    return (
      <ErrorState title="The overview could not be loaded" {...(overview.onRetry && { onRetry: overview.onRetry })}>
        {overview.message}
      </ErrorState>
    );
  }
  const known = dataOf(overview);
  const withRoutes = known?.routesLoaded ?? true;

  return (
    <Stack gap={16}>
      {!withRoutes && <NoRoutesNotice subject={`AS${asn}`} />}
      <div className={styles.root}>
        <div className={styles.grid} aria-busy={known === undefined}>
          {withRoutes && (
            <>
              <Card title="Prefixes">
                <Stack gap={12}>
                  {' '}
                  <VersionCount count={known?.prefixes} />
                  {known?.prefixes.all === 0 && (
                    <Text tone="muted" size={13}>
                      Announces nothing in the loaded tables.
                    </Text>
                  )}
                </Stack>{' '}
              </Card>
              <Card title="BGP Neighbors">
                <Neighbors asn={asn} neighbors={known?.neighbors} />
              </Card>
              <Card title="ROA">
                <RoaStates roa={known?.roa} />
              </Card>
            </>
          )}
          <Card title="Registered ranges">
            <Stack gap={12}>
              {' '}
              <VersionCount count={known?.registeredRanges} />
              <Text tone="muted" size={13}>
                Address ranges that the registries give to AS{asn}.
              </Text>
            </Stack>{' '}
          </Card>
        </div>
      </div>
    </Stack>
  );
}
