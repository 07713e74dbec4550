import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Kbd } from './Kbd.tsx';
import { t } from '../../internal/phrases.fixtures.ts';

const meta = {
  title: 'Primitives/Kbd',
  tags: ['new'],
  component: Kbd,
  args: { keys: ['Ctrl', 'K'] },
} satisfies Meta<typeof Kbd>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InText: Story = {
  render: () => (
    <Stack gap={12}>
      <Text>
        {t('Komandos atsiveria klavišais')} <Kbd keys={['Ctrl', 'K']} />
        {t(', pranešimai –')} <Kbd keys={['F8']} />.
      </Text>
    </Stack>
  ),
};
