import { useContext, type ReactNode, type Ref } from 'react';
import { TooltipContext } from './Tooltip.tsx';
import { useStates } from './useStates.ts';

interface ButtonProps {
  readonly children?: ReactNode | ((state: { readonly isPending: boolean }) => ReactNode);
  readonly className?: string;
  readonly id?: string;
  readonly 'data-testid'?: string;
  readonly 'aria-label'?: string;
  readonly isDisabled?: boolean;
  readonly isPending?: boolean;
  readonly type?: 'button' | 'submit' | 'reset';
  readonly onPress?: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** The browser's own button with react-aria's states. While disabled or waiting, it keeps the focus but cannot be pressed. */
export function Button({
  children,
  isDisabled = false,
  isPending = false,
  onPress,
  type = 'button',
  ...props
}: ButtonProps) {
  const states = useStates(isDisabled);
  const title = useContext(TooltipContext);
  const isDead = isDisabled || isPending;
  return (
    <button
      {...props}
      {...states}
      title={title}
      type={type === 'submit' ? 'submit' : 'button'}
      aria-disabled={isDead || undefined}
      data-pending={isPending || undefined}
      onClick={(event) => (isDead ? event.preventDefault() : onPress?.())}
    >
      {typeof children === 'function' ? children({ isPending }) : children}
    </button>
  );
}
