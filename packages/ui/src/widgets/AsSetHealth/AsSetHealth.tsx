import { Check, CircleAlert, CircleHelp, Info, TriangleAlert } from 'lucide-react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Command } from '../../primitives/Code/Command.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import type { IconDrawing } from '../../primitives/Icon/Icon.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { Tone } from '../../tokens/roles.ts';
import { EvidencePopover } from '../EvidencePopover/EvidencePopover.tsx';
import type { OpenFace } from '../../facts/face.ts';
import { loadCommand, type SourceName, sourceWords } from '../../facts/sourceWords.ts';
import * as styles from './AsSetHealth.css.ts';
import { healthWords } from './healthWords.ts';
import type { HealthLevel, SetHealthReport } from './setHealthReport.ts';

export interface AsSetHealthProps {
  /** `AS64512:AS-CUSTOMERS`. */
  readonly asSet: string;
  /** One report per registry that has the set. */
  readonly health: OpenFace<readonly SetHealthReport[]>;
  /** The registry whose set is checked; null for all. */
  readonly source?: string | null;
  /** The source of which no real data is loaded, if that may be why no registry has the set. */
  readonly missingSource?: SourceName | undefined;
}

const looks: Readonly<Record<HealthLevel, { readonly tone: Tone; readonly icon: IconDrawing }>> = {
  ok: { tone: 'valid', icon: Check },
  unknown: { tone: 'neutral', icon: CircleHelp },
  info: { tone: 'info', icon: Info },
  low: { tone: 'info', icon: Info },
  medium: { tone: 'unknown', icon: TriangleAlert },
  high: { tone: 'invalid', icon: CircleAlert },
};

/** Usual widths of the badges, so that placeholders fill as many lines. */
const usualWidths = ['88px', '106px', '158px', '157px', '98px', '161px'];

function UsualBadges() {
  return (
    <Inline gap={8}>
      {usualWidths.map((width) => (
        <Skeleton key={width} shape="block" width={width} height="24px" />
      ))}
    </Inline>
  );
}

/** Problems that break filters built from an AS-SET: one badge per check, each with its evidence. */
export function AsSetHealth({ asSet, health, source = null, missingSource }: AsSetHealthProps) {
  if (health.status === 'error')
    return (
      <ErrorState size="line" title="Health check failed" onRetry={health.onRetry}>
        {health.message}
      </ErrorState>
    );
  if (health.status === 'loading')
    return (
      <div aria-busy>
        <Stack gap={8}>
          <Heading level={2} size={14}>
            Health
          </Heading>
          <UsualBadges />
        </Stack>
      </div>
    );
  const reports = health.data.filter((report) => source === null || report.source === source);
  return (
    <section aria-label={`Health of ${asSet}`}>
      <Stack gap={8}>
        <Heading level={2} size={14}>
          Health
        </Heading>
        {reports.length === 0 && (
          <div className={styles.room}>
            <div className={styles.unseen} aria-hidden>
              <Inline gap={8}>
                {usualWidths.map((width) => (
                  <span key={width} className={styles.place} style={{ inlineSize: width }} />
                ))}
              </Inline>
            </div>
            <div className={styles.inRoom}>
              <Text tone="muted" size={14}>
                {source !== null ? (
                  `${source} does not have this set.`
                ) : missingSource === undefined ? (
                  'No loaded registry has this set. Check the spelling, or search for part of the name.'
                ) : (
                  <>
                    No loaded registry has this set. Load {sourceWords[missingSource].file}:{' '}
                    <Command>{loadCommand([missingSource])}</Command>
                  </>
                )}
              </Text>
            </div>
          </div>
        )}
        {reports.map((report) => (
          <Inline key={report.source} gap={8}>
            {reports.length > 1 && (
              <Text tone="muted" size={14}>
                {report.source}
              </Text>
            )}
            {report.findings.map(({ check, level }) => {
              const { label, evidence } = healthWords(check, report, level);
              return (
                <EvidencePopover
                  key={check}
                  verdict={label}
                  subject={`Health of ${asSet} in ${report.source}`}
                  evidence={{ status: 'ready', data: evidence }}
                >
                  <Badge tone={looks[level].tone} icon={looks[level].icon}>
                    {label}
                  </Badge>
                </EvidencePopover>
              );
            })}
          </Inline>
        ))}
      </Stack>
    </section>
  );
}
