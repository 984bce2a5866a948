import { glossaryPage } from '@routeglass/api-client/page/glossary';
import { glossaryGroups } from '@routeglass/domain/glossary-terms';
import { Glossary as Terms } from '@routeglass/ui/Glossary';
import { Heading } from '@routeglass/ui/Heading';
import { PageContent } from '@routeglass/ui/Page';
import { Stack } from '@routeglass/ui/Stack';
import { Text } from '@routeglass/ui/Text';
import { metaOf } from '../../wire/metaOf.ts';

export const meta = metaOf(glossaryPage);

/** The meanings of the terms on all pages. */
export default function Glossary() {
  return (
    <PageContent>
      <Stack gap={24}>
        <Stack gap={4}>
          <Heading level={1}>Glossary</Heading>
          <Text tone="muted">The terms of Internet routing, as these pages use them.</Text>
        </Stack>
        <Terms groups={glossaryGroups} />
      </Stack>
    </PageContent>
  );
}
