export { IpVersionTabs, type IpVersionTabsProps } from '../src/widgets/IpVersionTabs/IpVersionTabs.tsx';
export { ipVersionChoices, type IpVersionChoice } from '../src/facts/ipVersions.ts';
