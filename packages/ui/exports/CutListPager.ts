export { CutListPager, type CutListPagerProps } from '../src/widgets/CutListPager/CutListPager.tsx';
