import type { Meta, StoryObj } from '@storybook/react-vite';
import { sentences } from '../../internal/words.fixtures.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Panel, panelTones } from './Panel.tsx';

const meta = {
  title: 'Primitives/Panel',
  component: Panel,
  args: { children: sentences.lt },
  argTypes: { tone: { control: 'select', options: panelTones } },
} satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: () => (
    <Stack>
      {panelTones.map((tone) => (
        <Panel key={tone} tone={tone}>
          <Text>{sentences.lt}</Text>
          <Text tone="muted">{sentences.lt}</Text>
        </Panel>
      ))}
    </Stack>
  ),
};
