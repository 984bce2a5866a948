import { useMemo } from 'react';
import { encode } from 'uqr';
import * as styles from './TwoFactorSetup.css.ts';

interface QrCodeProps {
  readonly text: string;
  /** Its content, for assistive technology. */
  readonly label: string;
}

/** A QR code: dark on light in every theme, as cameras expect. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = useMemo(() => encode(text, { border: 2 }), [text]);
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .filter(Boolean)
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className={styles.qr}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} className={styles.ground} />
      <path d={path} className={styles.modules} />
    </svg>
  );
}
