import * as calls from '@routeglass/api-client/calls';
import type { IpFilter } from '@routeglass/api-client/contract';
import { useCall } from '@routeglass/api-client/hooks';
import { ddosAmplifiersPage, routingLoopsPage, vulnerablePortsPage } from '@routeglass/api-client/page/network';
import { hrefOf } from '@routeglass/api-client/pages';
import { Link } from '@routeglass/ui/Link';
import { Text } from '@routeglass/ui/Text';
import { activeFindings, type ScanSection, scanSections } from '../../wire/activeFindings.ts';

const pages = {
  'routing-loops': routingLoopsPage,
  'vulnerable-ports': vulnerablePortsPage,
  'ddos-amplifiers': ddosAmplifiersPage,
} as const satisfies Record<ScanSection, object>;

interface ActiveFindingsProps {
  readonly asn: number;
  readonly ip: IpFilter;
}

/** Active scan findings besides the incidents; the menu counts both. Empty if there are none. */
export function ActiveFindings({ asn, ip }: ActiveFindingsProps) {
  const scans = useCall(calls.scanOverview, { params: { asn }, query: ip === 'all' ? {} : { ip } });
  const findings = scans.data ? activeFindings(scans.data) : {};
  const found = scanSections.filter((section) => (findings[section] ?? 0) > 0);
  if (found.length === 0) return null;
  return (
    <Text size={14}>
      Active findings of scans:{' '}
      {found.map((section, index) => (
        <span key={section}>
          {index > 0 && ', '}
          <Link href={hrefOf(pages[section], { asn })}>
            {pages[section].label} ({findings[section]})
          </Link>
        </span>
      ))}
    </Text>
  );
}
