import { FlaskConical } from 'lucide-react';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import { sampleSessionChoices, type SampleSessionChoice } from './sampleSessionChoices.ts';

export interface SampleSessionMenuProps {
  /** As whom the sample is looked at. */
  readonly session: SampleSessionChoice;
  readonly onChange: (session: SampleSessionChoice) => void;
}

/** As whom a person looks at the sample: for development and tests, on servers with sample data alone. */
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
