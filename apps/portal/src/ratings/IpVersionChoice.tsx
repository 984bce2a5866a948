import { SegmentedControl } from '@routeglass/ui/SegmentedControl';
import type { IpVersion } from './address.ts';

const items = [
  { id: '4', name: 'IPv4' },
  { id: '6', name: 'IPv6' },
] as const;

interface IpVersionChoiceProps {
  readonly selected: IpVersion;
  readonly onSelect: (ip: IpVersion) => void;
}

/** The IP version to show: each has its own rating. */
export function IpVersionChoice({ selected, onSelect }: IpVersionChoiceProps) {
  return <SegmentedControl label="IP version" items={items} selected={selected} onSelect={onSelect} size="small" />;
}
