import { SegmentedControl } from '../../primitives/SegmentedControl/SegmentedControl.tsx';
import type { IpVersionChoice } from '../../facts/ipVersions.ts';

export interface IpVersionTabsProps {
  /** Default `all`. */
  readonly value?: IpVersionChoice;
  readonly onChange: (value: IpVersionChoice) => void;
}

const items: readonly { readonly id: IpVersionChoice; readonly name: string }[] = [
  { id: 'all', name: 'All' },
  { id: '4', name: 'IPv4' },
  { id: '6', name: 'IPv6' },
];

/** Filters by IP version. */
export function IpVersionTabs({ value = 'all', onChange }: IpVersionTabsProps) {
  return <SegmentedControl label="IP version" items={items} selected={value} onSelect={onChange} size="small" />;
}
