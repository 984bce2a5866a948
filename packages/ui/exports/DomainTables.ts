export { DomainTables, type DomainTablesProps } from '../src/widgets/DomainTables/DomainTables.tsx';
export {
  domainTabs,
  type DomainAddress,
  type DomainHost,
  type DomainRecords,
  type DomainTab,
} from '../src/widgets/DomainTables/domainRecords.ts';
