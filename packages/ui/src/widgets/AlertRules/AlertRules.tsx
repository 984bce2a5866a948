import {
  type AlertRule,
  alertWords,
  sourceOf,
  thresholdMost,
  thresholdName,
  thresholdsOf,
  urgentWords,
} from '@routeglass/domain/alerts';
import { Bell, BellOff } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Box } from '../../primitives/Box/Box.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { Disclosure } from '../../primitives/Disclosure/Disclosure.tsx';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { NumberField } from '../../primitives/NumberField/NumberField.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Switch } from '../../primitives/Switch/Switch.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import { MissingSource } from '../MissingSource/MissingSource.tsx';
import { Expectations } from './Expectations.tsx';
import { StopAlerts } from './StopAlerts.tsx';
import {
  allRules,
  type AlertNetwork,
  type AlertTrial,
  changed,
  countOn,
  type Replay,
  notReplayed,
  replayWords,
  rulesOn,
  sourceNameOf,
  trialWords,
} from './alertNetwork.ts';

export interface AlertRulesProps {
  readonly network: AlertNetwork;
  /** Where to request a trial. */
  readonly trialHref: string;
  readonly onSave: (rules: readonly AlertRule[]) => void;
  /** Asks what these rules would have sent. */
  readonly onReplay: (rules: readonly AlertRule[]) => void;
  readonly onStop: () => void;
  /** Removes an expectation, so that its alerts are sent again. */
  readonly onForget: (id: string) => void;
  readonly onRenewFeed: () => void;
  /** Result of the last replay. */
  readonly replay?: Replay | null;
  readonly isPending?: boolean;
  /** Whether the rules start expanded. Default true. */
  readonly defaultExpanded?: boolean;
}

/** The alert rules of one network, and what they would have sent. */
export function AlertRules({
  network,
  trialHref,
  onSave,
  onReplay,
  onStop,
  replay,
  isPending = false,
  defaultExpanded = true,
  ...on
}: AlertRulesProps) {
  const { asn, name, isWatched, trial } = network;
  const isOpen = trial.state === 'running';
  const [rules, setRules] = useState(() => allRules(network.rules));
  return (
    <Card
      level={3}
      title={name === null ? `AS${asn}` : `AS${asn} ${name}`}
      actions={
        <Badge tone={isWatched ? 'valid' : 'neutral'} icon={isWatched ? Bell : BellOff}>
          {isWatched ? 'Watched' : 'Not watched'}
        </Badge>
      }
    >
      <Stack gap={12}>
        <TrialNotice trial={trial} href={trialHref} />
        {network.missingSources.length > 0 && (
          <Banner tone="unknown" title={`No data for ${rulesOn(network.missingSources)}`}>
            <MissingSource source={network.missingSources.map(sourceNameOf)} />
          </Banner>
        )}
        <Disclosure level={4} title="Rules" note={<Badge>{countOn(rules)}</Badge>} defaultExpanded={defaultExpanded}>
          <Grid cell={400}>
            {rules.map((rule) => (
              <Rule
                key={rule.kind}
                rule={rule}
                hasData={!network.missingSources.includes(sourceOf(rule.kind))}
                onChange={(change) => setRules(changed(rules, rule.kind, change))}
              />
            ))}
          </Grid>
        </Disclosure>
        {replay && <ReplayResult replay={replay} rules={rules} />}
        <Inline gap={8}>
          <Button kind="primary" isPending={isPending} isDisabled={!isOpen} onPress={() => onSave(rules)}>
            {isWatched ? 'Save rules' : 'Turn on'}
          </Button>
          <Button isPending={isPending} onPress={() => onReplay(rules)}>
            Replay 30 days
          </Button>
          {isWatched && <StopAlerts asn={asn} isPending={isPending} onStop={onStop} />}
        </Inline>
        <Disclosure level={4} title="What is expected">
          <Expectations network={network} {...on} />
        </Disclosure>
      </Stack>
    </Card>
  );
}

/** Until when alerts are sent, or what they wait for. */
function TrialNotice({ trial, href }: { readonly trial: AlertTrial; readonly href: string }) {
  const words = trialWords(trial);
  if (words === null)
    return (
      <Text size={14} tone="muted">
        Trial until {trial.ends && <DateTime value={trial.ends} />}
      </Text>
    );
  return (
    <Banner tone="unknown" title={words}>
      {trial.state === 'none' && <Link href={href}>Request a trial</Link>}
    </Banner>
  );
}

interface RuleProps {
  readonly rule: AlertRule;
  /** Whether the source that the rule needs is loaded. */
  readonly hasData: boolean;
  readonly onChange: (change: Partial<Omit<AlertRule, 'kind'>>) => void;
}

function Rule({ rule, hasData, onChange }: RuleProps) {
  const { name, says } = alertWords[rule.kind];
  return (
    <Box borderTop="subtle" paddingTop={12}>
      <Stack gap={8}>
        <Inline gap={8}>
          <Switch isSelected={rule.isOn} onChange={(isOn) => onChange({ isOn })}>
            {name}
          </Switch>
          {!hasData && <Badge>No data</Badge>}
        </Inline>
        <Text size={14} tone="muted">
          {says}
        </Text>
        {rule.isOn && thresholdsOf(rule.kind).length > 0 && (
          <Grid cell={160} gap={8}>
            {thresholdsOf(rule.kind).map((threshold) => (
              <NumberField
                key={threshold}
                size="small"
                label={thresholdName(rule.kind, threshold)}
                aria-label={`${name}: ${thresholdName(rule.kind, threshold)}`}
                minValue={0}
                maxValue={thresholdMost[threshold]}
                value={rule[threshold]}
                hasSteppers={false}
                onChange={(value) => onChange({ [threshold]: Number.isNaN(value) ? 0 : value })}
              />
            ))}
          </Grid>
        )}
        {rule.isOn && (
          <Checkbox
            aria-label={`${name}: ${urgentWords}`}
            isSelected={rule.isUrgent}
            onChange={(isUrgent) => onChange({ isUrgent })}
          >
            {urgentWords}
          </Checkbox>
        )}
      </Stack>
    </Box>
  );
}

function ReplayResult({ replay, rules }: { readonly replay: Replay; readonly rules: readonly AlertRule[] }) {
  const left = notReplayed(rules);
  return (
    <Banner live title="Replay">
      <p>{replayWords(replay)}</p>
      {left !== null && <p>{left}</p>}
      {replay.examples.map(({ title, began }) => (
        <p key={title + began.getTime()}>
          <DateTime value={began} /> {title}
        </p>
      ))}
    </Banner>
  );
}
