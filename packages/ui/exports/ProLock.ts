export { ProLock, type ProLockProps } from '../src/widgets/ProLock/ProLock.tsx';
export { lockedFilterText, lockedReportText, lockPlans, type LockPlan } from '../src/widgets/ProLock/lockTexts.ts';
