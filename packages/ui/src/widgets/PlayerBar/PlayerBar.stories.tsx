import { previousPosition, routeStep } from '@routeglass/domain/player';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { hopOf } from '../RouteDiffList/RouteDiffList.fixtures.ts';
import { RouteDiffList } from '../RouteDiffList/RouteDiffList.tsx';
import { graphOfStep, longHistory } from '../RouteGraph/RouteGraph.fixtures.ts';
import { RouteGraph } from '../RouteGraph/RouteGraph.tsx';
import { VisibilityChart } from '../VisibilityChart/VisibilityChart.tsx';
import { available, counts, noEvents, start, week } from './PlayerBar.fixtures.ts';
import { PlayerBar } from './PlayerBar.tsx';

const meta = {
  component: PlayerBar,
  args: {
    history: { status: 'ready', data: week },
    position: start,
    step: 60,
    date: start,
    available,
    counts,
    startsPaused: true,
    onPositionChange: fn(),
    onStepChange: fn(),
    onDateChange: fn(),
    onClose: fn(),
  },
  render: function Live(args) {
    const [position, setPosition] = useState(args.position);
    const [step, setStep] = useState(args.step);
    const [date, setDate] = useState(args.date);
    return (
      <PlayerBar
        {...args}
        position={position}
        step={step}
        date={date}
        onPositionChange={(next) => (setPosition(next), args.onPositionChange(next))}
        onStepChange={(next) => (setStep(next), args.onStepChange(next))}
        onDateChange={(next) => (setDate(next), args.onDateChange(next))}
      />
    );
  },
} satisfies Meta<typeof PlayerBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onPositionChange).toHaveBeenCalledWith(start + 3_600_000);
    await userEvent.click(canvas.getByRole('button', { name: 'Increase step size' }));
    await expect(canvas.getByText('2 hours')).toBeVisible();
  },
};

/** Below one minute: each step goes to the next change. */
export const SingleEvent: Story = {
  args: { step: 1 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Decrease step size' }));
    await expect(canvas.getByText('Single event')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onPositionChange).toHaveBeenCalledWith(week.events[0]);
  },
};

export const Playing: Story = { args: { startsPaused: false } };

export const Loading: Story = { args: { history: { status: 'loading' } } };

export const Empty: Story = { args: { history: { status: 'ready', data: noEvents } } };

export const Failed: Story = {
  args: { history: { status: 'error', message: 'The server did not answer within 10 seconds.', onRetry: fn() } },
};

/** A page that hides Pro completely does not show the bar at all. */
export const Locked: Story = { args: { history: { status: 'locked' } } };

export const TooOld: Story = { args: { date: Date.parse('2020-01-01T00:00:00Z') } };

export const NotPast: Story = { args: { date: Date.parse('2027-01-01T00:00:00Z') } };

export const Narrow: Story = {
  args: { date: Date.parse('2020-01-01T00:00:00Z') },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
};

const played = longHistory(60, 30);
const window = { start: 0, end: 30 * 60_000, events: played.events.map((event) => event.time) };

/** As used on a page: the graph, the chart and the lists follow the position. */
export const WithGraph: Story = {
  render: function Page(args) {
    const [position, setPosition] = useState(0);
    const [step, setStep] = useState(args.step);
    const from = previousPosition(window, step, position) ?? -1;
    const graph = useMemo(() => graphOfStep(played.root, played.events, from, position), [from, position]);
    const routes = useMemo(() => routeStep(played.events, from, position), [from, position]);
    const { active, added, left } = routes;
    return (
      <Stack gap={16}>
        <RouteGraph
          graph={{ status: 'ready', data: graph }}
          prefix="10.1.0.0/16"
          hrefOf={(asn) => `#/as/${asn}`}
          toolbar={
            <PlayerBar
              {...args}
              history={{ status: 'ready', data: window }}
              position={position}
              onPositionChange={setPosition}
              step={step}
              onStepChange={setStep}
              counts={{ active: active.length, added: added.length, left: left.length }}
            />
          }
        />
        <VisibilityChart
          prefix="10.1.0.0/16"
          timeline={{ status: 'ready', data: window.events.map((time) => [time, 70 - ((time / 60_000) % 7)]) }}
          total={72}
          position={position}
          onSelectTime={setPosition}
        />
        <RouteDiffList step={{ status: 'ready', data: routes }} hopOf={hopOf} />
      </Stack>
    );
  },
  args: { step: 1 },
};
