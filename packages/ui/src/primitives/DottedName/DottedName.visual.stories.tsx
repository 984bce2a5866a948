import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/Text.tsx';
import { DottedName } from './DottedName.tsx';

export default { component: DottedName, tags: ['visual'] } satisfies Meta;

const address = 'network-operations@customers.provider.example';

export const Rooms: StoryObj = {
  render: () => (
    <>
      {[480, 200, 80].map((width) => (
        <div key={width} style={{ width, marginBottom: 16 }}>
          <Text>
            <DottedName>{address}</DottedName>
          </Text>
        </div>
      ))}
    </>
  ),
};
