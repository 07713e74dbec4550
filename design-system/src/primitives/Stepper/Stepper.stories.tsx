import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { longWords } from '../../internal/words.fixtures.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Stepper } from './Stepper.tsx';
import { t } from '../../internal/phrases.fixtures.ts';
import { said } from '../../internal/said.fixtures.ts';
import { stepperWords } from './Stepper.words.ts';

const meta = {
  title: 'Primitives/Stepper',
  component: Stepper,
  args: {
    label: t('Pirkimo žingsniai'),
    steps: [
      { id: 'cart', label: t('Krepšelis'), href: '#cart' },
      { id: 'payment', label: t('Mokėjimas') },
      { id: 'done', label: t('Patvirtinimas') },
    ],
    current: 'payment',
  },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only completed steps are links. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(second).toHaveAttribute('aria-current', 'step');
    await expect(first).not.toHaveAttribute('aria-current');
    await userEvent.tab();
    await expect(
      canvas.getByRole('link', { name: `${t('Krepšelis')} (${said(stepperWords, 'done')})` }),
    ).toHaveFocus();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap={24}>
      <Stepper {...args} current="cart" />
      <Stepper {...args} current="done" />
      <Stepper {...args} current={undefined} />
      <Stepper {...args} current={undefined} steps={[]} />
      <Stepper
        {...args}
        steps={[
          { id: 'cart', label: longWords.lt, href: '#cart' },
          { id: 'payment', label: longWords.ru },
        ]}
      />
    </Stack>
  ),
};
