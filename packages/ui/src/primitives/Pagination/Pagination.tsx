import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import type { Ref } from 'react';
import { usePassedFocus } from '../Button/usePassedFocus.ts';
import type { Host } from '../closed.ts';
import { IconButton, type IconButtonProps } from '../IconButton/IconButton.tsx';
import { Select } from '../Select/Select.tsx';
import * as styles from './Pagination.css.ts';
import { pageWindow } from './pageWindow.ts';

/** Usual page sizes, in rows. */
export const pageSizes = [10, 20, 50, 100] as const;

export interface PaginationProps extends Host {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Number of all rows. */
  readonly total: number;
  readonly onPageChange: (page: number) => void;
  /** Adds the choice of page size. */
  readonly onPageSizeChange?: (pageSize: number) => void;
  /** Default 10, 20, 50, 100. */
  readonly sizes?: readonly number[] | undefined;
  /** Name of the list, for assistive technology. Default 'Pages'. */
  readonly label?: string;
  readonly ref?: Ref<HTMLElement>;
}

const number = new Intl.NumberFormat('en');

/** Which rows of how many are shown ('n – m of total'), and the buttons to the others. */
export function Pagination({
  page,
  pageSize,
  total,
  onPageChange,
  onPageSizeChange,
  sizes = pageSizes,
  label = 'Pages',
  ...props
}: PaginationProps) {
  const view = pageWindow(page, pageSize, total);
  const step = (name: string, icon: typeof ChevronLeft, to: number) => (
    <Step
      icon={icon}
      label={name}
      isDisabled={to === view.page || to < 1 || to > view.pages}
      onPress={() => onPageChange(to)}
    />
  );
  return (
    <nav {...props} aria-label={label} className={styles.root}>
      {onPageSizeChange && (
        <div className={styles.group}>
          <span aria-hidden>Rows per page</span>
          <Select
            label="Rows per page"
            hideLabel
            size="small"
            items={withSize(sizes, pageSize).map((size) => ({ id: size, name: String(size) }))}
            selected={pageSize}
            onSelect={onPageSizeChange}
          />
        </div>
      )}
      <div className={styles.group}>
        <span className={styles.range} aria-live="polite">
          {number.format(view.first)} – {number.format(view.last)} of {number.format(total)}
        </span>
        <div className={styles.steps}>
          {step('First page', ChevronFirst, 1)}
          {step('Previous page', ChevronLeft, view.page - 1)}
          {step('Next page', ChevronRight, view.page + 1)}
          {step('Last page', ChevronLast, view.pages)}
        </div>
      </div>
    </nav>
  );
}

/** Adds the current page size to the options: a URL or a prop may set any size. */
const withSize = (sizes: readonly number[], shown: number): readonly number[] =>
  sizes.includes(shown) ? sizes : [...sizes, shown].toSorted((one, other) => one - other);

type StepProps = Pick<IconButtonProps, 'icon' | 'label' | 'onPress'> & { readonly isDisabled: boolean };

/** The last page disables its next button; the focus then moves to the previous button. */
function Step(props: StepProps) {
  const passing = usePassedFocus(props, undefined);
  return <IconButton {...props} {...passing} size="small" />;
}
