export { VisitTable, type VisitTableProps, type VisitView } from '../src/widgets/VisitTable/VisitTable.tsx';
export { visitSpans, type Visit, type VisitEvent, type VisitSpan } from '../src/widgets/VisitTable/visit.ts';
