import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../Box/Box.tsx';
import { Grid } from './Grid.tsx';

export default { component: Grid, tags: ['visual'], parameters: { picture: { width: 480 } } } satisfies Meta;

export const Cells: StoryObj = {
  render: () => (
    <Grid cell={120} gap={8}>
      {['one', 'two', 'three', 'four', 'five'].map((name) => (
        <Box key={name} background="infoSoft" padding={8} borderRadius="small">
          {name}
        </Box>
      ))}
    </Grid>
  ),
};
