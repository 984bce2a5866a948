export { Pagination, pageSizes, type PaginationProps } from '../src/primitives/Pagination/Pagination.tsx';
export { pageWindow, type PageWindow } from '../src/primitives/Pagination/pageWindow.ts';
