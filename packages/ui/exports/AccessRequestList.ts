export {
  AccessRequestList,
  type AccessRequestListProps,
  type OwnAccess,
} from '../src/widgets/AccessRequestList/AccessRequestList.tsx';
