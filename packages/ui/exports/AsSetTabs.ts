export { AsSetTabs, type AsSetTabsProps } from '../src/widgets/AsSetTabs/AsSetTabs.tsx';
export {
  asSetPageSizes,
  asSetTabs,
  changedAsSetView,
  DEFAULT_AS_SET_PAGE_SIZE,
  type AsSetTab,
  type AsSetView,
} from '../src/widgets/AsSetTabs/asSetView.ts';
export { membersInOrder, networkMembers, setMembers } from '../src/widgets/AsSetTabs/asSetMembers.ts';
export type {
  AsSetLoop,
  AsSetObject,
  Member,
  MemberFacts,
  RawAsSet,
  SourceMembers,
} from '../src/widgets/AsSetTabs/asSet.ts';
