import type { ReactNode, Ref } from 'react';

interface ProgressBarProps {
  readonly children: ReactNode;
  readonly className?: string;
  readonly id?: string;
  readonly 'data-testid'?: string;
  readonly 'aria-label'?: string;
  readonly isIndeterminate?: boolean;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Progress of unknown length. */
export function ProgressBar({ children, className, id, ref, ...props }: ProgressBarProps) {
  return (
    <div
      ref={ref}
      id={id}
      className={className}
      role="progressbar"
      aria-label={props['aria-label']}
      aria-valuemin={0}
      aria-valuemax={100}
      data-testid={props['data-testid']}
    >
      {children}
    </div>
  );
}
