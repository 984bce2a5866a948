export { ApprovalBadge, type ApprovalBadgeProps } from '../src/widgets/ApprovalBadge/ApprovalBadge.tsx';
