import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { honeypot } from '../../facts/honeypot.ts';

/** A field that no one sees: a program that fills in all fields gives itself away. */
export function Honeypot() {
  return (
    <VisuallyHidden>
      <span aria-hidden>
        <input name={honeypot} type="text" tabIndex={-1} autoComplete="off" aria-label="Leave this empty" />
      </span>
    </VisuallyHidden>
  );
}
