import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import { openApiPage } from '@routeglass/api-client/page/api';
import { Breadcrumbs } from '@routeglass/ui/Breadcrumbs';
import { Heading } from '@routeglass/ui/Heading';
import { Link } from '@routeglass/ui/Link';
import { PageContent } from '@routeglass/ui/Page';
import { Skeleton } from '@routeglass/ui/Skeleton';
import { Stack } from '@routeglass/ui/Stack';
import { Text } from '@routeglass/ui/Text';
import { lazy, Suspense } from 'react';
import { InBrowser } from '../../shell/InBrowser.tsx';
import { metaOf } from '../../wire/metaOf.ts';

export const meta = metaOf(openApiPage);

const Explorer = lazy(async () => ({ default: (await import('./Explorer.tsx')).Explorer }));

/** The API of this server, to read and to try. */
export default function OpenApi() {
  const mail = useCall(calls.siteContacts, {}).data?.contacts.find(({ href }) => href?.startsWith('mailto:'))?.href;
  return (
    <PageContent>
      <Stack gap={16}>
        <Breadcrumbs items={[{ name: 'Home', href: '/' }, { name: 'API' }]} />
        <Heading level={1}>API</Heading>
        <Text tone="muted">
          Calls that you try here go to this server. If you have an account, they carry your token in the header
          QRADAR-API-KEY.
          {mail !== undefined && (
            <>
              {' '}
              Questions? <Link href={mail}>Send email</Link>.
            </>
          )}
        </Text>
        <InBrowser>
          <Suspense fallback={<Skeleton shape="block" height="100vh" />}>
            <Explorer />
          </Suspense>
        </InBrowser>
      </Stack>
    </PageContent>
  );
}
