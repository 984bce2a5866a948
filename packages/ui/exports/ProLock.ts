export { ProLock, type ProLockProps } from '../src/widgets/ProLock/ProLock.tsx';
export { lockedFilterText, lockedReportText, lockPlans, type LockPlan } from '../src/facts/lockTexts.ts';
