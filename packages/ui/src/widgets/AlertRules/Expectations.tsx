import { alertWords } from '@routeglass/domain/alerts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { AsLink } from '../AsLink/AsLink.tsx';
import { FeedAddress } from './FeedAddress.tsx';
import type { AlertNetwork, OriginSource, UpstreamSource } from './alertNetwork.ts';

interface ExpectationsProps {
  readonly network: AlertNetwork;
  readonly onForget: (id: string) => void;
  readonly onRenewFeed: () => void;
}

const sources: Readonly<Record<OriginSource, string>> = {
  route: 'its routes',
  roa: 'a ROA',
  'route-object': 'a route object',
  'as-set': 'an AS-SET of this network',
};
const upstreamSources: Readonly<Record<UpstreamSource, string>> = {
  route: 'routes',
  'as-set': 'its AS-SET',
  policy: 'its registry lines',
};

/** What is expected of a network, and the secret URL of its feed. */
export function Expectations({ network, onForget, onRenewFeed }: ExpectationsProps) {
  const { origins, upstreams, expected, feed } = network;
  return (
    <Stack gap={8}>
      <Text size={14}>
        These come from the loaded data and stay up to date by themselves. You get no alert when a network in your
        AS-SET announces a more specific or becomes another origin, unless a ROA forbids it, and none about a new
        provider that names you in its AS-SET or registry lines.
      </Text>
      <Inline gap={8}>
        <Text as="span" size={14}>
          Origins:
        </Text>
        {origins.length === 0 && 'none known'}
        {origins.map(({ asn, source }) => (
          <Text as="span" size={14} key={`${asn} ${source}`}>
            <AsLink asn={asn} /> (by {sources[source]})
          </Text>
        ))}
      </Inline>
      <Inline gap={8}>
        <Text as="span" size={14}>
          Providers and peers:
        </Text>
        {upstreams.length === 0 && 'none known'}
        {upstreams.map(({ asn, sources: named }) => (
          <Text as="span" size={14} key={asn}>
            <AsLink asn={asn} /> (by {named.map((source) => upstreamSources[source]).join(', ')})
          </Text>
        ))}
      </Inline>
      {expected.map(({ id, kind, other, prefix }) => {
        const words = [alertWords[kind].name, prefix, other !== null && `AS${other}`].filter(Boolean).join(', ');
        return (
          <Inline key={id} gap={8}>
            <Text as="span" size={14}>
              Expected: {words}
            </Text>
            <Button size="small" aria-label={`Tell again: ${words}`} onPress={() => onForget(id)}>
              Tell again
            </Button>
          </Inline>
        );
      })}
      {feed !== null && <FeedAddress feed={feed} onRenew={onRenewFeed} />}
    </Stack>
  );
}
