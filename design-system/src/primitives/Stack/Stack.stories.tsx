import type { Meta, StoryObj } from '@storybook/react-vite';
import { Panel } from '../Panel/Panel.tsx';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'Primitives/Stack',
  component: Stack,
  args: {
    gap: 16,
    children: ['Teorija', 'Simuliacija', 'Pažymėjimas'].map((name) => <Panel key={name}>{name}</Panel>),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Centred: Story = { args: { align: 'centre', gap: 32 } };
