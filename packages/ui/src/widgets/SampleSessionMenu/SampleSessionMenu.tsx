import { FlaskConical } from 'lucide-react';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import { sampleSessionChoices, type SampleSessionChoice } from './sampleSessionChoices.ts';

export interface SampleSessionMenuProps {
  /** Whose view of the demo data is shown. */
  readonly session: SampleSessionChoice;
  readonly onChange: (session: SampleSessionChoice) => void;
}

/** Chooses whose view of the demo data is shown: for development and tests, only on servers with demo data. */
export function SampleSessionMenu({ session, onChange }: SampleSessionMenuProps) {
  return (
    <Menu
      label="Sample session"
      placement="bottom end"
      trigger={
        <IconButton
          icon={FlaskConical}
          label={`Sample session: ${sampleSessionChoices[session].name}`}
          tooltipPlacement="bottom"
        />
      }
      sections={[
        {
          name: 'Sample session',
          items: Object.entries(sampleSessionChoices).map(([id, words]) => ({ id, ...words })),
        },
      ]}
      selected={session}
      onSelect={(id) => id !== session && onChange(id as SampleSessionChoice)}
    />
  );
}
