export { prefixTimeline } from '../../src/contract/prefix-timeline/prefixTimeline.ts';
