import type { DisclosureProps } from '@routeglass/ui/Disclosure';
import type { CSSProperties } from 'react';

const title: CSSProperties = { padding: '4px 8px', color: 'var(--rg-color-text-strong)', fontWeight: 500 };
const inside: CSSProperties = { padding: '8px 8px 16px 32px' };

/** The browser's own `details`, opened and closed by its title. */
export function Disclosure({ title: words, children }: Pick<DisclosureProps, 'title' | 'children'>) {
  return (
    <details>
      <summary style={title}>{words}</summary>
      <div style={inside}>{children}</div>
    </details>
  );
}
