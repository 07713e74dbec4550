import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longWords } from '../../internal/words.fixtures.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Switch } from './Switch.tsx';
import { t } from '../../internal/phrases.fixtures.ts';

const meta = {
  title: 'Primitives/Switch',
  component: Switch,
  args: { label: t('Rodyti tik galiojančius'), onChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch', { name: t('Rodyti tik galiojančius') });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={4} align="start">
      <Switch label={t('Išjungta')} />
      <Switch label={t('Įjungta')} defaultChecked />
      <Switch label={t('Negalima keisti')} disabled />
      <Switch label={t('Įjungta ir negalima keisti')} disabled defaultChecked />
      <Switch label={longWords.lt} />
    </Stack>
  ),
};
