import { alertWords } from '@routeglass/domain/alerts';
import { Button } from '../../primitives/Button/Button.tsx';
import { CopyButton } from '../../primitives/CopyButton/CopyButton.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Mono } from '../../primitives/Mono/Mono.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { AsLink } from '../AsLink/AsLink.tsx';
import type { AlertNetwork } from './alertNetwork.ts';

interface ExpectationsProps {
  readonly network: AlertNetwork;
  readonly onForget: (id: string) => void;
  readonly onRenewFeed: () => void;
}

const sources = { route: 'its routes', roa: 'a ROA', 'route-object': 'a route object' } as const;

/** What is known to be right of a network, and the secret address of its feed. */
export function Expectations({ network, onForget, onRenewFeed }: ExpectationsProps) {
  const { origins, upstreams, expected, feed } = network;
  return (
    <Stack gap={8}>
      <Text size={14}>These come from the loaded data and stay up to date by themselves.</Text>
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
        {upstreams.map((asn) => (
          <AsLink key={asn} asn={asn} />
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
      {feed !== null && (
        <Inline gap={8}>
          <Text as="span" size={14}>
            Feed (RSS): <Mono>{feed}</Mono>
          </Text>
          <CopyButton text={feed} label="Copy address of the feed" />
          <Button size="small" onPress={onRenewFeed}>
            Renew address
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
