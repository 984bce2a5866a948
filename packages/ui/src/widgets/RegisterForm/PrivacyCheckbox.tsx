import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { Link } from '../../primitives/Link/Link.tsx';

interface PrivacyCheckboxProps {
  readonly href: string;
  readonly isAccepted: boolean;
  readonly onChange: (isAccepted: boolean) => void;
}

/** Required to create an account. */
export function PrivacyCheckbox({ href, isAccepted, onChange }: PrivacyCheckboxProps) {
  return (
    <Checkbox isSelected={isAccepted} onChange={onChange}>
      I accept the{' '}
      <Link href={href} target="_blank">
        privacy policy
      </Link>
    </Checkbox>
  );
}
