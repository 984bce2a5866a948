export { Tabs, type TabItem, type TabsProps } from '../src/primitives/Tabs/Tabs.tsx';
