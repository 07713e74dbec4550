import type { Meta, StoryObj } from '@storybook/react-vite';
import { Panel } from '../Panel/Panel.tsx';
import { Stack } from './Stack.tsx';
import { t } from '../../internal/phrases.fixtures.ts';

const meta = {
  title: 'Primitives/Stack',
  component: Stack,
  args: {
    gap: 16,
    children: [t('Teorija'), t('Simuliacija'), t('Sertifikatas')].map((name) => (
      <Panel key={name}>{name}</Panel>
    )),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Centred: Story = { args: { align: 'centre', gap: 32 } };
