export { DomainAccessList, type DomainAccessListProps } from '../src/widgets/DomainAccessList/DomainAccessList.tsx';
export { DomainRequestForm, type DomainRequestFormProps } from '../src/widgets/DomainAccessList/DomainRequestForm.tsx';
export type { OwnDomain } from '../src/widgets/DomainAccessList/ownDomain.ts';
